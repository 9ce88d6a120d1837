import { parseArgs } from 'node:util'
import type { Site } from '../../lib/content/site'
import { games, groups, rulingKinds } from '../../lib/content/vocabulary'
import { options, Refusal, refuse, type Scaffold } from './ask'
import { scaffoldEntry } from './entry'
import { scaffoldExample } from './example'
import { scaffoldRuling } from './ruling'

export const usage = `npm run new -- ruling <game/entry>   a ruling in an entry, with the next free id
                      [--kind ${rulingKinds.join(' | ')}]
                      [--source <id>] [--date <as the source gives it>] [--under <id of a heading>]
npm run new -- term <game> --ja <name> --en <name> --group <${groups.join(' | ')}>
npm run new -- card <game> --ja <name> --en <name>
                      [--reading <kana>] [--slug <a-z, 0-9 and ->]
npm run new -- example <ruling> [--slug <a-z, 0-9 and ->]

<game> is ${games.join(', ')}. What is made is a draft: checked, and on no page until its line «draft: true» is taken away.
Exit codes: 0 made; 1 the content has problems already; 2 wrong call.`

const text = { type: 'string' } as const

/** What a call asks for. */
export const readCall = (args: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...(Object.fromEntries(options.map((option) => [option, text])) as Record<
          (typeof options)[number],
          typeof text
        >),
        content: { ...text, default: 'content' },
        help: { type: 'boolean', default: false },
      },
    })
    const [what, of, ...more] = positionals
    if (more.length > 0) refuse(`Not understood: ${more.join(' ')}`, 'put names in quotes: --en "Book of Moon"')
    return { what, of, values }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal((error as Error).message)
  }
}

type Begun = Pick<ReturnType<typeof readCall>, 'what' | 'of'> & {
  readonly values: Parameters<typeof scaffoldExample>[3]
}

/** What is to be written for a call, in a folder of content that was read without problems. */
export const begin = ({ what, of, values }: Begun, site: Site, folder: string, today: string): Scaffold => {
  switch (what) {
    case 'ruling':
      return scaffoldRuling(site, folder, of, values, today)
    case 'term':
      return scaffoldEntry(site, folder, 'terms', of, values, today)
    case 'card':
      return scaffoldEntry(site, folder, 'cards', of, values, today)
    case 'example':
      return scaffoldExample(site, folder, of, values)
    default:
      return refuse(`There is no «${what}» to begin.`, 'one of ruling, example, card, term')
  }
}
