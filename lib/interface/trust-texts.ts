import type { Language } from '../content/vocabulary'

const ja = {
  verified: (count: number) => `エンジンで確認済み：実例${count}件`,
  notModelled: 'エンジンでは確かめていない',
  disputed: '資料が食いちがうため、エンジンは出典の答えを示すだけ',
  steps: '実例で働く手順',
  step: (number: number) => `手順${number}`,
  title: '確かめた範囲',
  about:
    '裁定ごとに、どの実例のどの手順で働くかを、ルールのエンジンを動かして数えたものです。実例のない裁定は、まだエンジンでは確かめていません。',
  game: 'ゲーム',
  counts: (verified: number, all: number) => `${all}件の裁定のうち${verified}件が実例で働く`,
  without: '実例のない裁定',
  byRuling: '裁定と、それが働く実例',
  ruling: '裁定',
  example: '実例と手順',
  review: '見直しが必要な裁定',
  none: 'ありません。',
}

const en: typeof ja = {
  verified: (count) => `Verified by ${count} ${count === 1 ? 'example' : 'examples'}`,
  notModelled: 'Not verified by an engine',
  disputed: 'The sources differ: the engine only shows what this source answers',
  steps: 'Steps at which it decides',
  step: (number) => `step ${number}`,
  title: 'What is verified',
  about:
    'For each ruling, the examples and steps at which it decides, counted by running the engines. A ruling without an example is not verified by an engine yet.',
  game: 'Game',
  counts: (verified, all) => `${verified} of ${all} rulings decide in an example`,
  without: 'Rulings without an example',
  byRuling: 'Rulings and the examples in which they decide',
  ruling: 'Ruling',
  example: 'Example and step',
  review: 'Rulings to be reviewed',
  none: 'None.',
}

export type TrustTexts = typeof ja

/** Words of what the engines bear out. */
export const trustTexts = (language: Language): TrustTexts => (language === 'ja' ? ja : en)
