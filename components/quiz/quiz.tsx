import '../stepper/board.css'
import '../stepper/stepper.css'
import { useState } from 'react'
import { enter, goTo, lineAt, stateAt, type AnyExample } from '@/lib/engine'
import { guessesAt, type Guess } from '@/lib/play/guess'
import { quizTexts } from '@/lib/interface/quiz-texts'
import { stepperTexts } from '@/lib/interface/stepper-texts'
import type { Language } from '@/lib/content/vocabulary'
import { basePath } from '../site/base-path'
import { Loading } from '../site/loading'
import { Board } from '../stepper/board'
import type { Book } from '../stepper/book'
import { loadExample, loadGame } from '../stepper/load'
import { OutcomeView } from '../stepper/outcome'
import { stepPlace } from '../stepper/paths'
import { actionName } from '../stepper/said'
import { numbering, openSession, type Session } from '../stepper/session'
import { useAnswers } from './answers'
import { keyOf, open, type Question } from './question'

export type QuizProps = {
  readonly language: Language
  readonly questions: readonly Question[]
  readonly games: Readonly<Record<string, string>>
  readonly entries: Readonly<Record<string, string>>
}

/** One question after another, from a game or an entry, in an order that nobody can foresee. */
const Quiz = ({ language, questions, games, entries }: QuizProps) => {
  const texts = quizTexts(language)
  const { answers, answer, clear } = useAnswers()
  const [chosen, setChosen] = useState(choiceInAddress)
  const [question, setQuestion] = useState<Question | undefined>(() => pick(questions, answers, chosen))
  const choose = (next: Choice) => {
    setChosen(next)
    keepInAddress(next)
    setQuestion(pick(questions, answers, next))
  }
  const given = Object.values(answers)
  return (
    <div className="stepper">
      <div className="flex flex-wrap gap-4 text-sm">
        <Select
          label={texts.game}
          all={texts.all}
          value={chosen.game}
          options={games}
          onChange={(game) => choose({ game, entry: '' })}
        />
        <Select
          label={texts.entry}
          all={texts.all}
          value={chosen.entry}
          options={entries}
          onChange={(entry) => choose({ ...chosen, entry })}
        />
      </div>
      <p className="text-sm text-muted">
        {texts.score(given.filter(Boolean).length, given.length)}{' '}
        {texts.left(open(questions, answers, chosen.game, chosen.entry).length)}{' '}
        {given.length > 0 && (
          <button
            type="button"
            className="quiet-button"
            onClick={() => {
              clear()
              setQuestion(pick(questions, {}, chosen))
            }}
          >
            {texts.again}
          </button>
        )}
      </p>
      {question ? (
        <Asked
          key={keyOf(question)}
          question={question}
          language={language}
          onAnswer={(right) => answer(keyOf(question), right)}
          onNext={() => setQuestion(pick(questions, answers, chosen))}
        />
      ) : (
        <p>{texts.done}</p>
      )}
    </div>
  )
}
export default Quiz

type Choice = { readonly game: string; readonly entry: string }

const choiceInAddress = (): Choice => {
  const query = new URLSearchParams(location.search)
  return { game: query.get('game') ?? '', entry: query.get('entry') ?? '' }
}

const keepInAddress = (choice: Choice): void => {
  const query = new URLSearchParams(Object.entries(choice).filter(([, value]) => value !== ''))
  history.replaceState(history.state, '', query.size > 0 ? `?${query}` : location.pathname)
}

const pick = (questions: readonly Question[], answers: Readonly<Record<string, boolean>>, { game, entry }: Choice) => {
  const left = open(questions, answers, game, entry)
  return left[Math.floor(Math.random() * left.length)]
}

type SelectProps = {
  readonly label: string
  readonly all: string
  readonly value: string
  readonly options: Readonly<Record<string, string>>
  readonly onChange: (value: string) => void
}

const Select = ({ label, all, value, options, onChange }: SelectProps) => (
  <label className="flex max-w-full flex-wrap items-center gap-2">
    {label}
    <select
      value={value in options ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      className="max-w-full rounded border border-line bg-surface px-2 py-1.5"
    >
      <option value="">{all}</option>
      {Object.entries(options).map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  </label>
)

type AskedProps = {
  readonly question: Question
  readonly language: Language
  readonly onAnswer: (right: boolean) => void
  readonly onNext: () => void
}

type Loaded = { readonly example: AnyExample; readonly session: Session; readonly book: Book }

const load = async ({ game: name, example: id }: Question, language: Language): Promise<Loaded> => {
  const [{ example }, { game, book }] = await Promise.all([loadExample(id), loadGame(name, language)])
  const session = openSession(game, example, { place: {}, lost: [] })
  if (!session) throw new Error(`${id} does not start`)
  return { example, session, book }
}

/** A question, when its example is there. */
const Asked = (props: AskedProps) => (
  <Loading
    id={`${keyOf(props.question)} ${props.language}`}
    load={() => load(props.question, props.language)}
    texts={{ ...stepperTexts(props.language), failed: quizTexts(props.language).failed }}
  >
    {(loaded) => <AskedLoaded {...props} {...loaded} />}
  </Loading>
)

/** The board before the step, what is tried, and what may come of it. */
const AskedLoaded = ({ question, language, onAnswer, onNext, example, session, book }: AskedProps & Loaded) => {
  const texts = quizTexts(language)
  const [picked, setPicked] = useState<Guess>()
  const { game } = session
  const cursor = goTo(enter(session.cursor, question.line), question.step - 1)
  const { law, moves } = lineAt(cursor)
  const move = moves[question.step - 1]!
  const viewer = 'player'
  const guesses = guessesAt(game, move, law, viewer)
  const right = guesses.find((guess) => guess.right)!
  const state = picked ? move.after : stateAt(cursor)
  return (
    <div className="stepper-panes" data-question={keyOf(question)}>
      <Board table={game.view(state, viewer, law)} language={language} numberOf={numbering(session)} />
      <div className="space-y-4">
        <p>
          <span className="block text-sm text-muted">{example.text[language]}</span>
          <strong className="block text-lg">{actionName(session, move, language)}</strong>
        </p>
        {!picked && (
          <ul className="space-y-2">
            {guesses.map((guess) => (
              <li key={guess.text.en}>
                <button
                  type="button"
                  className="fork-button w-full"
                  onClick={() => {
                    setPicked(guess)
                    onAnswer(guess.right)
                  }}
                >
                  {guess.text[language]}
                </button>
              </li>
            ))}
          </ul>
        )}
        {picked && (
          <div role="status" className="space-y-3">
            <p className={`text-lg font-bold ${picked.right ? 'text-good' : 'text-accent'}`}>
              {picked.right ? `○ ${texts.right}` : `× ${texts.wrong}`}
            </p>
            {!picked.right && (
              <p>
                {texts.answer}
                {language === 'ja' ? '：' : ': '}
                {right.text[language]}
              </p>
            )}
            <p>{move.step.text[language]}</p>
            <OutcomeView outcome={move.outcome} viewer={viewer} game={game} book={book} language={language} />
            <p className="flex flex-wrap items-center gap-4">
              <button type="button" className="step-button" onClick={onNext}>
                {texts.next}
              </button>
              <a
                href={`${basePath}/${language}/${question.entry}#${stepPlace(question.example, question.line, question.step)}`}
              >
                {texts.play}
              </a>
            </p>
          </div>
        )}
      </div>
    </div>
  )
}
