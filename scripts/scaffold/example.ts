import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../../lib/content/site'
import { placeholder } from '../../lib/content/unfinished'
import { games, type Game } from '../../lib/content/vocabulary'
import { didYouMean } from '../../lib/content/problem'
import { prefixes, refuse, type Asked, type Scaffold } from './ask'

/** A worked example of a ruling as a draft: a file that stands in no list yet, and so on no page. */
export const scaffoldExample = (site: Site, folder: string, id: string | undefined, asked: Asked): Scaffold => {
  const ruling = site.rulings.get(id ?? '')
  if (ruling === undefined)
    return refuse(
      id === undefined ? 'Which ruling does the example show?' : `There is no ruling «${id}».`,
      (id && didYouMean(id, site.rulings.keys())) ?? 'npm run new -- example ygo-fd-22',
    )
  const shelf = games.find((game) => ruling.entry.startsWith(`${game}/`))
  if (shelf === undefined)
    return refuse(`${ruling.id} is of no game.`, 'choose a ruling of one game: examples are played')
  if (asked.slug !== undefined && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(asked.slug))
    refuse(`«${asked.slug}» is no slug.`, '--slug with a-z, 0-9 and - only')
  const taken = (name: string) => existsSync(join(folder, shelf, 'examples', `${name}.ts`))
  const named = asked.slug === undefined ? undefined : `${prefixes[shelf]}-${asked.slug}`
  if (named !== undefined && taken(named)) refuse(`${named} is there already.`, '--slug another-one')
  const name = named ?? freeName(`${ruling.id}-example`, taken)
  return {
    files: { [`${shelf}/examples/${name}.ts`]: textOf(name, ruling.id, smallest[shelf]) },
    next: [
      `write the position, the steps and what is marked ${placeholder}`,
      `add it to content/${shelf}/examples/index.ts, and ${name} to the «examples» of ${ruling.id}: until then it is on no page`,
      `npm run unit -- content/${shelf}`,
    ],
  }
}

const freeName = (name: string, taken: (name: string) => boolean): string => {
  if (!taken(name)) return name
  let number = 2
  while (taken(`${name}-${number}`)) number++
  return `${name}-${number}`
}

const variableOf = (name: string): string => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** The smallest example of a game that comes out, in the words of its `writing.ts`. */
type Smallest = {
  readonly type: string
  readonly helpers: readonly string[]
  readonly start: string
  readonly action: string
  readonly fact: string
}

const smallest: Readonly<Record<Game, Smallest>> = {
  yugioh: {
    type: 'YugiohExample',
    helpers: ['change'],
    start: "position(mine('monster', 'celtic-guardian'))",
    action: "change('monster')",
    fact: "{ 'monster.stance': 'face-up-defense' }",
  },
  'duel-masters': {
    type: 'DuelMastersExample',
    helpers: ['next'],
    start: "position(mine('creature', 'urth'))",
    action: 'next()',
    fact: "{ step: 'attack' }",
  },
  magic: {
    type: 'MagicExample',
    helpers: ['cloaked', 'lands', 'turnUp'],
    start: "position(mine('creature', 'runeclaw-bear', cloaked), lands('forest', 2))",
    action: "turnUp('creature')",
    fact: "{ 'creature.face': 'front' }",
  },
}

const textOf = (name: string, ruling: string, { type, helpers, start, action, fact }: Smallest): string => {
  const names = [...helpers, 'deciding', 'mine', 'position', 't', 'yes'].toSorted()
  return `import { ${names.join(', ')}, type ${type} } from './writing'

export const ${variableOf(name)}: ${type} = {
  id: '${name}',
  title: t('${placeholder}', '${placeholder}'),
  text: t('${placeholder}: 何が置かれていて、何を問うか。', '${placeholder}: what lies there, and what is asked.'),
  start: ${start},
  steps: [
    deciding(
      yes(
        ${action},
        '${placeholder}: ここで起こること。',
        '${placeholder}: what happens here.',
        [], // what must be among the rulings cited: '${ruling}'
        ${fact},
      ),
    ),
  ],
  branches: [],
}
`
}
