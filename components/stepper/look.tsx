import { memo, useId } from 'react'
import { viewers, type AnyGame, type Viewer } from '@/lib/engine'
import { stepperTexts } from '@/lib/interface/stepper-texts'
import type { Language } from '@/lib/content/vocabulary'
import { seenBy, underEra, type Session } from './session'

type LookProps = {
  readonly game: AnyGame
  readonly viewer: Viewer
  readonly era: string
  /** Whether the time of the rules can be chosen. */
  readonly withEras: boolean
  readonly language: Language
  readonly go: (change: (session: Session) => Session) => void
}

/** Who looks, and under which rules. A step changes neither. */
export const Look = memo(({ game, viewer, era, withEras, language, go }: LookProps) => {
  const texts = stepperTexts(language)
  const group = useId()
  const note = game.eras.find((one) => one.id === era)?.note
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2 text-sm">
      <fieldset className="flex flex-wrap items-center gap-x-1">
        <legend className="float-left mr-2 text-muted">{texts.viewer}</legend>
        {viewers.map((one) => (
          <label key={one} className="look-choice">
            <input
              type="radio"
              name={group}
              checked={viewer === one}
              onChange={() => go((s) => seenBy(s, one))}
              className="accent-accent"
            />
            {texts.viewers[one]}
          </label>
        ))}
      </fieldset>
      {withEras && (
        <label className="flex min-w-0 flex-wrap items-center gap-2">
          <span className="text-muted">{texts.era}</span>
          <select
            value={era}
            onChange={(event) => go((s) => underEra(s, event.target.value))}
            className="max-w-full rounded border border-line bg-surface px-2 py-1"
          >
            {game.eras.map((one) => (
              <option key={one.id} value={one.id}>
                {one.title[language]}
              </option>
            ))}
          </select>
        </label>
      )}
      {note && <p className="w-full text-[0.8125rem] text-muted">{note[language]}</p>}
    </div>
  )
})
