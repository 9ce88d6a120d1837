import { same, words, type Text, type Viewer } from '../../engine'
import type { Action } from './action'
import { effectOf, notModelled } from './activation/effect'
import { maySee } from './look'
import { cardOf, nameOf, pieceOf, type State } from './state'
import { stanceText } from './turn-over'

/** What an action does, said to a viewer who may not know every card. */
export function label(state: State, action: Action, viewer: Viewer): Text {
  const name = (id: string | undefined, shown = false): Text => {
    const piece = id === undefined ? undefined : pieceOf(state, id)
    if (!piece) return same('?')
    return shown || maySee(piece, viewer) ? nameOf(piece) : words('裏側のカード', 'a face-down card')
  }
  const names = (ids: readonly string[] | undefined): Text => {
    const all = (ids ?? []).map((id) => name(id))
    return { ja: all.map((one) => one.ja).join('・'), en: all.map((one) => one.en).join(', ') }
  }
  switch (action.type) {
    case 'normalSummon': {
      const given = action.tributes?.length
        ? words('{cards}をリリースして', ' by Tributing {cards}', { cards: names(action.tributes) })
        : same('')
      const card = name(action.card, action.as !== 'set')
      if (action.as === 'set') return words('{given}{card}をセット', 'Set {card}{given}', { given, card })
      return action.as === 'defense'
        ? words('{given}{card}を表側守備表示で召喚', 'Normal Summon {card} in face-up Defense{given}', { given, card })
        : words('{given}{card}を召喚', 'Normal Summon {card}{given}', { given, card })
    }
    case 'geminiSummon':
      return words('{card}を再度召喚', 'Gemini Summon {card}', { card: name(action.card) })
    case 'changePosition':
      return words('{card}の表示形式を変更', 'change the position of {card} by hand', { card: name(action.card) })
    case 'flipSummon':
      return words('{card}を反転召喚', 'Flip Summon {card}', { card: name(action.card, true) })
    case 'specialSummon':
      return action.materials?.length
        ? words('{cards}を使って{card}を特殊召喚', 'Special Summon {card} with {cards}', {
            card: name(action.card, true),
            cards: names(action.materials),
          })
        : words('{card}を特殊召喚', 'Special Summon {card}', { card: name(action.card, true) })
    case 'setCard':
      return words('{card}をセット', 'Set {card}', { card: name(action.card) })
    case 'activate': {
      if (action.effect === notModelled)
        return words('{card}の、ここで再現していない効果', 'what is not modelled here of {card}', {
          card: name(action.card),
        })
      const effect = effectOf(cardOf(pieceOf(state, action.card) ?? nothing), action.effect)
      const card = name(action.card, effect?.how === 'card')
      const targets = action.targets?.length
        ? words('（対象：{cards}）', ' (targets: {cards})', { cards: names(action.targets) })
        : same('')
      const cost = action.cost?.length
        ? words('（コスト：{cards}）', ' (cost: {cards})', { cards: names(action.cost) })
        : same('')
      return words('{card}を発動{cost}{targets}', 'activate {card}{cost}{targets}', { card, cost, targets })
    }
    case 'attack':
      return action.target === undefined
        ? words('{card}で直接攻撃', 'attack directly with {card}', { card: name(action.card) })
        : words('{card}で{target}を攻撃', 'attack {target} with {card}', {
            card: name(action.card),
            target: name(action.target),
          })
    case 'pass':
      return words('続けて発動しない（パス）', 'add nothing (pass)')
    case 'resolve':
      return state.chain.length > 0
        ? words('どちらも続けず、チェーンを処理する', 'both pass: resolve the chain')
        : words('どちらも続けず、攻撃を最後まで行う', 'both pass: carry the attack out')
    case 'look':
      return words('{card}を確認する', 'look at {card}', { card: name(action.card) })
    case 'decline':
      return words('効果を使わない', 'do not use the effect')
    case 'choosePosition':
      return { ja: `${stanceText(action.stance).ja}を選ぶ`, en: `choose ${stanceText(action.stance).en}` }
    case 'nextPhase':
      return state.phase === 'end'
        ? words('ターンを終える', 'end the turn')
        : words('次のフェイズへ', 'go to the next phase')
  }
}

const nothing = {
  id: '',
  owner: 'player',
  controller: 'player',
  zone: 'gone',
  face: 'up',
  position: 'attack',
  under: [],
  counters: 0,
  limits: [],
  used: [],
  memory: {},
} as const
