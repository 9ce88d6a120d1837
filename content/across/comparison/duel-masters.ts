import type { GameColumns, Probe, Reading } from '../../../lib/play/comparison'
import type { Action, Setup, SetupCard } from '../../../lib/games/duel-masters'

type Trial = Probe<Setup, Action>
type More = Partial<Omit<SetupCard, 'id' | 'card'>>

const card = (id: string, name: string, more: More = {}): SetupCard => ({ id, card: name, zone: 'battle', ...more })
const theirs = (id: string, name: string, more: More = {}): SetupCard => card(id, name, { owner: 'opponent', ...more })
const several = (n: number, name: string, more: More): readonly SetupCard[] =>
  Array.from({ length: n }, (_, index) => card(`${more.owner ?? 'player'}-${name}-${index + 1}`, name, more))
const mana = (n: number, name: string, more: More = {}) => several(n, name, { zone: 'mana', ...more })
const shields = several(2, 'bronze-arm-tribe', { zone: 'shields', owner: 'opponent' })
const hand: More = { zone: 'hand' }

const cast = (spell: string, ...targets: readonly string[]): Action => ({
  type: 'cast',
  by: 'player',
  card: spell,
  ...(targets.length > 0 ? { choices: [targets] } : {}),
})
const ability = (name: string): Action => ({ type: 'resolve', by: 'player', card: 'card', ability: name })

/** How a card is flipped: what must lie there besides it, and the actions that do it. */
interface Flip {
  readonly card: string
  readonly face: number
  readonly others: readonly SetupCard[]
  readonly actions: readonly Action[]
  readonly before: number
  readonly log?: Setup['log']
}

const back = card('back', 'sample-send-back', hand)
const backMana = mana(3, 'aqua-hulcus')

const flips: Readonly<Record<string, Flip>> = {
  awakened: {
    card: 'temporal-blaze-bolshack',
    face: 1,
    others: [card('match', 'chain-deathmatch', hand), theirs('envoy', 'rose-envoy'), ...mana(4, 'cocco-lupia')],
    actions: [cast('match'), ability('awaken')],
    before: 1,
  },
  released: {
    card: 'temporal-blaze-bolshack',
    face: 2,
    others: [back, ...backMana],
    actions: [cast('back', 'card')],
    before: 0,
  },
  'link-released': {
    card: 'sample-trio-1',
    face: 2,
    others: [
      card('second', 'sample-trio-2', { face: 2, link: 'card' }),
      card('third', 'sample-trio-3', { face: 2, link: 'card' }),
      back,
      ...backMana,
    ],
    actions: [cast('back', 'card'), { type: 'choose', by: 'player', card: 'third' }],
    before: 1,
  },
  evaded: {
    card: 'batrai',
    face: 3,
    others: [back, ...backMana],
    actions: [cast('back', 'card')],
    before: 0,
  },
  'dragon-released': {
    card: 'batrai',
    face: 3,
    others: [back, card('dragon', 'bolshack-dragon', hand), ...backMana, ...mana(6, 'cocco-lupia')],
    actions: [cast('back', 'card'), { type: 'summon', by: 'player', card: 'dragon' }, ability('dragon-release')],
    before: 2,
    log: { put: [{ by: 'player', card: 'bolshack-dragon', face: 1 }] },
  },
  // The same from its fortress side.
  'dragon-released-only': {
    card: 'batrai',
    face: 2,
    others: [card('dragon', 'bolshack-dragon', hand), ...mana(6, 'cocco-lupia')],
    actions: [{ type: 'summon', by: 'player', card: 'dragon' }, ability('dragon-release')],
    before: 1,
    log: { put: [{ by: 'player', card: 'bolshack-dragon', face: 1 }] },
  },
  'forbidden-released': {
    card: 'forbidden-sealed-x',
    face: 1,
    others: [
      card('seal', 'cocco-lupia', { on: 'card', seal: true }),
      card('command', 'sample-fire-command', hand),
      ...mana(2, 'cocco-lupia'),
    ],
    actions: [{ type: 'summon', by: 'player', card: 'command' }, ability('forbidden-release')],
    before: 1,
  },
}

/** The same asked of several ways to be flipped. `more` is what the card has to begin with. */
function trials(
  ways: readonly string[],
  more: More,
  reads: Reading,
  others: readonly SetupCard[] = [],
  further: readonly Action[] = [],
): Record<string, Trial> {
  return Object.fromEntries(
    ways.map((way) => {
      const flip = flips[way]!
      return [
        way.replace('-only', ''),
        {
          setup: {
            ...(flip.log ? { log: flip.log } : {}),
            cards: [card('card', flip.card, { face: flip.face, ...more }), ...others, ...flip.others, ...shields],
          },
          actions: flip.actions,
          before: flip.before,
          reads,
          ...(further.length > 0 ? { further } : {}),
        },
      ]
    }),
  )
}

