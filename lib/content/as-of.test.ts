import { describe, expect, it } from 'vitest'
import { getSite } from '.'
import { daysOf, hasHistory, spansOf, stoodOn } from './as-of'
import type { Ruling, Site } from './site'

const site = getSite()
const on = (id: string, day: string) => {
  const { standing, reason } = stoodOn(site.rulings.get(id)!, site, day)
  return `${standing} ${reason.why}`
}

describe('how a ruling stood on a day', () => {
  it('ends on the day that the source names (dm-flip-24: revised on 13 September 2016)', () => {
    expect(on('dm-flip-24', '2016-09-12')).toBe('held before')
    expect(on('dm-flip-24', '2016-09-13')).toBe('noLonger ended')
  })

  it('is unknown within a month of which the source names no day (dm-flip-25: June 2016)', () => {
    expect(on('dm-flip-25', '2016-05-31')).toBe('held before')
    expect(on('dm-flip-25', '2016-06-01')).toBe('unknown month')
    expect(on('dm-flip-25', '2016-06-30')).toBe('unknown month')
    expect(on('dm-flip-25', '2016-07-01')).toBe('noLonger ended')
  })

  it('follows from the end of what it replaced, in part while some of that held (dm-flip-22)', () => {
    expect(on('dm-flip-22', '2016-05-31')).toBe('notYet instead')
    expect(on('dm-flip-22', '2016-06-15')).toBe('unknown month')
    expect(on('dm-flip-22', '2016-08-01')).toBe('partly instead')
    expect(on('dm-flip-22', '2016-09-13')).toBe('held replaced')
  })

  it('is unknown before the date of its first record, and held from then on (ygo-fd-17)', () => {
    expect(on('ygo-fd-17', '2018-07-04')).toBe('unknown beforeRecord')
    expect(on('ygo-fd-17', '2018-07-05')).toBe('held recorded')
  })

  it('is unknown in the past where the source gives no date, and as it is from the day of our record on', () => {
    const today = site.rulings.get('ygo-fd-29')!.updatedOn
    expect(on('ygo-fd-29', '2020-01-01')).toBe('unknown undated')
    expect(on('ygo-fd-29', today)).toBe('held today')
    expect(on('ygo-fd-28', '2005-01-01')).toBe('unknown undated')
    expect(on('ygo-fd-28', today)).toBe('noLonger ended')
  })

  const made = (more: Partial<Ruling>): [Ruling, Site] => {
    const ruling = { ...site.rulings.get('ygo-fd-29')!, id: 'x-1', ...more }
    return [ruling, { ...site, rulings: new Map([['x-1', ruling]]) }]
  }
  it('has not begun before the day from which the source lets it hold', () => {
    const [ruling, own] = made({ from: '2020-04', until: '2021-01-01', status: 'superseded' })
    const standing = (day: string) => stoodOn(ruling, own, day).standing
    expect(['2020-03-31', '2020-04-15', '2020-05-01', '2020-12-31', '2021-01-01'].map(standing)).toEqual([
      'notYet',
      'unknown',
      'held',
      'held',
      'noLonger',
    ])
  })
  it('is unknown after a date where it was superseded and nobody says when', () => {
    const [ruling, own] = made({ date: '2010-01-01', status: 'superseded' })
    expect(stoodOn(ruling, own, '2012-01-01')).toEqual({
      standing: 'unknown',
      reason: { why: 'endUnknown', date: '2010-01-01' },
    })
  })
})

describe('the spans of a ruling', () => {
  it('say on every day what the rule says', () => {
    for (const ruling of site.rulings.values()) {
      const spans = spansOf(ruling, site)
      for (const day of [
        '1999-02-04',
        '2016-05-31',
        '2016-06-01',
        '2016-07-01',
        '2018-07-05',
        '2024-07-05',
        '2030-01-01',
      ]) {
        const { from: _, ...stood } = spans.findLast(({ from }) => from === undefined || from <= day)!
        expect(stood, `${ruling.id} on ${day}`).toEqual(stoodOn(ruling, site, day))
      }
    }
  })
  it('are in order, each another than the one before', () => {
    expect(spansOf(site.rulings.get('dm-flip-22')!, site).map(({ from, standing }) => [from, standing])).toEqual([
      [undefined, 'notYet'],
      ['2016-06-01', 'unknown'],
      ['2016-07-01', 'partly'],
      ['2016-09-13', 'held'],
    ])
  })
})

it('entries have a history where a source dates something or a ruling was replaced', () => {
  const having = [...site.entries.values()].filter((entry) => hasHistory(entry, site)).map(({ key }) => key)
  expect(having).toEqual(
    expect.arrayContaining(['duel-masters/flip', 'magic/cloak', 'yugioh/battle-position', 'yugioh/face-down']),
  )
})

it('the days to choose from are those on which something changed, and the day before', () => {
  const spans = site.entries.get('duel-masters/flip')!.rulings.map((ruling) => spansOf(ruling, site))
  expect(daysOf(spans)).toEqual(['2016-05-31', '2016-06-01', '2016-07-01', '2016-09-13'])
})
