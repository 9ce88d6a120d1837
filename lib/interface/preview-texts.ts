import type { Language } from '../content/vocabulary'

const ja = {
  open: '開く',
  pin: '留める',
  close: '閉じる',
  preview: (name: string) => `プレビュー：${name}`,
  pinned: '留めたプレビュー',
  onBoard: 'いまの盤面',
  reading: '読み',
}

const en: typeof ja = {
  open: 'Open',
  pin: 'Pin',
  close: 'Close',
  preview: (name) => `Preview: ${name}`,
  pinned: 'Pinned previews',
  onBoard: 'On the board now',
  reading: 'Reading',
}

export const previewTexts = (language: Language): typeof ja => ({ ja, en })[language]
