import type { Language } from '../content/vocabulary'

const ja = {
  asText: '文章で読む',
  leaves: (steps: number) => (steps === 0 ? 'はじめから分かれる' : `手順${steps}のあとで分かれる`),
  underEra: (era: string) => `ルール：${era}`,
  table: 'すべての組み合わせ',
  tableAbout: 'どの欄もルールから計算した結果です。欄を選ぶと、その場面が開きます。',
  erasTitle: '時期による違い',
  erasAbout: '同じ行動を、それぞれの時期のルールで行った結果です。',
  firstDifference: 'ここから違う',
  inExample: '実例で動かす',
}

const en: typeof ja = {
  asText: 'Read it as text',
  leaves: (steps) => (steps === 0 ? 'parts at the start' : `parts after step ${steps}`),
  underEra: (era) => `Rules: ${era}`,
  table: 'All combinations',
  tableAbout: 'Each cell is computed from the rules. Choose one to open the run behind it.',
  erasTitle: 'How it differed in other times',
  erasAbout: 'The same actions under the rules of each time.',
  firstDifference: 'differs from here',
  inExample: 'Play it in an example',
}

/** Words of an example as it stands in an article; those of the stepper are its own, so that it carries no more. */
export const exampleTexts = (language: Language): typeof ja => (language === 'ja' ? ja : en)
