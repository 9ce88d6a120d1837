import { words, type Text } from '../../engine'
import type { Action } from './action'
import type { Setup, SetupCard } from './setup'
import type { Memory } from './state'

/** The runs of the computed tables: a position and what is done in it. What comes of them, the engine says. */

export interface CellRun {
  readonly start: Setup
  readonly actions: readonly Action[]
}

interface Runs {
  readonly columns: readonly Text[]
  readonly rows: readonly { readonly title: Text; readonly runs: readonly CellRun[] }[]
}

const by = 'player'
type More = Partial<Omit<SetupCard, 'id' | 'card'>>
const there = (id: string, card: string, more: More = {}): SetupCard => ({ id, card, zone: 'battle', ...more })
const inHand = (id: string, card: string): SetupCard => there(id, card, { zone: 'hand' })
const mana = (n: number, card: string): readonly SetupCard[] =>
  Array.from({ length: n }, (_, index) => there(`mana-${card}-${index + 1}`, card, { zone: 'mana' }))
const shields: readonly SetupCard[] = Array.from({ length: 6 }, (_, index) =>
  there(`shield-${index + 1}`, 'bronze-arm-tribe', { zone: 'shields', owner: 'opponent' }),
)
const cast = (card: string, ...choices: readonly (readonly string[])[]): Action => ({ type: 'cast', by, card, choices })
const resolve = (card: string, ability: string, ...choices: readonly (readonly string[])[]): Action => ({
  type: 'resolve',
  by,
  card,
  ability,
  choices,
})
const attack = (card: string): Action => ({ type: 'attack', by, card })
const next: Action = { type: 'nextStep', by }
const goes: readonly Action[] = [
  { type: 'proceed', by },
  { type: 'decline', by: 'opponent' },
]
const match = [inHand('match', 'chain-deathmatch'), there('foe', 'sample-warrior', { owner: 'opponent' })]
const oneDragon: Setup['log'] = { put: [{ by, card: 'bolshack-dragon', face: 1 }] }

/** Flipped by another effect: that of 剣聖ジゲン. */
const byJigen = (cards: readonly SetupCard[]): CellRun => ({
  start: { step: 'attack', cards: [...cards, there('jigen', 'kensei-jigen'), ...shields] },
  actions: [attack('jigen'), resolve('jigen', 'flip', ['card']), ...goes, attack('card')],
})

/** Awaken can be given to creatures only: to what is none, a gift is refused. */
const gift = (cards: readonly SetupCard[]): CellRun => ({
  start: { cards: [...cards, inHand('gift', 'sample-gift-awaken'), ...match, ...mana(5, 'cocco-lupia'), ...shields] },
  actions: [cast('gift', ['card']), cast('match'), resolve('card', 'awaken'), next, attack('card')],
})

const released = (cards: readonly SetupCard[], log: Setup['log'] | undefined, actions: readonly Action[]): CellRun => ({
  start: {
    cards: [...cards, ...match, ...mana(6, 'cocco-lupia'), ...shields],
    ...(log ? { log } : {}),
  },
  actions: [...actions, attack('card')],
})

/** The four kinds of face, each with the runs of the three columns. */
const faces: readonly { readonly title: Text; readonly runs: (memory: Memory) => readonly CellRun[] }[] = [
  {
    title: words('クリーチャー', 'creature'),
    runs: (memory) => {
      const psychic = [there('card', 'temporal-blaze-bolshack', { memory })]
      return [
        released(psychic, undefined, [cast('match'), resolve('card', 'awaken'), next]),
        released(
          [there('card', 'shinkai-janus', { memory }), inHand('gift', 'sample-gift-dragon-release')],
          undefined,
          [cast('gift', ['card']), cast('match'), resolve('card', 'dragon-release'), next],
        ),
        byJigen(psychic),
      ]
    },
  },
  {
    title: words('ウエポン', 'weapon'),
    runs: (memory) => {
      const cards = [there('soul', 'gaial-kaiser'), there('card', 'shouryuuken-gaial', { on: 'soul', memory })]
      return [
        gift(cards),
        released(cards, undefined, [next, attack('soul'), resolve('card', 'dragon-release'), ...goes]),
        // His attack would also release that sword: another one is equipped here.
        byJigen([there('soul', 'bolshack-dragon'), there('card', 'protoheart', { on: 'soul', memory })]),
      ]
    },
  },
  {
    title: words('フォートレス', 'fortress'),
    runs: (memory) => {
      const keep = there('card', 'batrai', { face: 2, memory })
      return [
        gift([keep]),
        released([keep, inHand('dragon', 'bolshack-dragon')], oneDragon, [
          { type: 'summon', by, card: 'dragon' },
          resolve('card', 'dragon-release'),
          next,
        ]),
        byJigen([there('card', 'musin-toukon', { memory })]),
      ]
    },
  },
  {
    title: words('鼓動', 'pulse'),
    runs: (memory) => {
      const pulse = there('card', 'forbidden-sealed-x', { memory })
      const seal = there('seal', 'cocco-lupia', { on: 'card', seal: true })
      return [
        gift([pulse]),
        released([pulse, seal, inHand('command', 'sample-fire-command')], undefined, [
          { type: 'summon', by, card: 'command' },
          resolve('card', 'forbidden-release'),
          resolve('card', 'seal'),
          next,
        ]),
        byJigen([pulse]),
      ]
    },
  },
]

