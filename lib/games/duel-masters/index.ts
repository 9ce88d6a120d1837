import { words, type Game } from '../../engine'
import { readAction, type Action } from './action'
import { apply } from './apply'
import { eras } from './eras'
import { fact } from './fact'
import { label } from './label'
import { actions } from './offers'
import { rules } from './rules'
import { position, readSetup, start, type Setup } from './setup'
import type { State } from './state'
import { view } from './view'

/** デュエル・マスターズ */
export const duelMasters: Game<State, Action, Setup> = {
  id: 'duel-masters',
  title: words('デュエル・マスターズ', 'Duel Masters'),
  rules,
  eras,
  start,
  apply,
  actions,
  view,
  label,
  fact,
  position,
  readSetup,
  readAction,
}

export type { Action } from './action'
export type { Setup, SetupCard } from './setup'
export type { State } from './state'
export { cards } from './cards'
