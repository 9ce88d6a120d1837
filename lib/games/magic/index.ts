import { words, type Game } from '../../engine'
import { readAction, type Action } from './action'
import { apply } from './apply'
import { eras } from './eras'
import { fact } from './fact'
import { label } from './label'
import { actions } from './offers'
import { position } from './position'
import { readSetup } from './read'
import { rules } from './rules'
import { start, type Setup } from './setup'
import type { State } from './state'
import { view } from './view'

/** マジック：ザ・ギャザリング */
export const magic: Game<State, Action, Setup> = {
  id: 'magic',
  title: words('マジック：ザ・ギャザリング', 'Magic: The Gathering'),
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