const all = ['awakened', 'released', 'link-released', 'evaded', 'dragon-released-only', 'forbidden-released']
const creatures = ['awakened', 'released', 'link-released', 'evaded', 'dragon-released']
const has = (fact: string): Reading => ({ kind: 'has', fact: `card.${fact}` })
const is = (fact: string): Reading => ({ kind: 'is', fact: `card.${fact}` })
const sets = (item: string): Reading => ({ kind: 'sets-off', fact: 'waiting', item })
const attacks: readonly Action[] = [
  { type: 'nextStep', by: 'player' },
  { type: 'attack', by: 'player', card: 'card' },
]
const watcher = card('watcher', 'sample-watcher')

export const duelMastersColumns: GameColumns<Setup, Action> = {
  game: 'duel-masters',
  turnings: [
    { id: 'awakened', title: { ja: '覚醒', en: 'Awakening' }, entry: 'duel-masters/awaken' },
    { id: 'released', title: { ja: '解除', en: 'Release' }, entry: 'duel-masters/release' },
    {
      id: 'link-released',
      title: { ja: 'リンク解除', en: 'Link release' },
      entry: 'duel-masters/link-release',
    },
    { id: 'evaded', title: { ja: '龍回避', en: 'Dragon evasion' }, entry: 'duel-masters/dragon-evasion' },
    { id: 'dragon-released', title: { ja: '龍解', en: 'Dragon release' }, entry: 'duel-masters/dragon-release' },
    {
      id: 'forbidden-released',
      title: { ja: '禁断解放', en: 'Forbidden release' },
      entry: 'duel-masters/forbidden-release',
    },
  ],
  values: {
    tapped: { true: { ja: 'タップ', en: 'tapped' }, false: { ja: 'アンタップ', en: 'untapped' } },
    sick: {
      true: { ja: '召喚酔いしている', en: 'summoning sick' },
      false: { ja: '召喚酔いしていない', en: 'not summoning sick' },
      undefined: { ja: 'クリーチャーではない', en: 'no creature' },
    },
  },
  facts: {
    position: {
      ...trials(creatures, { tapped: true }, is('tapped')),
      ...trials(['forbidden-released'], {}, is('tapped')),
    },
    stats: trials(
      creatures,
      { tapped: true, effects: [{ power: 2000, until: 'end', by: 'player', from: 'effect' }] },
      has('effects'),
    ),
    attached: trials(creatures, {}, { kind: 'tied', card: 'sword', to: 'card' }, [
      card('sword', 'protoheart', { on: 'card' }),
    ]),
    linked: {
      ...trials(['link-released'], {}, has('parts')),
      ...trials(['forbidden-released'], {}, has('seals')),
    },
    'no-attack': trials(
      creatures,
      { tapped: true, effects: [{ cannotAttack: true, until: 'end', by: 'opponent', from: 'g-strike' }] },
      has('effects'),
    ),
    sickness: {
      ...trials(['awakened', 'dragon-released'], { memory: { arrived: true } }, is('sick'), [], attacks),
      ...trials(['forbidden-released'], { memory: { arrived: true } }, is('sick'), [], [ability('seal'), ...attacks]),
      ...trials(['evaded'], { memory: { arrived: true } }, is('sick')),
      ...trials(
        ['released', 'link-released'],
        { memory: { arrived: true, flipped: true, awakened: true } },
        is('sick'),
        [],
        attacks,
      ),
    },
    enters: trials(all, {}, sets('watcher.put'), [watcher]),
    leaves: trials(all, {}, sets('watcher.left'), [watcher]),
    turned: {
      ...trials(['forbidden-released'], {}, sets('card.seal')),
      awakened: {
        setup: {
          cards: [
            card('card', 'shinkai-janus', { face: 2 }),
            card('hulcus', 'aqua-hulcus', hand),
            ...mana(3, 'aqua-hulcus'),
          ],
        },
        actions: [{ type: 'summon', by: 'player', card: 'hulcus' }, ability('loop-awaken')],
        before: 1,
        reads: sets('card.awakened'),
      },
      'dragon-released': {
        setup: {
          step: 'attack',
          log: { attacks: { player: 1, opponent: 0 } },
          cards: [card('wearer', 'bolshack-dragon'), card('card', 'gaiheart', { on: 'wearer' }), ...shields],
        },
        actions: [
          { type: 'attack', by: 'player', card: 'wearer' },
          { type: 'proceed', by: 'player' },
          { type: 'decline', by: 'opponent' },
          ability('dragon-release'),
        ],
        before: 3,
        reads: sets('card.burn'),
      },
    },
    once: { counterpart: 'yugioh/once-per-turn' },
    attacked: { counterpart: 'yugioh/attack' },
    'by-hand': { counterpart: 'yugioh/change-of-battle-position' },
    summoned: { counterpart: 'yugioh/summon' },
    origin: { counterpart: 'yugioh/special-summoned' },
    target: { counterpart: 'yugioh/target' },
    tie: { counterpart: 'yugioh/keep-targeting' },
    control: { counterpart: 'yugioh/control' },
    counters: { counterpart: 'yugioh/counter' },
  },
}
