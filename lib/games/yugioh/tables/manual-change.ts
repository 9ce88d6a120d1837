import { words, type Text } from '../../../engine'
import type { Setup, SetupCard } from '../setup'
import { type Memory } from '../state'
import { stanceText } from '../turn-over'
import type { Phase, Stance } from '../vocabulary'
import { cell, stanceRows, type ComputedTable } from './cell'

const came = (how: 'normal' | 'set' | 'special' | 'flip'): Memory => ({
  ...(how === 'flip' ? { changed: true as const } : { summon: how }),
  arrived: { how, by: 'player', to: 'player' },
})

const histories: readonly { readonly title: Text; readonly memory: Memory; readonly gemini?: true }[] = [
  { title: words('何もしていない', 'nothing'), memory: {} },
  { title: words('手で変更した', 'changed by hand'), memory: { changed: true } },
  { title: words('召喚した', 'Normal Summoned'), memory: came('normal') },
  { title: words('セットした', 'Set'), memory: came('set') },
  { title: words('反転召喚した', 'Flip Summoned'), memory: came('flip') },
  { title: words('特殊召喚した', 'Special Summoned'), memory: came('special') },
  { title: words('再度召喚した', 'Gemini Summoned'), memory: { geminiNow: true } },
  { title: words('攻撃した（無効にされた場合も）', 'attacked (also when it was negated)'), memory: { attacked: true } },
]

/** Every history, position and phase. */
export function manualChange(): ComputedTable {
  const times: readonly { readonly title: Text; readonly phase: Phase }[] = [
    { title: words('メインフェイズ1', 'Main Phase 1'), phase: 'main1' },
    { title: words('バトルフェイズ', 'Battle Phase'), phase: 'battle' },
    { title: words('メインフェイズ2', 'Main Phase 2'), phase: 'main2' },
  ]
  const columns = times.flatMap((time) => stanceRows.map((stance) => ({ ...time, stance })))
  const setup = (memory: Memory, phase: Phase, stance: Stance): Setup => ({
    phase,
    cards: [{ id: 'monster', card: 'elemental-hero-neos-alius', zone: 'monster', stance, memory }],
  })
  const row = ({ title, memory }: (typeof histories)[number]) => ({
    title,
    cells: columns.map(({ phase, stance }) =>
      cell(setup(memory, phase, stance), [
        { type: stance === 'face-down-defense' ? 'flipSummon' : 'changePosition', by: 'player', card: 'monster' },
      ]),
    ),
  })
  return {
    example: 'ygo-manual-change',
    columns: columns.map(({ title, stance }) => ({
      ja: `${title.ja}・${stanceText(stance).ja}`,
      en: `${title.en}, ${stanceText(stance).en}`,
    })),
    rows: [...histories.map(row), byEffect(columns, setup)],
  }
}

/** A monster that an effect has changed this turn: the run changes it first. */
function byEffect(
  columns: readonly { phase: Phase; stance: Stance }[],
  setup: (memory: Memory, phase: Phase, stance: Stance) => Setup,
) {
  const trap: SetupCard = { id: 'effect', card: 'desert-sunlight', zone: 'spell' }
  return {
    title: words('効果で表側守備表示に変更された', 'changed to face-up Defense by an effect'),
    cells: columns.map(({ phase, stance }) =>
      cell({ ...setup({}, phase, stance), cards: [...setup({}, phase, stance).cards, trap] }, [
        { type: 'activate', by: 'player', card: 'effect' },
        { type: 'resolve', by: 'player' },
        { type: 'changePosition', by: 'player', card: 'monster' },
      ]),
    ),
  }
}
