import { words, type Text } from './text'
import { otherSeat, seats, type Seat, type Viewer } from './viewer'

/** A side as this viewer calls it (自分, 相手); the judge names the player from outside. */
export function seatText(seat: Seat, viewer: Viewer): Text {
  const mine = viewer === 'opponent' ? otherSeat(seat) : seat
  return mine === 'player' ? words('自分', viewer === 'judge' ? 'the player' : 'you') : words('相手', 'the opponent')
}

/** The sides as one choice of a form, one's own first. */
export const sideOptions = seats.map((value) => ({ value, label: seatText(value, 'player') }))
