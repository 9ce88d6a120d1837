import { forms } from '@/lib/games/forms'
import { stepperTexts } from '@/lib/interface/stepper-texts'
import type { Language } from '@/lib/content/vocabulary'
import { Loading } from '../site/loading'
import { FreePlay } from './free-play'
import { loadGame } from './load'
import type { OpenFreePlayProps } from './open-free-play'
import { placeInAddress } from './use-address'

/** Loads the engine of a game and the form of its positions, and opens what the address holds. */
const LoadedFreePlay = ({ game: id, language, examples }: OpenFreePlayProps) => (
  <Loading id={`${id} ${language}`} load={() => load(id, language)} texts={stepperTexts(language)}>
    {(loaded) => <FreePlay {...loaded} language={language} examples={examples} />}
  </Loading>
)
export default LoadedFreePlay

const load = async (id: string, language: Language) => {
  const [{ game, book }, form] = await Promise.all([loadGame(id, language), forms[id]!()])
  return { game, book, form, read: placeInAddress() }
}
