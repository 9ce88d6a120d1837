import { words } from '../../../engine'
import { maySee } from '../look'
import type { SetupCard } from '../setup'
import { pieceOf } from '../state'
import { cell, type ComputedTable } from './cell'

/** Who may look at what was banished face-down. */
export function looking(): ComputedTable {
  const hidden = (id: string, random: boolean): SetupCard => ({
    id,
    card: 'celtic-guardian',
    zone: 'banished',
    face: 'down',
    owner: random ? 'opponent' : 'player',
    hiddenBy: { controller: 'player', random },
  })
  const cases = [
    { title: words('《タイムカプセル》', 'Different Dimension Capsule'), random: false },
    { title: words('《異次元隔離マシーン》', 'Different Dimension Gate'), random: false },
    {
      title: words(
        '《サイ・ガール》（2013-11-16の回答。その後変更された）',
        'Esper Girl (answer of 2013-11-16, changed since)',
      ),
      random: true,
    },
    {
      title: words(
        '《ゴーストリック・スケルトン》（2013-11-16の回答。その後変更された）',
        'Ghostrick Skeleton (answer of 2013-11-16, changed since)',
      ),
      random: true,
    },
  ]
  const seats = ['player', 'opponent'] as const
  return {
    example: 'ygo-banished-face-down-look',
    columns: [words('効果を使ったプレイヤー', 'the player of the effect'), words('その相手', 'the other player')],
    rows: cases.map(({ title, random }) => ({
      title,
      cells: seats.map((by) =>
        cell({ cards: [hidden('monster', random)] }, [{ type: 'look', by, card: 'monster' }], (state) =>
          maySee(pieceOf(state, 'monster')!, by)
            ? words('確認できる', 'may look')
            : words('確認できない', 'may not look'),
        ),
      ),
    })),
  }
}
