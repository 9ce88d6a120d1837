import './board.css'
import './stepper.css'
import { useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { lineAt, stateAt } from '@/lib/engine'
import { stepperTexts } from '@/lib/interface/stepper-texts'
import type { Language } from '@/lib/content/vocabulary'
import { Loading } from '../site/loading'
import type { Book } from './book'
import { Controls } from './controls'
import { LayerStack } from './layer-stack'
import { reachedIn, shownIn } from './layers'
import { lettersOn } from './letters'
import { Look } from './look'
import { announcement } from './said'
import {
  back,
  erasMatter,
  leaving,
  numbering,
  onward,
  reopened,
  seenByNext,
  toEnd,
  toStart,
  underEra,
  type Session,
} from './session'
import { Share } from './share'
import { TablePane } from './table-pane'
import { TellingPane } from './telling-pane'
import { useAddress } from './use-address'
import { useDay } from './use-day'
import { useKeptFocus } from './use-kept-focus'
import { useLayers } from './use-layers'
import { useMovingCards } from './use-moving-cards'

type StepperProps = {
  readonly opened: Session
  readonly book: Book
  readonly language: Language
  /** Whether what can be tried is listed from the start. */
  readonly open?: boolean
}

/** An example, or a position of one's own, played step by step. */
export const Stepper = ({ opened, book, language, open = false }: StepperProps) => {
  const texts = stepperTexts(language)
  const [layers, goTo] = useLayers(opened)
  const [chosen, setChosen] = useState<string>()
  const [trying, setTrying] = useState(open)
  const [help, setHelp] = useState(false)
  const [guessed, setGuessed] = useState<{ right: boolean; answer: string }>()
  const root = useRef<HTMLDivElement>(null)
  // All but the layers is drawn when the step is painted: it would hold that up.
  const session = reachedIn(layers)
  const { game, cursor, viewer, era } = session
  const table = useMemo(() => game.view(stateAt(cursor), viewer, lineAt(cursor).law), [game, cursor, viewer])
  const [withEras] = useState(() => erasMatter(opened))
  const [numberOf] = useState(() => numbering(opened))

  const go = useCallback(
    (change: (session: Session) => Session) => {
      setGuessed(undefined)
      goTo(change)
    },
    [setGuessed, goTo],
  )
  useAddress(session, (read) => go((now) => reopened(now, read)))
  useDay(game, (day) => go((now) => underEra(now, day)))
  useMovingCards(root, shownIn(layers))
  useKeptFocus(root)

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, textarea')) return
    const act = keyAction(event, { go, setTrying, setHelp, root: root.current })
    if (act === undefined) return
    event.preventDefault()
    act()
  }

  return (
    <div
      ref={root}
      className="stepper"
      role="group"
      aria-label={viewer === 'opponent' ? texts.example : session.example.title[language]}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <output className="sr-only" aria-live="polite">
        {announcement(session, language)}
      </output>
      {session.lost.length > 0 && (
        <p role="alert" className="rounded border-l-4 border-warn bg-warn-soft px-3 py-2 text-sm">
          {texts.lost}
          {session.lost.map((loss) => texts.losses[loss]).join(language === 'ja' ? '、' : ', ')}
        </p>
      )}
      <Look game={game} viewer={viewer} era={era} withEras={withEras} language={language} go={go} />
      <div className="stepper-panes">
        <LayerStack
          layers={layers}
          draw={TablePane}
          given={{ book, language, numberOf, chosen, onChoose: setChosen }}
        />
        <div className="min-w-0 space-y-4">
          <Controls session={session} language={language} go={go} />
          {guessed && (
            <p role="status" className={`font-bold ${guessed.right ? 'text-good' : 'text-accent'}`}>
              {guessed.right ? `○ ${texts.right}` : `× ${texts.wrong(guessed.answer)}`}
            </p>
          )}
          <LayerStack layers={layers} draw={TellingPane} given={{ book, language, go, onGuess: setGuessed }} />
          <div className="flex flex-wrap gap-2">
            <button
              type="button"
              className="quiet-button"
              aria-expanded={trying}
              onClick={() => setTrying((now) => !now)}
              data-try=""
            >
              {texts.tryOut}
            </button>
            <button type="button" className="quiet-button" aria-expanded={help} onClick={() => setHelp((now) => !now)}>
              {texts.help}
            </button>
            <Share session={session} language={language} whole={table.stack.length === 0 && !table.prompt} />
          </div>
          {help && (
            <Loading id="keys" load={() => import('./keys')} texts={texts}>
              {({ Keys }) => <Keys language={language} />}
            </Loading>
          )}
        </div>
      </div>
      {trying && (
        <section aria-label={texts.offers} className="rounded-lg border border-line p-4">
          <p className="mb-2 font-bold">{texts.offers}</p>
          <Loading id="offers" load={() => import('./offers')} texts={texts}>
            {({ Offers }) => <Offers session={session} book={book} language={language} card={chosen} go={go} />}
          </Loading>
        </section>
      )}
    </div>
  )
}

type Reach = {
  readonly go: (change: (session: Session) => Session) => void
  readonly setTrying: (change: (now: boolean) => boolean) => void
  readonly setHelp: (change: (now: boolean) => boolean) => void
  readonly root: HTMLElement | null
}

/** What a key does in the stepper; nothing for all others. */
const keyAction = (event: KeyboardEvent, { go, setTrying, setHelp, root }: Reach): (() => void) | undefined => {
  switch (event.key) {
    case 'ArrowRight':
      return () => go(onward)
    case 'ArrowLeft':
      return () => go(event.shiftKey ? leaving : back)
    case 'Home':
      return () => go(toStart)
    case 'End':
      return () => go(toEnd)
    case 'ArrowDown':
    case 'ArrowUp':
      return root?.querySelector(fork) ? () => chooseFork(root, event.key === 'ArrowDown' ? 1 : -1) : undefined
  }
  if (!lettersOn()) return undefined
  switch (event.key) {
    case 'b':
      return () => setTrying((now) => !now)
    case 'v':
      return () => go(seenByNext)
    case '?':
      return () => setHelp((now) => !now)
    default:
      return undefined
  }
}

const fork = '[data-shown] [data-fork]'

/** Moves the focus among the cases that leave the line here; Enter goes there, as for any button. */
const chooseFork = (root: HTMLElement, by: 1 | -1): void => {
  const forks = [...root.querySelectorAll<HTMLElement>(fork)]
  const now = forks.indexOf(document.activeElement as HTMLElement)
  forks[(now === -1 ? (by === 1 ? 0 : forks.length - 1) : now + by + forks.length) % forks.length]?.focus()
}
