import { games } from '@/lib/games'
import type { AnyGame } from '@/lib/engine'
import type { Language } from '@/lib/content/vocabulary'
import { basePath } from '../site/base-path'
import { bookFile, exampleFile, type Book, type PlayFile } from './book'

const read = async <T>(file: string): Promise<T> => {
  const response = await fetch(`${basePath}/play/${file}`)
  if (!response.ok) throw new Error(`${file}: ${response.status}`)
  return (await response.json()) as T
}

/** The engine of a game and what its stepper looks up. */
export const loadGame = async (
  id: string,
  language: Language,
): Promise<{ readonly game: AnyGame; readonly book: Book }> => {
  const [game, book] = await Promise.all([games[id]!(), read<Book>(bookFile(id, language))])
  return { game, book }
}

/** An example from its file. */
export const loadExample = (id: string): Promise<PlayFile> => read<PlayFile>(exampleFile(id))
