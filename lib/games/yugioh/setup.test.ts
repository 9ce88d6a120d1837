import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawOf } from '../../engine'
import { cards, yugioh, type Setup, type SetupCard } from './index'
import { zones } from './vocabulary'

const law = lawOf('now')
const unmet = (setup: Setup) => {
  const started = yugioh.start(setup, law)
  return started.kind === 'refused' ? started.unmet : []
}
const one = (card: string, more: Partial<SetupCard>): SetupCard => ({ id: 'c', card, zone: 'monster', ...more })
const elf = (id: string, more: Partial<SetupCard> = {}): SetupCard => ({
  id,
  card: 'celtic-guardian',
  zone: 'monster',
  ...more,
})

const impossible: readonly (readonly [string, readonly SetupCard[], string])[] = [
  ['a Link Monster face-down (ygo-fd-46)', [one('decode-talker', { stance: 'face-down-defense' })], 'ygo-fd-46'],
  ['a Token face-down (ygo-fd-46)', [one('sample-token', { stance: 'face-down-defense' })], 'ygo-fd-46'],
  ['a Link Monster in Defense', [one('decode-talker', { stance: 'face-up-defense' })], 'ygo-rule-link'],
  ['a Token in the hand', [one('sample-token', { zone: 'hand' })], 'ygo-rule-possible'],
  ['a Token in the Graveyard', [one('sample-token', { zone: 'graveyard' })], 'ygo-rule-possible'],
  ['a Fusion Monster in the hand', [one('gladiator-beast-gyzarus', { zone: 'hand' })], 'ygo-rule-possible'],
  ['an Xyz Monster in the Deck', [one('gem-knight-pearl', { zone: 'deck' })], 'ygo-rule-possible'],
  ['a Normal Monster in the Extra Deck', [one('celtic-guardian', { zone: 'extra' })], 'ygo-rule-possible'],
  ['a Spell in a Monster Zone', [one('raigeki', {})], 'ygo-rule-possible'],
  ['a monster in a Spell & Trap Zone', [one('celtic-guardian', { zone: 'spell' })], 'ygo-rule-possible'],
  ['a Normal Spell in the Field Zone', [one('raigeki', { zone: 'field' })], 'ygo-rule-possible'],
  ['a Normal Spell that stays face-up', [one('raigeki', { zone: 'spell', face: 'up' })], 'ygo-rule-possible'],
  ['a card face-down in the Graveyard', [one('raigeki', { zone: 'graveyard', face: 'down' })], 'ygo-rule-possible'],
  ['a card nowhere', [elf('c', { zone: 'gone' })], 'ygo-rule-possible'],
  ['an unknown card', [one('no-such-card', {})], 'ygo-rule-possible'],
  ['two cards with one id', [elf('c'), elf('c')], 'ygo-rule-possible'],
  [
    'two Field Spells of one player',
    ['a', 'b'].map((id) => ({ id, card: 'aroma-garden', zone: 'field' })),
    'ygo-rule-room',
  ],
  ['seven monsters', Array.from({ length: 7 }, (_, index) => elf(`c${index}`)), 'ygo-rule-room'],
  [
    'six Set cards',
    Array.from({ length: 6 }, (_, index) => ({ ...elf(`c${index}`), card: 'raigeki', zone: 'spell' as const })),
    'ygo-rule-room',
  ],
  ['an Equip Spell without a monster', [one('axe-of-despair', { zone: 'spell', face: 'up' })], 'ygo-rule-equip-lost'],
  [
    'an Equip Spell on a face-down monster (ygo-fd-30)',
    [one('axe-of-despair', { zone: 'spell', face: 'up', tie: 'e' }), elf('e', { stance: 'face-down-defense' })],
    'ygo-fd-30',
  ],
  ['a material beneath nothing', [elf('c', { zone: 'under' })], 'ygo-rule-possible'],
  [
    'a material beneath a monster that is no Xyz',
    [elf('c', { zone: 'under', under: 'e' }), elf('e')],
    'ygo-rule-possible',
  ],
  ['counters on a face-down monster', [elf('c', { stance: 'face-down-defense', counters: 1 })], 'ygo-rule-possible'],
  ['counters in the hand', [elf('c', { zone: 'hand', counters: 1 })], 'ygo-rule-possible'],
  ["another's card in the hand", [elf('c', { zone: 'hand', controller: 'opponent' })], 'ygo-rule-possible'],
  ['a Link Monster that was Set', [one('decode-talker', { memory: { summon: 'set' } })], 'ygo-rule-special-only'],
  [
    'a Spirit that cannot be Special Summoned but was',
    [one('amaterasu', { memory: { summon: 'special' } })],
    'ygo-rule-revival',
  ],
  ['a monster in the hand that attacked', [elf('c', { zone: 'hand', memory: { attacked: true } })], 'ygo-rule-leaves'],
]

