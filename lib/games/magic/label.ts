import { same, words, type Text, type Viewer, seatText } from '../../engine'
import type { Action } from './action'
import { unmetOf } from './apply'
import { abilityById } from './cards'
import { eras } from './eras'
import { calledFor, knows } from './look'
import { lawOf } from '../../engine'
import { cardOf, pieceOf, type State } from './state'
import { wayTexts } from './words'
import { seats } from '../../engine'
import { subtypeText } from './words'

const law = lawOf(eras[0]!.id)

/** What an action does, said to a viewer who may not know every card. */
export function label(state: State, action: Action, viewer: Viewer): Text {
  const name = (id: string): Text => {
    const seat = seats.find((one) => one === id)
    if (seat) return seatText(seat, viewer)
    const piece = pieceOf(state, id)
    if (piece) return calledFor(state, piece, viewer, law)
    return state.stack.some((item) => item.id === id)
      ? words('能力', 'an ability')
      : words('なくなったもの', 'something that is gone')
  }
  const known = (id: string): boolean => {
    const piece = pieceOf(state, id)
    return piece !== undefined && knows(state, piece, viewer, law)
  }
  // Whoever casts or plays a card shows it; one who only would like to does not.
  const isAllowed = () => unmetOf(state, action, law).length === 0
  const names = (ids: readonly string[]): Text => {
    const all = ids.map(name)
    return { ja: all.map((one) => one.ja).join('、'), en: all.map((one) => one.en).join(', ') }
  }
  const targets = (ids: readonly string[] | undefined): Text =>
    ids?.length ? words('（対象：{cards}）', ' (target: {cards})', { cards: names(ids) }) : same('')
  switch (action.type) {
    case 'cast': {
      const piece = pieceOf(state, action.card)
      const face = piece && cardOf(piece)?.faces[action.face ?? 0]
      const modes = action.modes?.flatMap((id) => face?.spell?.modes?.find((mode) => mode.id === id)?.text ?? []) ?? []
      const chosen =
        modes.length === 0
          ? same('')
          : {
              ja: `（${modes.map((mode) => mode.ja).join('、')}）`,
              en: ` (${modes.map((mode) => mode.en).join(', ')})`,
            }
      const shown = known(action.card) || isAllowed() ? face?.name : undefined
      return words('{card}を唱える{chosen}{targets}', 'cast {card}{chosen}{targets}', {
        card: shown ?? name(action.card),
        chosen,
        targets: targets(action.targets),
      })
    }
    case 'castFaceDown':
      return words('{card}を裏向きに唱える', 'cast {card} face down', { card: name(action.card) })
    case 'playLand': {
      const piece = pieceOf(state, action.card)
      const face = piece && cardOf(piece)?.faces[action.face ?? 0]
      const shown = known(action.card) || isAllowed() ? face?.name : undefined
      return words('{card}をプレイする', 'play {card}', { card: shown ?? name(action.card) })
    }
    case 'activate': {
      const ability = abilityById(action.ability)
      const text = ability && 'text' in ability ? ability.text : words('能力', 'an ability')
      return words('{card}の能力を起動する：{text}{targets}', 'activate {card}: {text}{targets}', {
        card: name(action.card),
        text,
        targets: targets(action.targets),
      })
    }
    case 'turnUp':
      return words('{card}を{way}で表向きにする', 'turn {card} face up for its {way}', {
        card: name(action.card),
        way: wayTexts[action.way],
      })
    case 'pass':
      return words('優先権を放棄する', 'pass priority')
    case 'resolve':
      return state.stack.length > 0
        ? words('両者が優先権を放棄し、スタックの一番上を解決する', 'both pass; the top of the stack resolves')
        : words('両者が優先権を放棄し、次のステップへ', 'both pass; on to the next step')
    case 'pay':
      return words('護法のコストを支払う', 'pay for ward')
    case 'decline':
      return words('護法のコストを支払わない', 'do not pay for ward')
    case 'choose':
      return action.cards.length === 0
        ? words('何も選ばない', 'choose nothing')
        : words('{cards}を選ぶ', 'choose {cards}', {
            cards: state.choice?.kind === 'type' ? subtypeText(action.cards[0]!) : names(action.cards),
          })
    case 'attack':
      return words('{cards}で攻撃する', 'attack with {cards}', { cards: names(action.cards) })
    case 'block':
      return words('{cards}で{targets}をブロックする', 'block {targets} with {cards}', {
        cards: names(action.cards),
        targets: names(action.targets),
      })
    case 'look':
      return words('{card}を見る', 'look at {card}', { card: name(action.card) })
    case 'mix':
      return words('自分のパーマネントを並べ替える', 'lay out own permanents in another order')
    case 'concede':
      return words('投了する', 'concede')
  }
}
