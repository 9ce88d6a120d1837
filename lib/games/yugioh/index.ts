import { words, type Game } from '../../engine'
import { readAction, type Action } from './action'
import { apply } from './apply'
import { eras } from './eras'
import { fact } from './fact'
import { label } from './label'
import { actions } from './offers'
import { rules } from './rules'
import { readSetup } from './read-setup'
import type { Setup } from './setup'
import { position, start } from './start'
import type { State } from './state'
import { view } from './view'

/** 遊戯王 */
export const yugioh: Game<State, Action, Setup> = {
  id: 'yugioh',
  title: words('遊戯王', 'Yu-Gi-Oh!'),
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
