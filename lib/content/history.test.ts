import { describe, expect, it } from 'vitest'
import { historyOf } from './history'
import { getSite } from '.'

const ids = (id: string) => {
  const site = getSite()
  return historyOf(site.rulings.get(id)!, site).map(({ ruling, self }) => (self ? `[${ruling.id}]` : ruling.id))
}

describe('the history of a ruling', () => {
  it('goes from the oldest state to what holds now, by the dates on which each ended (dm-flip-22, 24, 25)', () => {
    expect(ids('dm-flip-22')).toEqual(['dm-flip-25', 'dm-flip-24', '[dm-flip-22]'])
    expect(ids('dm-flip-24')).toEqual(['dm-flip-25', '[dm-flip-24]', 'dm-flip-22'])
  })

  it('without any date puts what was superseded before what took its place (ygo-fd-28, 29)', () => {
    expect(ids('ygo-fd-29')).toEqual(['ygo-fd-28', '[ygo-fd-29]'])
  })

  it('is empty where there is one state', () => {
    expect(ids('mtg-cloak-14')).toEqual([])
  })
})
