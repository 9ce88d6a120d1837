import { stepperTexts } from '@/lib/interface/stepper-texts'
import type { Language } from '@/lib/content/vocabulary'
import { PlaceCheck } from './place-check'

type ExamplePlacesProps = { readonly examples: readonly string[]; readonly language: Language }

/** Watches over the addresses of a page's examples. */
export const ExamplePlaces = ({ examples, language }: ExamplePlacesProps) => {
  const { lost, losses } = stepperTexts(language)
  return <PlaceCheck examples={examples} words={{ lost, version: losses.version, example: losses.example }} />
}
