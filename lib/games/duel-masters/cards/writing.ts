import { words } from '../../../engine'
import type { Destination, Keyword, Op, Replacement, Trigger } from '../card'
import { flipWordTexts, type FlipWord } from '../vocabulary'

/** Short ways to write abilities that many cards have. */

const keyword = (name: Keyword['name'], ja: string, en: string, n?: number): Keyword => ({
  kind: 'keyword',
  id: name,
  name,
  text: words(ja, en),
  ...(n === undefined ? {} : { n }),
})

export const speedAttacker = keyword('speed-attacker', 'スピードアタッカー', 'Speed Attacker')
export const doubleBreaker = keyword('breaker', 'W・ブレイカー', 'double breaker', 2)
export const tripleBreaker = keyword('breaker', 'T・ブレイカー', 'triple breaker', 3)
export const worldBreaker = keyword('breaker', 'ワールド・ブレイカー', 'world breaker', 99)
export const blocker = keyword('blocker', 'ブロッカー', 'Blocker')
export const shieldTrigger = keyword('s-trigger', 'S・トリガー', 'S Trigger')
export const guardStrike = keyword('g-strike', 'G・ストライク', 'G Strike')
export const linkRelease = keyword('link-release', 'リンク解除', 'link release')

const destinations = (to: Destination): { readonly ja: string; readonly en: string } => {
  if ('cost' in to)
    return to.cost === 'higher'
      ? { ja: 'コストの大きいほうに', en: 'to the side with the higher cost' }
      : { ja: 'コストの小さいほうに', en: 'to the side with the lower cost' }
  if ('side' in to)
    return to.side === 'fortress'
      ? { ja: 'フォートレス側に', en: 'to the fortress side' }
      : { ja: 'クリーチャー側に', en: 'to the creature side' }
  return 'name' in to ? { ja: `《${to.name.ja}》のほうに`, en: `to the side ${to.name.en}` } : { ja: '', en: '' }
}

/** An ability that flips the card that it is of, when something happens. */
export function flips(
  word: FlipWord,
  when: { readonly ja: string; readonly en: string },
  trigger: Pick<Trigger, 'on' | 'when' | 'if' | 'optional' | 'rests'>,
  to: Destination,
  untap?: true,
): Trigger {
  const where = destinations(to)
  const name = flipWordTexts[word].text
  return {
    kind: 'trigger',
    id: word,
    word,
    text: words(
      `${name.ja}：${when.ja}、${where.ja}裏返す${untap ? '。そしてアンタップする' : ''}`,
      `${name.en}: ${when.en}, flip it ${where.en}${untap ? ' and untap it' : ''}`,
    ),
    ...trigger,
    ops: [{ op: 'flip', what: 'self', to, ...(untap ? { untap } : {}) }],
  }
}

/** 解除, 龍回避: instead of leaving. */
export function flipsInstead(word: 'release' | 'dragon-evasion', rests?: string): Replacement {
  const to: Destination = word === 'release' ? { cost: 'lower' } : { side: 'fortress' }
  const where = destinations(to)
  const name = flipWordTexts[word].text
  return {
    kind: 'replacement',
    id: word,
    word,
    text: words(`${name.ja}：離れるかわりに${where.ja}裏返す`, `${name.en}: instead of leaving, flip it ${where.en}`),
    ...(rests ? { rests } : {}),
    who: 'self',
    instead: { flip: to },
  }
}

/** An ability that something sets off. */
export function when(
  id: string,
  ja: string,
  en: string,
  on: Trigger['on'],
  ops: readonly Op[],
  more: Pick<Trigger, 'if' | 'optional' | 'first' | 'rests'> = {},
): Trigger {
  return { kind: 'trigger', id, text: words(ja, en), on, ...more, ops }
}
