import { offersFor, stateAt, lineAt, unmetFor, type Offer } from '@/lib/engine'
import { stepperTexts } from '@/lib/interface/stepper-texts'
import type { Language } from '@/lib/content/vocabulary'
import type { Book } from './book'
import { Citations } from './citations'
import { trying, type Session } from './session'

type OffersProps = {
  readonly session: Session
  readonly book: Book
  readonly language: Language
  /** Only what starts from this card. */
  readonly card?: string | undefined
  readonly go: (change: (session: Session) => Session) => void
}

/** All that can be tried here: what is allowed, and what is not with its reasons. Either can be tried. */
export const Offers = ({ session, book, language, card, go }: OffersProps) => {
  const texts = stepperTexts(language)
  const { game, cursor, viewer } = session
  const state = stateAt(cursor)
  const all = offersFor(game.actions(state, lineAt(cursor).law), viewer)
  const shown = card === undefined ? all : all.filter((offer) => offer.card === card)
  const allowed = shown.filter((offer) => offer.unmet.length === 0)
  const refused = shown.filter((offer) => offer.unmet.length > 0)
  const list = (offers: readonly Offer<unknown>[]) => (
    <ul className="space-y-2">
      {offers.map((offer, i) => (
        <li key={i} className="offer">
          <button
            type="button"
            className="fork-button"
            data-allowed={offer.unmet.length === 0 ? '' : undefined}
            onClick={() => go((s) => trying(s, offer.action))}
          >
            {viewer === 'judge' && <span className="text-muted">{texts.sides[offer.by]}: </span>}
            {game.label(state, offer.action, viewer)[language]}
          </button>
          {unmetFor(offer.unmet, viewer).map((unmet, j) => (
            <div key={j} className="mt-1 pl-3 text-[0.875rem]">
              <span className="text-accent" aria-hidden>
                ×{' '}
              </span>
              {unmet.text[language]}
              <Citations cites={unmet.cites} game={game} book={book} language={language} />
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
  if (shown.length === 0) return <p className="text-sm text-muted">{texts.noOffers}</p>
  return (
    <div className="space-y-3">
      <p className="text-sm font-bold text-good">{texts.allowed}</p>
      {allowed.length > 0 ? list(allowed) : <p className="text-sm text-muted">{texts.noneAllowed}</p>}
      {refused.length > 0 && (
        <details open={card !== undefined || allowed.length === 0}>
          <summary className="text-sm font-bold text-accent">
            {texts.refused} ({refused.length})
          </summary>
          <div className="mt-2">{list(refused)}</div>
        </details>
      )}
    </div>
  )
}
