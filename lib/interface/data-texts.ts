import type { Language } from '../content/vocabulary'

type DataTexts = {
  readonly feedTitle: string
  readonly feedAbout: string
  readonly feedEntry: (name: string, id: string) => string
  readonly dated: string
  readonly undated: string
  readonly title: string
  readonly about: string
  readonly files: string
  readonly what: Readonly<Record<'rulings' | 'entries' | 'ruling' | 'feed' | 'sitemap', string>>
  readonly schema: string
  readonly promise: string
  readonly promises: readonly string[]
}

const ja: DataTexts = {
  feedTitle: '裏表：新しくなった裁定',
  feedAbout: '加わった裁定、文や状態の変わった裁定。',
  feedEntry: (name, id) => `${name}：${id}`,
  dated: '裁定の日付',
  undated: '日付なし',
  title: 'データ',
  about: 'すべての裁定と項目のデータ（JSON）と、更新のフィード（Atom）。',
  files: 'ファイル',
  what: {
    rulings: 'すべての裁定と、その出典',
    entries: 'すべての用語・カード・トピック',
    ruling: '裁定ひとつずつのファイル（idをファイル名にしたもの）',
    feed: '新しい裁定と、変わった裁定（この言語の文つき）',
    sitemap: '全ページの一覧',
  },
  schema: 'スキーマ',
  promise: '約束',
  promises: [
    '裁定のidは変わらず、使いまわさない。',
    '出典が日付を書いていない裁定に、日付は付けない。',
    '文はどれも当サイトの言葉であり、出典の文ではない。',
    '項目が減るか意味が変わるときは、versionの数を上げる。',
  ],
}

const en: DataTexts = {
  feedTitle: 'Uraomote: new and changed rulings',
  feedAbout: 'Rulings that were added, and rulings whose text or status changed.',
  feedEntry: (name, id) => `${name}: ${id}`,
  dated: 'Date of the ruling',
  undated: 'undated',
  title: 'Data',
  about: 'All rulings and entries as data (JSON), and a feed of what changed (Atom).',
  files: 'Files',
  what: {
    rulings: 'all rulings and their sources',
    entries: 'all terms, cards and topics',
    ruling: 'a file for each ruling, named by its id',
    feed: 'new and changed rulings, with their text in this language',
    sitemap: 'all pages',
  },
  schema: 'schema',
  promise: 'What you can rely on',
  promises: [
    'The id of a ruling never changes and is never used again.',
    'A ruling that its source does not date has no date.',
    'All text is ours, not that of the sources.',
    'When a field goes or changes its meaning, the number of the version goes up.',
  ],
}

const texts: Readonly<Record<Language, DataTexts>> = { ja, en }

/** The words of the feed and of what leads to the data. */
export const dataTextsIn = (language: Language): DataTexts => texts[language]
