import type { Language } from '../content/vocabulary'

const ja = {
  free: '自由に試す',
  freeIn: (game: string) => `${game}：自由に試す`,
  freeAbout:
    'カードを好きなゾーンに置いて、「これはできる？」を確かめます。行動ごとに、できるかどうかと、その根拠になる裁定やルールを示します。局面はアドレスに入るので、そのまま人に渡せます。',
  freeNeedsScript: 'このページはスクリプトを使います。スクリプトなしでは、実例の一覧から文章で読めます。',
  examplesIn: (game: string) => `${game}の実例`,
  examplesAbout: '資料の例を、ひとつずつ動かせます。題名を選ぶと、その例を扱う裁定のところが開きます。',
  position: '局面',
  edit: '局面を作る',
  whole: '全体',
  cards: 'カード',
  add: 'カードを加える',
  addName: 'カード名',
  addButton: '加える',
  noSuchCard: (name: string) => `「${name}」というカードは登録されていません。候補から選んでください。`,
  remove: (name: string) => `${name}を取り除く`,
  more: 'くわしく',
  unknownCard: '裏側のカード（不明）',
  partly: '効果の一部は再現していません',
  from: '実例の局面から始める',
  none: '選んでください',
  clear: 'すべて取り除く',
  impossible: 'この局面はありえません',
  notRead: 'リンクの局面を読みとれなかったため、はじめの局面を開きました。',
  other: { none: 'なし' },
}

const en: typeof ja = {
  free: 'Free play',
  freeIn: (game) => `${game}: free play`,
  freeAbout:
    'Put cards where you like and ask “may I …?”. Each action is shown with its verdict and the rulings or rules behind it. The position is in the address, so you can hand it on.',
  freeNeedsScript: 'This page needs a script. Without one, the list of examples can be read as text.',
  examplesIn: (game) => `${game}: examples`,
  examplesAbout: 'The examples of the sources, each to be played. A title opens it at the ruling that it belongs to.',
  position: 'Position',
  edit: 'Build a position',
  whole: 'The game',
  cards: 'Cards',
  add: 'Add a card',
  addName: 'Name of the card',
  addButton: 'Add',
  noSuchCard: (name) => `There is no card “${name}” here. Choose one of those proposed.`,
  remove: (name) => `Remove ${name}`,
  more: 'Details',
  unknownCard: 'A face-down card (unknown)',
  partly: 'part of its effects is not modelled',
  from: 'Begin with the position of an example',
  none: 'Choose one',
  clear: 'Remove all',
  impossible: 'This position cannot come about',
  notRead: 'The position in the link could not be read, so the usual one is shown.',
  other: { none: 'none' },
}

export type PlayTexts = typeof ja

/** Words of free play and of the lists of examples. */
export const playTexts = (language: Language): PlayTexts => (language === 'ja' ? ja : en)
