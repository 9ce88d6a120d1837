import { stepperTexts } from '@/lib/interface/stepper-texts'
import type { Language } from '@/lib/content/vocabulary'
import { Loading } from '../site/loading'
import { loadExample, loadGame } from './load'
import { openSession } from './session'
import { Stepper } from './stepper'
import { eraOfPage } from './use-day'
import { placeInAddress } from './use-address'

type OpenedProps = { readonly id: string; readonly language: Language }

/** Loads an example with its engine, and opens it at the place in the address if that is one of this example. */
const Opened = ({ id, language }: OpenedProps) => (
  <Loading id={`${id} ${language}`} load={() => load(id, language)} texts={stepperTexts(language)}>
    {({ session, book }) => <Stepper opened={session} book={book} language={language} />}
  </Loading>
)
export default Opened

const load = async (id: string, language: Language) => {
  const { game: name, example } = await loadExample(id)
  const { game, book } = await loadGame(name, language)
  const read = placeInAddress()
  const era = eraOfPage(game)
  const fresh = { place: era === undefined ? {} : { era }, lost: [] }
  const session = openSession(game, example, read?.place.example === id ? read : fresh)
  if (!session) throw new Error(`${id} does not start`)
  return { session, book }
}
