import type { Reason, Standing } from '../content/as-of'
import type { Language } from '../content/vocabulary'

/** Dates in words come from the caller, as do the ids of rulings: `others` is a list such as «dm-flip-24, dm-flip-25». */
type Words = { readonly date: string; readonly others: string }

type HistoryTexts = {
  readonly title: string
  readonly about: string
  readonly day: string
  readonly show: string
  readonly clear: string
  readonly known: string
  readonly beforeAll: (date: string) => string
  readonly shownOn: (date: string) => string
  readonly noDay: string
  readonly standings: Readonly<Record<Standing, string>>
  readonly reasons: { readonly [Why in Reason['why']]: (words: Words) => string }
  readonly needsScript: string
  readonly difference: string
  readonly before: string
  readonly after: string
  readonly differenceAbout: string
  readonly source: string
}

const ja: HistoryTexts = {
  title: 'ある日の裁定を見る',
  about: '日付を選ぶと、その日に有効だった裁定と、そうでない裁定が、理由とともにわかります。',
  day: '日付',
  show: '見る',
  clear: 'いまに戻す',
  known: '記録に変わり目がある日',
  beforeAll: (date) => `${date}（変わり目の前）`,
  shownOn: (date) => `${date}の時点で表示しています。`,
  noDay: '日付として読めません。2016-06-01 のように書いてください。',
  standings: {
    held: '有効',
    partly: '一部だけ有効',
    notYet: 'まだ有効でない',
    noLonger: 'もう有効でない',
    unknown: '不明',
  },
  reasons: {
    from: ({ date }) => `出典によれば${date}から有効。`,
    recorded: ({ date }) => `${date}の裁定で、その後に変わったという記録はない。`,
    before: ({ date }) => `出典は${date}より前の裁定とだけ書いている。いつからかは書かれていない。`,
    replaced: ({ others }) => `${others}に代わった。`,
    today: () => 'いまの裁定。',
    instead: ({ others }) => `この日はまだ${others}だった。`,
    ended: ({ date, others }) =>
      `${date === '' ? '' : `${date}から有効でない。`}${others === '' ? '' : `いまは${others}。`}`,
    month: ({ date }) => `出典には${date}とあるだけで、日まではわからない。`,
    beforeRecord: ({ date }) => `最初の記録は${date}。それより前のことはわからない。`,
    endUnknown: ({ date }) => `${date}の記録はあるが、いつまで有効だったかは書かれていない。`,
    undated: () => '出典に日付がないので、この日のことはわからない。',
  },
  needsScript: '日付を選ぶにはJavaScriptが必要です。裁定が変わった日は、それぞれの裁定に書いてあります。',
  difference: '文の違いを見る',
  before: '前',
  after: '後',
  differenceAbout: '当サイトの文どうしを比べたものです。出典の文ではありません。',
  source: '出典',
}

const en: HistoryTexts = {
  title: 'Rulings as of a date',
  about: 'Choose a date: you see which rulings held on that day, which did not, and why.',
  day: 'Date',
  show: 'Show',
  clear: 'Back to today',
  known: 'Days on which the record changes',
  beforeAll: (date) => `${date} (before any change)`,
  shownOn: (date) => `Shown as of ${date}.`,
  noDay: 'This is not a date. Write it as 2016-06-01.',
  standings: {
    held: 'In force',
    partly: 'Partly in force',
    notYet: 'Not yet in force',
    noLonger: 'No longer in force',
    unknown: 'Unknown',
  },
  reasons: {
    from: ({ date }) => `In force from ${date}, says the source.`,
    recorded: ({ date }) => `Ruled on ${date}; no later change is recorded.`,
    before: ({ date }) => `The source says only that it was so before ${date}, not since when.`,
    replaced: ({ others }) => `It had taken the place of ${others}.`,
    today: () => 'This is how it is ruled today.',
    instead: ({ others }) => `On this day ${others} still held.`,
    ended: ({ date, others }) =>
      [date === '' ? '' : `Not in force from ${date} on.`, others === '' ? '' : `Today: ${others}.`].join(' ').trim(),
    month: ({ date }) => `The source says ${date} and names no day.`,
    beforeRecord: ({ date }) => `The first record is of ${date}; before that nothing is known.`,
    endUnknown: ({ date }) => `Recorded on ${date}; the source does not say until when it held.`,
    undated: () => 'The source gives no date, so nothing is known of this day.',
  },
  needsScript: 'Choosing a date needs JavaScript. When a ruling changed stands in the ruling itself.',
  difference: 'What changed in the wording',
  before: 'Before',
  after: 'After',
  differenceAbout: 'These are our own wordings, not those of the sources.',
  source: 'Source',
}

export const historyTexts = (language: Language): HistoryTexts => ({ ja, en })[language]
