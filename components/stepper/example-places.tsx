import { stepperTexts } from '@/lib/interface/stepper-texts'
import type { Language } from '@/lib/content/vocabulary'
import { OpenExamples } from './open-examples'
import { PlaceCheck } from './place-check'

type ExamplePlacesProps = { readonly examples: readonly string[]; readonly language: Language }

/** Opens the examples of a page, and watches over the addresses that name places in them. */
export const ExamplePlaces = ({ examples, language }: ExamplePlacesProps) => {
  const { lost, losses, open, close, loading } = stepperTexts(language)
  return (
    <>
      <PlaceCheck examples={examples} words={{ lost, version: losses.version, example: losses.example }} />
      <OpenExamples language={language} words={{ open, close, loading }} />
    </>
  )
}
