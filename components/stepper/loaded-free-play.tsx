import { useEffect, useState } from 'react'
import type { AnyGame, ReadPlace, SetupForm } from '@/lib/engine'
import { forms } from '@/lib/games/forms'
import { stepperTexts } from '@/lib/interface/stepper-texts'
import type { Book } from './book'
import { FreePlay } from './free-play'
import { loadGame } from './load'
import type { OpenFreePlayProps } from './open-free-play'
import { placeInAddress } from './use-address'

type Loaded = {
  readonly game: AnyGame
  readonly book: Book
  readonly form: SetupForm
  readonly read: ReadPlace | undefined
}

const LoadedFreePlay = (props: OpenFreePlayProps) => {
  const [tries, setTries] = useState(0)
  return <Attempt key={tries} {...props} onRetry={() => setTries((now) => now + 1)} />
}

const Attempt = ({ game: id, language, examples, onRetry }: OpenFreePlayProps & { readonly onRetry: () => void }) => {
  const texts = stepperTexts(language)
  const [loaded, setLoaded] = useState<Loaded | 'failed'>()
  useEffect(() => {
    let wanted = true
    Promise.all([loadGame(id, language), forms[id]!()]).then(
      ([{ game, book }, form]) => wanted && setLoaded({ game, book, form, read: placeInAddress() }),
      () => wanted && setLoaded('failed'),
    )
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
  return <FreePlay {...loaded} language={language} examples={examples} />
}
export default LoadedFreePlay
