import { describe, expect, test } from 'vitest'
import { cardsOf, lawOf, viewers } from '../../engine'
import { magic, type Setup, type State } from './index'

const law = lawOf('now')
const begin = (setup: Setup): State => {
  const started = magic.start(setup, law)
  if (started.kind === 'refused') throw new Error('an impossible position')
  return started.state
}

const state = begin({
  cards: [
    { id: 'a', card: 'giant-growth', zone: 'battlefield', down: 'cloak', counters: 1 },
    { id: 'b', card: 'defenestrated-phantom', zone: 'battlefield', down: 'disguise', tapped: true },
    { id: 'c', card: 'forest', zone: 'battlefield', down: 'manifest' },
    { id: 'd', card: 'runeclaw-bear', zone: 'hand' },
    { id: 'e', card: 'runeclaw-bear', zone: 'library' },
  ],
})

const seenBy = (viewer: (typeof viewers)[number]) => cardsOf(magic.view(state, viewer, law)).map(({ card }) => card)

describe('the table', () => {
  test.each(viewers)(
    'shows the %s in which order face-down permanents entered and what made them so (mtg-cloak-16)',
    (viewer) => {
      const marks = seenBy(viewer)
        .slice(0, 3)
        .map((card) => card.marks.map((mark) => mark.en))
      expect(marks).toEqual([
        ['cloaked (no. 1)', '1 +1/+1 counter(s)'],
        ['cast with disguise (no. 2)', 'tapped'],
        ['manifested (no. 3)'],
      ])
    },
  )
  test('shows public characteristics of a face-down permanent to all, and its name to its controller and the judge', () => {
    for (const viewer of viewers) {
      const [first] = seenBy(viewer)
      expect(first!.lines.map((line) => line.value.en)).toEqual(['3/3', 'Creature', 'ward {2}'])
      expect(first!.name?.en).toBe(viewer === 'opponent' ? undefined : 'Giant Growth')
    }
  })
  test('has no field by which the opponent could tell hidden cards', () => {
    for (const card of seenBy('opponent')) {
      expect(card.name ?? card.card ?? card.look).toBeUndefined()
      expect(card.face).toBe('down')
      expect(`${card.label.ja} ${card.label.en}`).not.toMatch(/Growth|巨大化|Phantom|幻影|Forest|森|Bear|熊/)
    }
  })
  test('gives cards in hands and libraries an id of their place for those who may not see them', () => {
    expect(
      seenBy('opponent')
        .slice(3)
        .map((card) => card.id),
    ).toEqual(['player:library:1', 'player:hand:1'])
    expect(
      seenBy('judge')
        .slice(3)
        .map((card) => card.id),
    ).toEqual(['e', 'd'])
  })
  test('keeps the seed from both players', () => {
    for (const viewer of ['player', 'opponent'] as const) {
      expect(JSON.stringify(magic.position(state, viewer))).not.toContain('seed')
      expect(JSON.stringify(magic.view(state, viewer, law))).not.toContain('seed')
    }
  })
  test('names no spell of the hand in the label of a cast that is not allowed', () => {
    const cast = { type: 'cast', by: 'player', card: 'd' } as const
    expect(magic.label(state, cast, 'opponent').en).toBe('cast a card in a hand')
    expect(magic.label(state, cast, 'player').en).toBe('cast Runeclaw Bear')
  })
})
