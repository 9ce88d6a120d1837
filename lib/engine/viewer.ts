/** The two sides of the table; the reader sits at `player` (自分), the other side is `opponent` (相手). */
export const seats = ['player', 'opponent'] as const
export type Seat = (typeof seats)[number]

/** Who is looking. The judge (審判) sees everything. */
export const viewers = [...seats, 'judge'] as const
export type Viewer = (typeof viewers)[number]

export function otherSeat(seat: Seat): Seat {
  return seat === 'player' ? 'opponent' : 'player'
}
