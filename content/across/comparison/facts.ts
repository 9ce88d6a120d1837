import type { Text } from '../../../lib/engine'

/** What is asked of each turning: the rows of the comparison. */
export interface ComparedFact {
  readonly id: string
  readonly title: Text
  readonly about: Text
}

const fact = (id: string, ja: string, en: string, aboutJa: string, aboutEn: string): ComparedFact => ({
  id,
  title: { ja, en },
  about: { ja: aboutJa, en: aboutEn },
})

export const facts: readonly ComparedFact[] = [
  fact('position', '表示形式・タップ状態', 'Position or tapped state', '縦か横か。', 'Upright or sideways.'),
  fact('counters', 'カウンター', 'Counters', 'カードの上に置かれているもの。', 'What lies on the card.'),
  fact(
    'stats',
    '攻撃力・パワーの変化',
    'Changed ATK or power',
    'このターンだけ続く効果。',
    'An effect that lasts for the turn.',
  ),
  fact(
    'attached',
    '装備・オーラ',
    'Equipped and attached cards',
    'カードにつけられているもの。',
    'What is attached to the card.',
  ),
  fact(
    'linked',
    '下に重ねた・リンクしたカード',
    'Cards beneath or linked',
    '1枚として扱われる相手。',
    'What counts as one with it.',
  ),
  fact('once', '使った「1ターンに1度」', 'A used once-per-turn effect', 'もう使えないままか。', 'Is it still used up?'),
  fact(
    'no-attack',
    '「このターン攻撃できない」',
    '‘Cannot attack this turn’',
    '効果による制限。',
    'A limit by an effect.',
  ),
  fact(
    'sickness',
    '召喚酔い',
    'Summoning sickness',
    'このターンに出たものが攻撃できるか。',
    'May what came this turn attack?',
  ),
  fact(
    'attacked',
    '攻撃したこと',
    'That it has attacked',
    'このターンの攻撃を使ったか。',
    'Is its attack of this turn used up?',
  ),
  fact(
    'by-hand',
    '手で表示形式を変えたこと',
    'That it was changed by hand',
    'このターンの変更を使ったか。',
    'Is its change of this turn used up?',
  ),
  fact('summoned', 'どう召喚されたか', 'How it was summoned', '召喚の方法の記憶。', 'The memory of its summon.'),
  fact(
    'origin',
    'どこから特殊召喚されたか',
    'From where it was summoned',
    '召喚元の記憶。',
    'The memory of where it came from.',
  ),
  fact(
    'target',
    '対象になっていること',
    'That it is a target',
    '先に対象にした効果が、裏返った後も及ぶか。',
    'Does what targeted it before still reach it?',
  ),
  fact(
    'tie',
    '永続的な関係',
    'A lasting relation',
    'そのカードをよみがえらせた罠との関係。',
    'With the Trap that brought it back.',
  ),
  fact(
    'control',
    '移ったコントロール',
    'Control that has moved',
    '相手から得たものが戻るか。',
    'Does what was taken go back?',
  ),
  fact(
    'enters',
    '「出た時」の誘発',
    '‘When it enters’ triggers',
    '裏返ると、出たことになるか。',
    'Does turning count as entering?',
  ),
  fact(
    'leaves',
    '「離れた時」の誘発',
    '‘When it leaves’ triggers',
    '裏返ると、離れたことになるか。',
    'Does turning count as leaving?',
  ),
  fact(
    'turned',
    '「裏返った時」の誘発',
    '‘When it is turned’ triggers',
    'それを待つ能力。',
    'Abilities that wait for it.',
  ),
]
