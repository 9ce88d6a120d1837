import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../../lib/content/site'
import { placeholder } from '../../lib/content/unfinished'
import { games, groups, type Game } from '../../lib/content/vocabulary'
import { oneOf, refuse, type Asked, type Scaffold } from './ask'

/** A term or a card as a draft: two files, in which what nobody but the author knows is marked. */
export const scaffoldEntry = (
  site: Site,
  folder: string,
  type: 'terms' | 'cards',
  game: string | undefined,
  asked: Asked,
  today: string,
): Scaffold => {
  const shelf = oneOf('game', game, games)
  const { ja, en } = asked
  if (!ja || !en) return refuse('An entry has a name in both languages.', '--ja 名前 --en "Name", as printed')
  for (const name of [ja, en]) {
    const known = site.names.resolve(type === 'cards' ? `${shelf}:《${name}》` : `${shelf}:${name}`, shelf)
    if ('found' in known)
      refuse(`«${name}» is there already: ${known.found.key}.`, `add to it: npm run new -- ruling ${known.found.key}`)
  }
  const reading = asked.reading ?? (/^[\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/u.test(ja) ? ja : undefined)
  if (reading === undefined) return refuse(`How is «${ja}» read?`, '--reading よみ, the whole name in kana')
  const slug = asked.slug ?? slugOf(en)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) refuse(`«${slug}» is no slug.`, '--slug with a-z, 0-9 and - only')
  for (const other of ['terms', 'cards', 'topics'])
    if (existsSync(join(folder, shelf, other, `${slug}.ja.mdx`)))
      refuse(`The slug «${slug}» is taken in ${shelf}/${other}.`, '--slug another-one')

  const data = [
    `names: { ja: ${yaml(ja)}, en: ${yaml(en)} }`,
    `reading: ${yaml(reading)}`,
    ...(type === 'terms' ? [`group: ${oneOf('group (--group)', asked.group, groups)}`] : []),
    `updated: ${today}`,
    'draft: true # take this line away when all is written',
    ...(type === 'cards' ? [`card: ${cardFacts[shelf](yaml(ja), yaml(en))}`] : []),
  ]
  const others = type === 'terms' ? games.filter((other) => other !== shelf) : []
  const text = (words: readonly [definition: string, counterpart: string]) =>
    [
      `${placeholder}: ${words[0]}`,
      ...others.map((other) => `<Counterpart game="${other}">\n${placeholder}: ${words[1]}\n</Counterpart>`),
    ].join('\n\n')
  const words = type === 'terms' ? termWords : cardWords
  const path = `${shelf}/${type}/${slug}`
  return {
    files: {
      [`${path}.ja.mdx`]: `---\n${data.join('\n')}\n---\n\n${text(words.ja)}\n`,
      [`${path}.en.mdx`]: `${text(words.en)}\n`,
    },
    next: [`write what is marked ${placeholder} in both files`, 'take the line «draft: true» away', 'npm run check'],
  }
}

const termWords = {
  ja: ['何であるか、いつ問題になるか、何と混同しやすいか（1～4文）。', '同じ点と違う点。項目があれば to="…" を足す。'],
  en: [
    'what it is, when it matters, what it is easily mixed up with (one to four sentences).',
    'what is the same there and what is not; add to="…" where there is an entry.',
  ],
} as const
const cardWords = {
  ja: ['カードが何をするか、自分の言葉で。', ''],
  en: ['what the card does, in our own words.', ''],
} as const

/** The fewest facts that a card of a game can have. What is printed on it is for the author to fill in. */
const cardFacts: Readonly<Record<Game, (ja: string, en: string) => string>> = {
  yugioh: () => `{ kind: Spell, property: Normal } # ${placeholder}: as printed`,
  'duel-masters': (ja, en) =>
    `\n  faces:\n    - { names: { ja: ${ja}, en: ${en} }, cardType: creature, unknown: true } # ${placeholder}: as printed`,
  magic: () => `{ manaCost: null, types: [Instant] } # ${placeholder}: as printed`,
}

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const yaml = (text: string): string => (/^[\p{L}\p{N}][\p{L}\p{N} ー・-]*$/u.test(text) ? text : JSON.stringify(text))
