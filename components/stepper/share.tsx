import { useState } from 'react'
import { stepperTexts } from '@/lib/interface/stepper-texts'
import type { Language } from '@/lib/content/vocabulary'
import { basePath } from '../site/base-path'
import { playPath } from './paths'
import { addressOf, sharedAddress, type Session } from './session'

type ShareProps = {
  readonly session: Session
  readonly language: Language
  /** Nothing waits to be resolved or chosen: a position alone tells all. */
  readonly whole: boolean
}

/** Hands this moment on: whole, or only what its viewer may know. */
export const Share = ({ session, language, whole }: ShareProps) => {
  const texts = stepperTexts(language)
  const [said, setSaid] = useState('')
  const copy = (address: string) =>
    navigator.clipboard.writeText(address).then(
      () => setSaid(texts.copied),
      () => setSaid(`${texts.copyFailed}: ${address}`),
    )
  const { viewer, game } = session
  return (
    <div className="flex flex-wrap items-center gap-2">
      {/* The whole address would give away what this viewer may not know. */}
      {viewer !== 'opponent' && (
        <button
          type="button"
          className="quiet-button"
          onClick={() => void copy(new URL(`#${addressOf(session)}`, location.href).href)}
        >
          {texts.share}
        </button>
      )}
      {viewer !== 'judge' && whole && (
        <button
          type="button"
          className="quiet-button"
          onClick={() =>
            void copy(
              new URL(`${basePath}${playPath(language, game.id)}#${sharedAddress(session)}`, location.href).href,
            )
          }
        >
          {texts.shareAs(texts.viewers[viewer])}
        </button>
      )}
      <output className="text-muted">{said}</output>
    </div>
  )
}
