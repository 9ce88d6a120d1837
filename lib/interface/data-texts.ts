import type { Language } from '../content/vocabulary'

type DataTexts = {
  readonly feedTitle: string
  readonly feedAbout: string
  readonly feedEntry: (name: string, id: string) => string
  readonly dated: string
  readonly undated: string
  readonly title: string
  readonly about: string
}

const ja: DataTexts = {
  feedTitle: '裏表：新しくなった裁定',
  feedAbout: '加わった裁定、文や状態の変わった裁定。',
  feedEntry: (name, id) => `${name}：${id}`,
  dated: '裁定の日付',
  undated: '日付なし',
  title: 'データ',
  about: 'すべての裁定と項目のデータ（JSON）と、更新のフィード（Atom）。',
}

const en: DataTexts = {
  feedTitle: 'Uraomote: new and changed rulings',
  feedAbout: 'Rulings that were added, and rulings whose text or status changed.',
  feedEntry: (name, id) => `${name}: ${id}`,
  dated: 'Date of the ruling',
  undated: 'undated',
  title: 'Data',
  about: 'All rulings and entries as data (JSON), and a feed of what changed (Atom).',
}

const texts: Readonly<Record<Language, DataTexts>> = { ja, en }

/** The words of the feed and of what leads to the data. */
export const dataTextsIn = (language: Language): DataTexts => texts[language]
