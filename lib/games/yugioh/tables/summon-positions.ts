import { replay, words, type Text } from '../../../engine'
import type { Action } from '../action'
import { apply } from '../apply'
import { fact } from '../fact'
import type { Setup, SetupCard } from '../setup'
import { start } from '../start'
import { stanceText } from '../turn-over'
import type { Stance } from '../vocabulary'
import { cell, law, stanceRows, type Cell, type ComputedTable } from './cell'

/** Kind of summon by position: whether it can be had; who chooses. */
export function summonPositions(): ComputedTable {
  const monster: SetupCard = { id: 'monster', card: 'celtic-guardian', zone: 'hand' }
  const dead: SetupCard = { ...monster, zone: 'graveyard' }
  const light: SetupCard = { id: 'light', card: 'light-of-intervention', zone: 'spell', face: 'up' }
  const normal = (stance: Stance): readonly Action[] => [
    {
      type: 'normalSummon',
      by: 'player',
      card: 'monster',
      as: stance === 'face-up-attack' ? 'attack' : stance === 'face-up-defense' ? 'defense' : 'set',
    },
  ]
  const revived =
    (effect?: string) =>
    (stance: Stance): readonly Action[] => [
      { type: 'activate', by: 'player', card: 'effect', targets: ['monster'], ...(effect ? { effect } : {}) },
      { type: 'resolve', by: 'player' },
      { type: 'choosePosition', by: 'player', stance },
    ]
  const kinds: readonly { title: Text; setup: Setup; run: (stance: Stance) => readonly Action[] }[] = [
    { title: words('召喚・セット', 'Normal Summon, Set'), setup: { cards: [monster] }, run: normal },
    {
      title: words('《聖なる輝き》の下での召喚・セット', 'the same under Light of Intervention'),
      setup: { cards: [monster, light] },
      run: normal,
    },
    {
      title: words('特殊召喚（表示形式の指定なし）', 'Special Summon, no position stated'),
      setup: { cards: [dead, { id: 'effect', card: 'monster-reborn', zone: 'hand' }] },
      run: revived(),
    },
    {
      title: words('《リビングデッドの呼び声》', 'Call of the Haunted'),
      setup: { cards: [dead, { id: 'effect', card: 'call-of-the-haunted', zone: 'spell' }] },
      run: revived(),
    },
    {
      title: words('《浅すぎた墓穴》', 'The Shallow Grave'),
      setup: { cards: [dead, { id: 'effect', card: 'the-shallow-grave', zone: 'hand' }] },
      run: revived('grave'),
    },
    {
      title: words('《エーリアン・スカル》で相手フィールドへ', "to the opponent's field by Alien Skull"),
      setup: {
        cards: [
          { id: 'monster', card: 'alien-skull', zone: 'hand' },
          { id: 'low', card: 'cyber-tutu', owner: 'opponent', zone: 'monster' },
        ],
      },
      run: (stance) => [
        { type: 'specialSummon', by: 'player', card: 'monster', materials: ['low'] },
        { type: 'choosePosition', by: 'player', stance },
      ],
    },
  ]
  return {
    example: 'ygo-summon-positions',
    columns: stanceRows.map(stanceText),
    rows: kinds.map(({ title, setup, run }) => ({
      title,
      cells: stanceRows.map((stance) => summonCell(setup, run(stance), stance)),
    })),
  }
}

/** A position that is fixed needs no choice: the run ends before it. */
function summonCell(setup: Setup, run: readonly Action[], stance: Stance): Cell {
  const fixed = cell(setup, run.slice(0, -1).length > 0 ? run.slice(0, -1) : run)
  const started = start(setup, law)
  if (started.kind === 'refused') return fixed
  const before = replay({ apply }, started.state, run.slice(0, -1), law).at(-1)
  if (!before || before.after.choice) return cell(setup, run, () => words('できる', 'allowed'))
  if (fact(before.after, 'monster.stance', law) === stance)
    return { ...fixed, text: words('これに決まっている', 'this one, fixed') }
  return { ...fixed, actions: run, verdict: 'refused', text: words('できない', 'not allowed') }
}
