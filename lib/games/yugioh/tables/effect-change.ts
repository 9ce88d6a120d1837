import { words } from '../../../engine'
import type { Action } from '../action'
import { apply } from '../apply'
import { start } from '../start'
import { stanceText } from '../turn-over'
import type { Stance } from '../vocabulary'
import { cell, law, stanceRows, type ComputedTable } from './cell'

/** Start position by effect. */
export function effectChange(): ComputedTable {
  const effects = [
    { card: 'block-attack', title: words('守備表示にする', 'change to Defense') },
    { card: 'book-of-moon', title: words('裏側守備表示にする', 'change to face-down Defense') },
    { card: 'stop-defense', title: words('攻撃表示にする', 'change to Attack') },
    { card: 'book-of-taiyou', title: words('表側攻撃表示にする', 'change to face-up Attack') },
    { card: 'enemy-controller', title: words('表示形式を変更する', 'change the position') },
  ]
  return {
    example: 'ygo-effect-change',
    columns: effects.map((effect) => effect.title),
    rows: stanceRows.map((stance) => ({
      title: stanceText(stance),
      cells: effects.map(({ card }) =>
        cell(
          {
            cards: [
              { id: 'monster', card: 'celtic-guardian', owner: 'opponent', zone: 'monster', stance },
              { id: 'effect', card, zone: 'hand' },
            ],
          },
          [
            { type: 'activate', by: 'player', card: 'effect', targets: ['monster'] },
            { type: 'resolve', by: 'player' },
          ].slice(0, reaches(card, stance) ? 2 : 1) as readonly Action[],
        ),
      ),
    })),
  }
}

/** Whether the activation is allowed at all: what follows a refused one says nothing. */
function reaches(card: string, stance: Stance): boolean {
  const started = start(
    {
      cards: [
        { id: 'monster', card: 'celtic-guardian', owner: 'opponent', zone: 'monster', stance },
        { id: 'effect', card, zone: 'hand' },
      ],
    },
    law,
  )
  return (
    started.kind === 'done' &&
    apply(started.state, { type: 'activate', by: 'player', card: 'effect', targets: ['monster'] }, law).kind === 'done'
  )
}
