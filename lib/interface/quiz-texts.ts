import type { Language } from '../content/vocabulary'

const ja = {
  title: '裁定クイズ',
  about: '実例の「どうなる？」に答えるクイズです。答えるとその場で裁定が開きます。成績はこの端末にだけ残ります。',
  needsScript: 'クイズはスクリプトを使います。スクリプトなしでは、実例の一覧から文章で読めます。',
  game: 'ゲーム',
  all: 'すべて',
  entry: '項目',
  question: (number: number) => `第${number}問`,
  left: (count: number) => `残り${count}問`,
  next: '次の問題',
  right: '正解',
  wrong: '不正解',
  answer: '正しくは',
  play: 'この実例を動かす',
  score: (right: number, answered: number) => `これまで：${answered}問中${right}問正解`,
  again: '成績を消してはじめから',
  done: 'この範囲の問題はすべて答えました。',
  failed: '問題を読みこめませんでした。',
}

const en: typeof ja = {
  title: 'Rulings quiz',
  about:
    'What happens? Questions from the decisions of the examples. Each answer opens its ruling. Your score is kept on this device only.',
  needsScript: 'The quiz needs a script. Without one, the examples can be read as text.',
  game: 'Game',
  all: 'All',
  entry: 'Entry',
  question: (number) => `Question ${number}`,
  left: (count) => `${count} left`,
  next: 'Next question',
  right: 'Right',
  wrong: 'Wrong',
  answer: 'It is',
  play: 'Play this example',
  score: (right, answered) => `So far: ${right} right of ${answered}`,
  again: 'Clear the score and begin again',
  done: 'You have answered all questions of this choice.',
  failed: 'The questions could not be loaded.',
}

export type QuizTexts = typeof ja

/** Words of the quiz. */
export const quizTexts = (language: Language): QuizTexts => (language === 'ja' ? ja : en)
