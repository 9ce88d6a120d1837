import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../../lib/content/site'
import { placeholder } from '../../lib/content/unfinished'
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
  const shelf = ruling.entry.slice(0, ruling.entry.indexOf('/')) as keyof typeof prefixes
  const template = templates[shelf]
  if (template === undefined)
    return refuse(`There is no sample of an example of ${shelf}.`, 'begin with a copy of a file in its folder examples')
  if (asked.slug !== undefined && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(asked.slug))
    refuse(`«${asked.slug}» is no slug.`, '--slug with a-z, 0-9 and - only')
  const taken = (name: string) => existsSync(join(folder, shelf, 'examples', `${name}.ts`))
  const named = asked.slug === undefined ? undefined : `${prefixes[shelf]}-${asked.slug}`
  if (named !== undefined && taken(named)) refuse(`${named} is there already.`, '--slug another-one')
  const name = named ?? freeName(`${ruling.id}-example`, taken)
  return {
    files: { [`${shelf}/examples/${name}.ts`]: template(name, ruling.id) },
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

/** For each game whose examples are written in `writing.ts`: the smallest example that comes out. */
const templates: Readonly<Partial<Record<keyof typeof prefixes, (name: string, ruling: string) => string>>> = {
  yugioh: (name, ruling) => `import { change, deciding, mine, position, t, yes, type YugiohExample } from './writing'

export const ${variableOf(name)}: YugiohExample = {
  id: '${name}',
  title: t('${placeholder}', '${placeholder}'),
  text: t('${placeholder}: 何が置かれていて、何を問うか。', '${placeholder}: what lies there, and what is asked.'),
  start: position(mine('monster', 'celtic-guardian')),
  steps: [
    deciding(
      yes(
        change('monster'),
        '${placeholder}: ここで起こること。',
        '${placeholder}: what happens here.',
        [], // what must be among the rulings cited: '${ruling}'
        { 'monster.stance': 'face-up-defense' },
      ),
    ),
  ],
  branches: [],
}
`,
}
