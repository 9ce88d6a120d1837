import { parseArgs } from 'node:util'
import { games, type Game } from '../../content/vocabulary'
import { kinds, type Kind } from '../detect'
import { encodings, type Encoding } from '../encoding'
import { entryTypes, type ImportType } from '../output/build'
import { printable } from '../report'

export const usage = `npm run import -- <file or folder> [options]

Turns a wiki page or a rulings file into the draft of an entry, and names every sentence that no ruling holds.
A folder is a wiki: each .txt and .json file in it is a page.

  --game <game>        ${games.join(' | ')}
                       (told by the page; to be named where the page does not tell)
  --type <type>        ${entryTypes.join(' | ')} (told by the page)
  --kind <kind>        ${kinds.join(' | ')} (detected)
  --encoding <name>    ${encodings.join(' | ')} (detected)
  --source <id>        what the rulings are quoted from: an id in content/<game>/sources.yaml (imported)
  --slug <slug>        name of the draft: a-z, 0-9 and - (from the file's name)
  --out <folder>       where drafts go: <folder>/<game>/<type>/<slug>.ja.mdx and .en.mdx (imported)
  --against <file>     import again: the .ja.mdx of the entry made from an earlier state of the source
                       (the draft of that name in the output folder, if there is one)
  --report <file>      the report as JSON: an object; for a folder a list
  --dry-run            write nothing but the report
  --all                name also the sentences that rulings hold
  --updated <day>      the day for the field «updated» (today)
  --help               this text

Import again shows what is new, changed and gone, sentence by sentence, and writes the merged entry: ids and texts stay,
new rulings are added as drafts, hints stand as comments in its front matter. An entry that is published is never
written over: its merged draft goes to the output folder.

For example
  npm run import -- page.txt --dry-run                     look first: what would become of it
  npm run import -- page.txt --source our-wiki             then write the draft
  npm run import -- wiki/ --game duel-masters --encoding euc-jp --report report.json
  npm run import -- page.txt --against content/yugioh/terms/face-down.ja.mdx

Exit codes: 0 done; 1 a file was refused or not written (named with line, column and what to do); 2 a wrong call.`

export type Options = {
  readonly input: string
  readonly game?: Game
  readonly type?: ImportType
  readonly kind?: Kind
  readonly encoding?: Encoding
  readonly source: string
  readonly slug?: string
  readonly out: string
  readonly against?: string
  readonly report?: string
  readonly dryRun: boolean
  readonly all: boolean
  readonly updated: string
}

/** A call that cannot be done; the message says why. */
export type WrongCall = { readonly wrong: string }

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const

/** Reads the command line; `help` where that is asked for. */
export const readOptions = (args: readonly string[], today: string): Options | WrongCall | 'help' => {
  let call
  try {
    call = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        game: text,
        type: text,
        kind: text,
        encoding: text,
        source: text,
        slug: text,
        out: text,
        against: text,
        report: text,
        updated: text,
        'dry-run': flag,
        all: flag,
        help: flag,
      },
    })
  } catch (error) {
    return { wrong: (error as Error).message.split('\n')[0]! }
  }
  const { values, positionals } = call
  if (values.help) return 'help'
  if (positionals.length !== 1) return { wrong: `Name one file or folder; found ${positionals.length}.` }
  const wrong = [
    wrongChoice('game', values.game, games),
    wrongChoice('type', values.type, entryTypes),
    wrongChoice('kind', values.kind, kinds),
    wrongChoice('encoding', values.encoding, encodings),
    wrongForm('updated', values.updated, /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'a day such as 2026-11-30'),
    wrongForm('source', values.source, /^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id of a-z, 0-9 and -'),
    wrongForm('slug', values.slug, /^[a-z0-9]+(-[a-z0-9]+)*$/, 'a name of a-z, 0-9 and -'),
  ].find((one) => one !== undefined)
  if (wrong !== undefined) return { wrong }
  const { game, type, kind, encoding, slug, against, report } = values
  return {
    input: positionals[0]!,
    ...(game === undefined ? {} : { game: game as Game }),
    ...(type === undefined ? {} : { type: type as ImportType }),
    ...(kind === undefined ? {} : { kind: kind as Kind }),
    ...(encoding === undefined ? {} : { encoding: encoding as Encoding }),
    ...(slug === undefined ? {} : { slug }),
    ...(against === undefined ? {} : { against }),
    ...(report === undefined ? {} : { report }),
    source: values.source ?? 'imported',
    out: values.out ?? 'imported',
    dryRun: values['dry-run'],
    all: values.all,
    updated: values.updated ?? today,
  }
}

const wrongChoice = (name: string, value: string | undefined, of: readonly string[]): string | undefined =>
  value === undefined || of.includes(value) ? undefined : `--${name} takes ${of.join(', ')}; found ${printable(value)}.`

const wrongForm = (name: string, value: string | undefined, form: RegExp, wanted: string): string | undefined =>
  value === undefined || form.test(value) ? undefined : `--${name} takes ${wanted}; found ${printable(value)}.`
