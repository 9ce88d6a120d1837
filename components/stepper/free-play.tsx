import { useState } from 'react'
import { lawOf, packJson, type AnyGame, type ReadPlace, type SetupForm } from '@/lib/engine'
import { playTexts } from '@/lib/interface/play-texts'
import type { Language } from '@/lib/content/vocabulary'
import type { Book } from './book'
import { Builder, type Position } from './builder'
import { loadExample } from './load'
import { OutcomeView } from './outcome'
import { openPosition } from './session'
import { Stepper } from './stepper'

type FreePlayProps = {
  readonly game: AnyGame
  readonly form: SetupForm
  readonly book: Book
  readonly language: Language
  /** What the address held. */
  readonly read: ReadPlace | undefined
  /** The examples whose positions can be begun with. */
  readonly examples: readonly { readonly id: string; readonly title: string }[]
}

/** A position of one's own, and all that can be done in it. */
export const FreePlay = ({ game, form, book, language, read, examples }: FreePlayProps) => {
  const texts = playTexts(language)
  const given = read?.place.setup === undefined ? undefined : game.readSetup(read.place.setup)
  const [position, setPosition] = useState((given ?? form.initial) as Position)
  const [changed, setChanged] = useState(false)
  const change = (next: Position) => {
    setPosition(next)
    setChanged(true)
  }
  // A position that was changed is a new one: what the address said of steps in the old one is over.
  const { tried: _, ...look } = read?.place ?? {}
  const place: ReadPlace = changed || !given ? { place: look, lost: [] } : (read ?? { place: {}, lost: [] })
  const session = openPosition(game, position, place)
  const notRead = read !== undefined && !changed && !given
  return (
    <div className="space-y-6">
      {notRead && (
        <p role="alert" className="rounded border-l-4 border-warn bg-warn-soft px-3 py-2 text-sm">
          {texts.notRead}
        </p>
      )}
      <details open={given === undefined}>
        <summary className="text-lg font-bold">{texts.edit}</summary>
        <div className="mt-3 space-y-3">
          <div className="flex flex-wrap items-end gap-3">
            <label className="flex max-w-full min-w-0 flex-col text-sm">
              {texts.from}
              <select
                value=""
                className="max-w-full rounded border border-line bg-surface px-2 py-1.5"
                onChange={(event) => {
                  if (event.target.value !== '')
                    void loadExample(event.target.value).then(({ example }) => change(example.start as Position))
                }}
              >
                <option value="">{texts.none}</option>
                {examples.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </select>
            </label>
            <button type="button" className="quiet-button" onClick={() => change({ ...position, cards: [] })}>
              {texts.clear}
            </button>
          </div>
          <Builder form={form} position={position} language={language} onChange={change} />
        </div>
      </details>
      {session ? (
        <Stepper key={packJson(position)} opened={session} book={book} language={language} open />
      ) : (
        <Impossible game={game} book={book} position={position} language={language} />
      )}
    </div>
  )
}

/** Why a position cannot come about, with what would mend it. */
const Impossible = ({
  game,
  book,
  position,
  language,
}: Pick<FreePlayProps, 'game' | 'book' | 'language'> & { readonly position: Position }) => {
  const started = game.start(position, lawOf(game.eras[0]!.id))
  return (
    <section role="alert" className="stepper rounded-lg border border-accent p-4">
      <h2 className="font-bold">{playTexts(language).impossible}</h2>
      {started.kind === 'refused' && (
        <OutcomeView outcome={started} viewer="judge" game={game} book={book} language={language} />
      )}
    </section>
  )
}
