import type { Language } from '../content/vocabulary'

const ja = {
  title: '2つの言葉から裁定を探す',
  about:
    '用語かカードを2つ選ぶと、両方にふれる裁定と、共通の言葉を通して2つをつなぐ裁定がわかります。ゲームが違っていてもかまいません。',
  needsScript:
    '選ぶにはJavaScriptが必要です。JavaScriptがあれば、選んだ2つの用語・カードの両方にふれる裁定と、2つをつなぐ裁定の道すじが、ここに出ます。それぞれの項目のページの「この項目にふれる裁定」でも探せます。',
  first: '1つめの用語・カード',
  second: '2つめの用語・カード',
  placeholder: '名前・読み・ローマ字',
  options: '候補',
  nothing: '見つかりません',
  swap: '入れかえる',
  both: '両方にふれる裁定',
  noBoth: '両方にふれる裁定はありません。',
  ways: '共通の言葉を通してつなぐ裁定',
  noWays: 'つなぐ裁定は見つかりませんでした。',
  far: '共通の言葉がないので、いちばん短い道すじを出しています。',
  counterpart: 'ゲームどうしの対応',
  same: '同じものが選ばれています。別のものを選んでください。',
  failed: 'データを読みこめませんでした。通信を確かめて、もう一度開いてください。',
  found: (both: number, ways: number) => `両方にふれる裁定${both}件、道すじ${ways}本`,
  more: (n: number) => `ほか${n}件`,
  try: 'たとえば',
  withAnother: 'もう1つの用語・カードと合わせて探す',
}

const en: typeof ja = {
  title: 'Rulings for a pair',
  about:
    'Choose two terms or cards: you see the rulings that speak of both, and those that connect them through something they share. They may be of different games.',
  needsScript:
    'Choosing needs JavaScript. With it you would see here the rulings that speak of both, and the path of rulings that connects them. The page of each entry also lists the rulings that speak of it.',
  first: 'First term or card',
  second: 'Second term or card',
  placeholder: 'Name, reading or romaji',
  options: 'Suggestions',
  nothing: 'Nothing found',
  swap: 'Swap',
  both: 'Rulings that speak of both',
  noBoth: 'No ruling speaks of both.',
  ways: 'Rulings that connect them through something shared',
  noWays: 'No rulings that connect them were found.',
  far: 'They share nothing directly: this is the shortest way.',
  counterpart: 'counterparts in two games',
  same: 'Both are the same. Choose another one.',
  failed: 'The data could not be loaded. Check your connection and open the page again.',
  found: (both, ways) => `Rulings of both: ${both}. Ways: ${ways}`,
  more: (n) => `${n} more`,
  try: 'For example',
  withAnother: 'Find rulings of this and another term or card',
}

export const pairsTexts = (language: Language): typeof ja => ({ ja, en })[language]