describe('a position that cannot come about is refused with its reason', () => {
  test.each(impossible)('%s', (_, given, rule) => {
    const reasons = unmet({ cards: given })
    expect(reasons.flatMap((reason) => reason.cites)).toContain(rule)
    for (const { text, cure } of reasons) expect([text.ja, text.en, cure.ja, cure.en].every(Boolean)).toBe(true)
  })
  test('all that is wrong is said at once', () => {
    expect(
      unmet({ lp: { player: 0 }, cards: [one('sample-token', { zone: 'hand' }), elf('d', { zone: 'gone' })] }),
    ).toHaveLength(3)
  })
})

describe('free play', () => {
  test('takes every card in every zone where it may be, face-up and face-down', () => {
    for (const card of cards) {
      const kinds = card.kinds ?? []
      const extra = ['Fusion', 'Synchro', 'Xyz', 'Link'].some((kind) => kinds.some((own) => own === kind))
      const expected = zones.filter((zone) => {
        if (zone === 'gone' || zone === 'under') return false
        if (kinds.includes('Token')) return zone === 'monster'
        if (zone === 'monster') return card.type === 'monster'
        if (zone === 'spell') return card.type !== 'monster' && card.property !== 'Field'
        if (zone === 'field') return card.property === 'Field'
        if (zone === 'extra') return extra
        return !(extra && (zone === 'hand' || zone === 'deck'))
      })
      const taken = zones.filter((zone) => unmet({ cards: [one(card.id, { zone })] }).length === 0)
      expect([card.id, taken]).toEqual([card.id, expected])
    }
  })
  test('takes any history that a monster may have', () => {
    const seat = fc.constantFrom('player' as const, 'opponent' as const)
    const how = fc.constantFrom(
      'normal' as const,
      'tribute' as const,
      'set' as const,
      'tribute-set' as const,
      'special' as const,
    )
    const history = fc.record(
      {
        changed: fc.constant(true as const),
        attacked: fc.constant(true as const),
        proper: fc.constant(true as const),
        geminiNow: fc.constant(true as const),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(history, how, fc.boolean(), seat, seat, fc.boolean(), (memory, summon, now, by, to, down) => {
        const arrived = now ? { arrived: { how: summon, by, to } } : {}
        const setup: Setup = {
          cards: [
            elf('c', {
              stance: down ? 'face-down-defense' : 'face-up-attack',
              memory: { ...memory, summon, ...arrived },
            }),
          ],
        }
        expect(unmet(setup)).toEqual([])
        expect(yugioh.readSetup(JSON.parse(JSON.stringify(setup)))).toEqual(setup)
      }),
    )
  })
  test('reads no history that it does not know', () => {
    for (const bad of [
      { memory: { changed: 1 } },
      { memory: { arrived: { how: 'normal' } } },
      { memory: { flown: true } },
      { limits: [{ atk: 'much' }] },
      { limits: [{ cannotFly: true }] },
      { counters: 1.5 },
      { setThisTurn: false },
      { away: { stance: 'face-up-attack' } },
      { slot: 3 },
    ])
      expect([bad, yugioh.readSetup({ cards: [{ id: 'c', zone: 'monster', ...bad }] })]).toEqual([bad, undefined])
  })
})