export function sicknessRuns(): Runs {
  const times: readonly { readonly title: Text; readonly memory: Memory }[] = [
    { title: words('ターンのはじめから', 'there since the start of the turn'), memory: {} },
    { title: words('このターンに出した', 'put in this turn'), memory: { arrived: true } },
  ]
  return {
    columns: [
      words('覚醒', 'awaken'),
      words('龍解・禁断解放', 'dragon release, forbidden release'),
      words('ほかの効果', 'another effect'),
    ],
    rows: times.flatMap((time) =>
      faces.map((face) => ({
        title: words('{face}（{time}）', '{face} ({time})', { face: face.title, time: time.title }),
        runs: face.runs(time.memory),
      })),
    ),
  }
}

const guard = there('guard', 'sample-wakeful')
const back = inHand('back', 'sample-send-back')

/** A run, with an effect before it that taps the card, or tries to. */
function tapping(
  cards: readonly SetupCard[],
  actions: readonly Action[],
  more: { readonly tap?: string; readonly log?: Setup['log'] } = {},
): readonly CellRun[] {
  const start: Setup = {
    cards: [
      ...cards,
      guard,
      inHand('tap', 'sample-tap'),
      ...mana(6, 'cocco-lupia'),
      ...mana(3, 'aqua-hulcus'),
      ...mana(1, 'urth'),
      ...shields,
    ],
    ...(more.log ? { log: more.log } : {}),
  }
  return [
    { start, actions: [cast('tap', [more.tap ?? 'card']), ...actions] },
    { start, actions },
  ]
}

export function tapRuns(): Runs {
  const jigen = there('jigen', 'kensei-jigen')
  const flips = [next, attack('jigen'), resolve('jigen', 'flip', ['card'])]
  const sends = [cast('back', ['card'])]
  const bolshack = there('card', 'temporal-blaze-bolshack')
  const sword = there('card', 'protoheart', { on: 'wearer' })
  const wearer = there('wearer', 'bolshack-dragon', { memory: { attacks: 2 } })
  const row = (ja: string, en: string, runs: readonly CellRun[]) => ({ title: words(ja, en), runs })
  return {
    columns: [
      words('裏返る前にタップする（タップさせようとする）', 'an effect taps it before, or tries to'),
      words('タップしない', 'nothing taps it'),
    ],
    rows: [
      row(
        'クリーチャー→クリーチャー（覚醒）',
        'creature to creature (awaken)',
        tapping([bolshack, ...match], [cast('match'), resolve('card', 'awaken')]),
      ),
      row(
        'クリーチャー→クリーチャー（解除）',
        'creature to creature (release)',
        tapping(
          [
            there('card', 'temporal-blaze-bolshack', { face: 2, memory: { used: ['temporal-blaze-bolshack.2.rise'] } }),
            back,
          ],
          sends,
        ),
      ),
      row(
        'クリーチャー→クリーチャー（ほかの効果）',
        'creature to creature (another effect)',
        tapping([bolshack, jigen], flips),
      ),
      row(
        'クリーチャー→フォートレス（龍回避）',
        'creature to fortress (dragon evasion)',
        tapping([there('card', 'batrai', { face: 3 }), back], sends),
      ),
      row(
        'クリーチャー→フォートレス（ほかの効果）',
        'creature to fortress (another effect)',
        tapping([there('card', 'musin-toukon', { face: 2 }), jigen], flips),
      ),
      row(
        'ウエポン→クリーチャー（龍解）。タップするのは装備したクリーチャー',
        'weapon to creature (dragon release); its creature is tapped',
        tapping([wearer, sword], [next, next, resolve('card', 'dragon-release')], { tap: 'wearer' }),
      ),
      row(
        'ウエポン→クリーチャー（ほかの効果）。タップするのは装備したクリーチャー',
        'weapon to creature (another effect); its creature is tapped',
        tapping([wearer, sword, jigen], flips, { tap: 'wearer' }),
      ),
      row(
        'フォートレス→クリーチャー（龍解）',
        'fortress to creature (dragon release)',
        tapping(
          [there('card', 'batrai', { face: 2 }), inHand('dragon', 'bolshack-dragon')],
          [{ type: 'summon', by, card: 'dragon' }, resolve('card', 'dragon-release')],
          { log: oneDragon },
        ),
      ),
      row(
        'フォートレス→クリーチャー（ほかの効果）',
        'fortress to creature (another effect)',
        tapping([there('card', 'musin-toukon'), jigen], flips),
      ),
      row(
        '鼓動→クリーチャー（禁断解放）',
        'pulse to creature (forbidden release)',
        tapping(
          [
            there('card', 'forbidden-sealed-x'),
            there('seal', 'cocco-lupia', { on: 'card', seal: true }),
            inHand('command', 'sample-fire-command'),
          ],
          [{ type: 'summon', by, card: 'command' }, resolve('card', 'forbidden-release')],
        ),
      ),
    ],
  }
}
