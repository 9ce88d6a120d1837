import type { Citation, Seat } from '../../engine'
import type { Choices, Faces } from './choices'
import type { Cause } from './state'
import type { FlipWord } from './vocabulary'

/** What is being done: whose effect it is, of which card, and what was chosen. */
export interface Doing {
  readonly by: Seat
  /** The card that the ability is of. */
  readonly self: string
  /** The card that set it off. */
  readonly it?: string | undefined
  readonly cause: Cause
  readonly cites: readonly Citation[]
  readonly word?: FlipWord | undefined
  /** Given to the card by an effect (dm-flip-26). */
  readonly given: boolean
  readonly choices: Choices
  readonly faces: Faces
}
