import { useEffect, useState } from 'react'
import { stepperTexts } from '@/lib/interface/stepper-texts'
import type { Language } from '@/lib/content/vocabulary'
import type { Book } from './book'
import { loadExample, loadGame } from './load'
import { openSession, type Session } from './session'
import { Stepper } from './stepper'
import { eraOfPage } from './use-day'
import { placeInAddress } from './use-address'

type OpenedProps = { readonly id: string; readonly language: Language }

type Loaded = { readonly session: Session; readonly book: Book } | 'failed'

/** Loads an example with its engine, and opens it at the place in the address if that is one of this example. */
const Opened = (props: OpenedProps) => {
  const [tries, setTries] = useState(0)
  return <Attempt key={tries} {...props} onRetry={() => setTries((now) => now + 1)} />
}

const Attempt = ({ id, language, onRetry }: OpenedProps & { readonly onRetry: () => void }) => {
  const texts = stepperTexts(language)
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    let wanted = true
    const load = async (): Promise<Loaded> => {
      const { game: name, example } = await loadExample(id)
      const { game, book } = await loadGame(name, language)
      const read = placeInAddress()
      const era = eraOfPage(game)
      const fresh = { place: era === undefined ? {} : { era }, lost: [] }
      const session = openSession(game, example, read?.place.example === id ? read : fresh)
      return session ? { session, book } : 'failed'
    }
    load()
      .catch((): Loaded => 'failed')
      .then((result) => wanted && setLoaded(result))
    return () => void (wanted = false)
  }, [id, language])
  if (loaded === undefined) return <p role="status">{texts.loading}</p>
  if (loaded === 'failed')
    return (
      <p role="alert">
        {texts.failed}{' '}
        <button type="button" className="quiet-button" onClick={onRetry}>
          {texts.retry}
        </button>
      </p>
    )
  return <Stepper opened={loaded.session} book={loaded.book} language={language} />
}
export default Opened
