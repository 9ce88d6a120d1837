const formats: Readonly<Record<string, string>> = {
  スタンダード: 'Standard',
  パイオニア: 'Pioneer',
  モダン: 'Modern',
  レガシー: 'Legacy',
  ヴィンテージ: 'Vintage',
  パウパー: 'Pauper',
  統率者戦: 'Commander',
  アルケミー: 'Alchemy',
  エクスプローラー: 'Explorer',
  ヒストリック: 'Historic',
  タイムレス: 'Timeless',
  ブロール: 'Brawl',
  標準ブロール: 'Standard Brawl',
  グラディエーター: 'Gladiator',
  オースブレイカー: 'Oathbreaker',
}
const words = { 可能: 'legal', 不可: 'not-legal', 禁止: 'banned', 制限: 'restricted' } as const
type Legality = (typeof words)[keyof typeof words]

/** The formats in a line whose cells ran together: `スタンダード : 不可パイオニア : 可能`. `unknown` are names that are no format. */
export const readLegality = (text: string): { formats: Record<string, Legality>; unknown: string[] } => {
  const read: Record<string, Legality> = {}
  const unknown: string[] = []
  for (const [, name, word] of text.matchAll(/([^\s:：]+?)\s*[:：]\s*(可能|不可|禁止|制限)/g)) {
    const format = formats[name!]
    if (format === undefined) unknown.push(name!)
    else read[format] = words[word as keyof typeof words]
  }
  return { formats: read, unknown }
}
