import type { Language } from '../content/vocabulary'

type Tool = readonly [title: string, about: string]

const ja: {
  readonly title: string
  readonly tools: Readonly<Record<ToolName, Tool>>
} = {
  title: '動かす・くらべる・確かめる',
  tools: {
    examples: ['実例を動かす', '資料の例をひと手ずつ進め、外れた行動も試せます。できない理由と根拠の裁定が出ます。'],
    play: ['自由に試す', 'カードを置いて「これはできる？」を確かめます。'],
    compare: ['3つのゲームをくらべる', '裏になる・表になる・裏返ると、何が残り、何が消えるのか。'],
    quiz: ['裁定クイズ', '「どうなる？」に答えて、裁定で答え合わせ。'],
    pairs: ['2つの用語の関係をひく', '両方にふれる裁定と、間をつなぐ用語をたどります。'],
    map: ['用語の地図', '用語どうしのつながりを絵で見わたします。'],
    coverage: ['確かめた範囲', 'どの裁定をエンジンで確かめたか、すべての手順つきの一覧です。'],
    offline: ['オフラインで使う', '通信のないところでも読めるように、すべてを端末に残せます。'],
  },
}

type ToolName = 'examples' | 'play' | 'compare' | 'quiz' | 'pairs' | 'map' | 'coverage' | 'offline'

const en: typeof ja = {
  title: 'Play, compare, verify',
  tools: {
    examples: ['Play the examples', 'Step through each, try any other action, and see why not and by which ruling.'],
    play: ['Free play', 'Lay out cards and ask “may I …?”.'],
    compare: ['Compare the three games', 'Turned down, turned up or flipped: what stays and what is lost.'],
    quiz: ['Rulings quiz', 'Say what happens, and check it against the ruling.'],
    pairs: ['Look up a pair', 'Rulings that speak of two terms or cards, or that connect them.'],
    map: ['Map of terms', 'A picture of how the terms hang together.'],
    coverage: ['What is verified', 'Which rulings an engine bears out, with every step.'],
    offline: ['Use it offline', 'Keep everything on this device for where there is no network.'],
  },
}

/** Words of the ways to use the site beyond reading. */
export const toolsTexts = (language: Language) => (language === 'ja' ? ja : en)
