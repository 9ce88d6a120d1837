import { notFound } from 'next/navigation'
import { bookFile, exampleFile, type Book, type PlayFile } from '@/components/stepper/book'
import { entryPath } from '@/components/site/paths'
import { examples } from '@/content/examples'
import { getSite } from '@/lib/content'
import { games, languages, type Game, type Language } from '@/lib/content/vocabulary'

export const dynamic = 'force-static'
export const dynamicParams = false

const bookOf = (game: Game, language: Language): Book => {
  const site = getSite()
  return {
    rulings: Object.fromEntries(
      [...site.rulings.values()]
        .filter((ruling) => ruling.entry.startsWith(`${game}/`))
        .map((ruling) => [
          ruling.id,
          { path: entryPath(language, ruling.entry, ruling.id), text: ruling.text[language].plain },
        ]),
    ),
    cards: Object.fromEntries(
      [...site.entries.values()]
        .filter((entry) => entry.shelf === game && entry.type === 'card')
        .map((entry) => [entry.slug, entryPath(language, entry.key)]),
    ),
  }
}

const files = (): ReadonlyMap<string, () => Book | PlayFile> =>
  new Map<string, () => Book | PlayFile>([
    ...games.flatMap((game) =>
      languages.map((language) => [bookFile(game, language), () => bookOf(game, language)] as const),
    ),
    ...Object.entries(examples).flatMap(([game, list]) =>
      list.map((example) => [exampleFile(example.id), () => ({ game, example })] as const),
    ),
  ])

export const generateStaticParams = () => [...files().keys()].map((file) => ({ file }))

/** What the stepper reads: an example, or the rulings and cards of a game. */
export const GET = async (_request: Request, { params }: { params: Promise<{ file: string }> }) => {
  const { file } = await params
  const content = files().get(file)
  if (!content) notFound()
  return Response.json(content())
}
