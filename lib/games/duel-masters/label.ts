import { same, words, type Text, type Viewer } from '../../engine'
import type { Action } from './action'
import { cardOf, nameOf } from './faces'
import { maySee } from './look'
import { pieceOf, type State } from './state'
import { waitingText } from './prompt'
import { quoted } from './tell'
import { waitingFor } from './waiting'

/** What an action does, said to a viewer who may not know every card. */
export function label(state: State, action: Action, viewer: Viewer): Text {
  const name = (id: string | undefined, shown = false): Text => {
    const piece = pieceOf(state, id)
    if (!piece) return same('?')
    return shown || maySee(piece, viewer) ? quoted(nameOf(state, piece)) : words('裏向きのカード', 'a face-down card')
  }
  const chosen = (): Text => {
    const ids = ('choices' in action ? (action.choices ?? []) : []).flat()
    if (ids.length === 0) return same('')
    const faces = 'faces' in action ? action.faces : undefined
    const names = ids.map((id) => {
      const face = faces?.[id]
      const piece = pieceOf(state, id)
      const called = face === undefined || !piece ? undefined : cardOf(piece)?.faces[face - 1]?.name
      return called ? quoted(called) : name(id)
    })
    return { ja: `（${names.map((one) => one.ja).join('・')}）`, en: ` (${names.map((one) => one.en).join(', ')})` }
  }
  switch (action.type) {
    case 'charge':
      return words('{card}をマナゾーンに置く', 'charge {card} as mana', { card: name(action.card, true) })
    case 'summon':
      return words('{card}を召喚する', 'summon {card}', { card: name(action.card, true) })
    case 'cast':
      return words('{card}を唱える{chosen}', 'cast {card}{chosen}', { card: name(action.card, true), chosen: chosen() })
    case 'use':
      return words('{card}の能力を使う{chosen}', 'use the ability of {card}{chosen}', {
        card: name(action.card),
        chosen: chosen(),
      })
    case 'attack':
      return action.target === undefined
        ? words('{card}でプレイヤーを攻撃する', 'attack the player with {card}', { card: name(action.card) })
        : words('{card}で{target}を攻撃する', 'attack {target} with {card}', {
            card: name(action.card),
            target: name(action.target),
          })
    case 'block':
      return words('{card}でブロックする', 'block with {card}', { card: name(action.card) })
    case 'proceed':
      return words('攻撃を続ける', 'go on with the attack')
    case 'declare':
      return words('{card}を使う{chosen}', 'use {card}{chosen}', { card: name(action.card, true), chosen: chosen() })
    case 'resolve': {
      const waiting = waitingFor(state, action.card, action.ability)
      return words('解決する：{what}{chosen}', 'resolve: {what}{chosen}', {
        what: waiting ? waitingText(waiting) : name(action.card),
        chosen: chosen(),
      })
    }
    case 'decline':
      return words('使わない', 'do not use it')
    case 'choose':
      return words('{card}を選ぶ', 'choose {card}', { card: name(action.card) })
    case 'nextStep':
      return state.step === 'end'
        ? words('ターンを終える', 'end the turn')
        : words('次のステップへ', 'go to the next step')
  }
}
