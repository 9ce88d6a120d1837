import type { Ruling } from '../content/site'
import type { Language } from '../content/vocabulary'
import { elements, plainText } from '../content/walk'

export type Question = { readonly question: string; readonly answer: string }

/** The questions of a ruling, each with its answer; none where it is a plain statement. */
export const questionsOf = (ruling: Ruling, language: Language): Question[] => {
  const root = { children: ruling.text[language].content }
  const answers = elements(root, 'A').map((answer) => plainText(answer, language))
  return elements(root, 'Q').flatMap((question, i) => {
    const answer = answers[i]
    return answer === undefined ? [] : [{ question: plainText(question, language), answer }]
  })
}
