import type { Language } from '../content/vocabulary'
import type { Value } from '../play/comparison'

/** A sign and a word for each value, so that neither colour nor sign stands alone; a shorter word for the table at a glance. */
export type Mark = readonly [sign: string, word: string, short?: string]

/** What a cell says: a computed value, that the game has no such thing or only something near it, or that nobody has asked. */
export type MarkName = Value['kind'] | 'none' | 'near' | 'open'

const ja = {
  title: '3つのゲームをくらべる',
  about:
    'カードを裏側にする・表側にする・裏返すと、何が残り、何がなくなるか。どの欄も、3つのルールエンジンがその場面を動かして出した答えで、人が書いたものではありません。根拠の裁定と、動かした場面がたどれます。',
  overview: '一覧表',
  details: 'くわしく',
  overviewAbout: '欄を選ぶと、くわしい説明へ移ります。横に動かせます。',
  fact: 'ことがら',
  event: '裏返し方',
  everything: 'すべて',
  allOf: (game: string) => `${game}のすべて`,
  filter: 'しぼりこみ',
  clear: 'しぼりこみをやめる',
  shown: (n: number) => `${n}欄を表示しています。`,
  decides: '決め手',
  rests: '根拠',
  rule: '規則',
  run: '動かして確かめる',
  runOf: (fact: string, turning: string) => `動かして確かめる：${fact}、${turning}`,
  seeEntry: '項目',
  notAsked: 'この表では試していない。',
  note: '「決め手」は、その裁定や規則を外してエンジンを動かすと答えが変わるものです。なければ、その裏返し方で引かれる根拠を示します。そのゲームにないものは、用語の項目が理由を述べています。',
  marks: {
    kept: ['＝', '残る'],
    lost: ['×', 'なくなる'],
    gone: ['∅', '先になくなっている', '先に消えた'],
    changed: ['→', '変わる'],
    happens: ['○', '誘発する'],
    'does-not-happen': ['－', '誘発しない'],
    reached: ['○', '及ぶ'],
    'not-reached': ['－', '及ばない'],
    'not-allowed': ['⊘', 'できない'],
    none: ['∅', 'このゲームにはない', 'なし'],
    near: ['≒', '近いものがある', '近いもの'],
    open: ['？', '問うていない', '問わない'],
  } satisfies Record<MarkName, Mark> as Record<MarkName, Mark>,
}

const en: typeof ja = {
  title: 'Compare the three games',
  about:
    'When a card is turned face-down, turned face-up or flipped, what stays and what is lost? No cell is written by hand: the three engines play each case. From every cell you get to the ruling behind it and to the run.',
  overview: 'At a glance',
  details: 'In detail',
  overviewAbout: 'A cell leads to its details. The table scrolls sideways.',
  fact: 'What is asked',
  event: 'How it is turned',
  everything: 'Everything',
  allOf: (game) => `All of ${game}`,
  filter: 'Filter',
  clear: 'Show everything',
  shown: (n) => `Showing ${n} cells.`,
  decides: 'Decided by',
  rests: 'Rests on',
  rule: 'Rule',
  run: 'Play it',
  runOf: (fact, turning) => `Play it: ${fact}, ${turning}`,
  seeEntry: 'Entry',
  notAsked: 'It is not tried here.',
  note: '‘Decided by’: with that ruling or rule taken out, the engine gives another answer. Where nothing alone decides, the cell names what is cited as the card is turned. Why a game has no such thing, the entry of the term says.',
  marks: {
    kept: ['＝', 'stays'],
    lost: ['×', 'is lost'],
    gone: ['∅', 'was gone before', 'gone'],
    changed: ['→', 'changes'],
    happens: ['○', 'triggers'],
    'does-not-happen': ['－', 'does not trigger', 'no trigger'],
    reached: ['○', 'still reaches it', 'reached'],
    'not-reached': ['－', 'no longer reaches it', 'not reached'],
    'not-allowed': ['⊘', 'not allowed'],
    none: ['∅', 'does not exist in this game', 'none'],
    near: ['≒', 'something near it exists', 'similar'],
    open: ['？', 'not asked'],
  },
}

export const compareTexts = (language: Language): typeof ja => ({ ja, en })[language]
