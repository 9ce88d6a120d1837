import type { ReportWords } from '../content/correction'
import type { Language } from '../content/vocabulary'

type ContributeTexts = {
  readonly correct: string
  readonly title: string
  readonly about: string
  readonly aboutRepository: string
  readonly issue: string
  readonly report: string
  readonly copy: string
  readonly copied: string
  readonly failed: string
  readonly files: string
  readonly guide: string
  readonly words: ReportWords
}

const ja: ContributeTexts = {
  correct: 'まちがいを直す',
  title: 'この裁定を直す',
  about:
    '下の文に書き足して、このサイトの運営者に送ってください。リポジトリを手元に持っている人は、そのままファイルを直せます。',
  aboutRepository: '裁定・ファイル・行が入った報告の下書きがリポジトリで開きます。ファイルを直接直すこともできます。',
  issue: 'リポジトリで知らせる',
  report: '報告の文',
  copy: '文をコピー',
  copied: 'コピーしました',
  failed: 'コピーできませんでした。文を選んでコピーしてください。',
  files: '直すファイルと行',
  guide: '直しかた',
  words: {
    ruling: '裁定',
    files: 'ファイル',
    wrong: 'まちがっているところ',
    right: '正しいと考えること',
    source: '出典（ページ名と日付）',
  },
}

const en: ContributeTexts = {
  correct: 'Correct this',
  title: 'Correct this ruling',
  about:
    'Fill in the text below and send it to whoever runs this site. If you have the repository, you can mend the files at once.',
  aboutRepository:
    'A report with the ruling, its files and lines filled in opens in the repository. You can also mend the files at once.',
  issue: 'Report it in the repository',
  report: 'Text of the report',
  copy: 'Copy the text',
  copied: 'Copied',
  failed: 'Could not copy. Select the text and copy it.',
  files: 'Files and lines to mend',
  guide: 'How to mend it',
  words: {
    ruling: 'Ruling',
    files: 'Files',
    wrong: 'What is wrong',
    right: 'What you think is right',
    source: 'Source (page and date)',
  },
}

export const contributeTexts = (language: Language): ContributeTexts => ({ ja, en })[language]
