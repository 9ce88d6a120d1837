import type { Language } from '../content/vocabulary'

const ja = {
  title: 'オフラインで使う',
  about:
    '一度開いたページは端末に残り、通信がなくてもまた読めます。大会の会場などで通信が弱いときのために、すべてを先に保存しておくこともできます。',
  notKept: 'いまは通信ができません。お探しのページは、この端末にまだ保存されていません。',
  everything: 'すべてを保存する',
  everythingAbout: '全ページ・検索の索引・実例を動かす仕組みを、この端末に保存します。',
  languages: { ja: '日本語', en: '英語' },
  which: '保存する言語',
  start: (size: string) => `保存する（約${size}）`,
  startPlain: '保存する',
  again: 'もう一度保存する',
  stop: 'やめる',
  remove: '保存したものを消す',
  progress: '保存の進みぐあい',
  running: (done: number, all: number) => `保存しています：${all}件中${done}件`,
  done: (all: number) => `すべて保存しました（${all}件）。通信がなくても、全ページと検索を使えます。`,
  stopped: (done: number, all: number) => `途中でやめました（${all}件中${done}件）。続きから保存できます。`,
  failed: (missing: number) => `${missing}件を保存できませんでした。通信を確かめて、もう一度保存してください。`,
  full: '端末の空き容量が足りません。',
  removed: '保存したものを消しました。',
  stale: '保存したあとに、サイトが新しくなりました。もう一度保存すると、変わった分だけを取りこみます。',
  kept: (count: number) => `いま読めるページ：${count}`,
  needsScript: '保存にはJavaScriptが必要です。',
  unsupported: 'このブラウザでは、オフラインの保存を使えません。',
  install: 'アプリのように使う',
  installAbout:
    'ブラウザのメニューから「ホーム画面に追加」または「アプリをインストール」を選ぶと、ほかのアプリと並べて開けます。',
  newVersion: 'サイトの新しい版があります。',
  take: '更新する',
  later: 'あとで',
}

type Loosen<T> = T extends string
  ? string
  : T extends (...a: infer A) => string
    ? (...a: A) => string
    : { readonly [K in keyof T]: Loosen<T[K]> }
export type OfflineTexts = Loosen<typeof ja>

const en: OfflineTexts = {
  title: 'Use it offline',
  about:
    'A page that you have opened stays on this device and can be read again without a connection. For places where the connection is weak, such as a tournament hall, you can keep everything beforehand.',
  notKept: 'There is no connection now, and the page that you asked for has not been kept on this device.',
  everything: 'Keep everything',
  everythingAbout: 'Keeps all pages, the search index and what plays the examples on this device.',
  languages: { ja: 'Japanese', en: 'English' },
  which: 'Language to keep',
  start: (size) => `Keep (about ${size})`,
  startPlain: 'Keep',
  again: 'Keep again',
  stop: 'Stop',
  remove: 'Remove what was kept',
  progress: 'Progress',
  running: (done, all) => `Keeping: ${done} of ${all}`,
  done: (all) => `Everything is kept (${all} files). All pages and the search work without a connection.`,
  stopped: (done, all) => `Stopped after ${done} of ${all}. You can go on from there.`,
  failed: (missing) => `${missing} files could not be kept. Check your connection and keep again.`,
  full: 'There is not enough space on this device.',
  removed: 'What was kept has been removed.',
  stale: 'The site has changed since. Keep again to fetch what changed, and nothing else.',
  kept: (count) => `Pages that can be read now: ${count}`,
  needsScript: 'Keeping needs JavaScript.',
  unsupported: 'This browser cannot keep pages.',
  install: 'Use it like an app',
  installAbout:
    'Choose “Add to Home Screen” or “Install app” in the menu of your browser, and it opens beside your other apps.',
  newVersion: 'There is a new version of the site.',
  take: 'Update',
  later: 'Later',
}

const texts: Readonly<Record<Language, OfflineTexts>> = { ja, en }

/** The words about using the site without a network. */
export const offlineTextsIn = (language: Language): OfflineTexts => texts[language]
