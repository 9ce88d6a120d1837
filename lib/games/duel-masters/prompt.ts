import { words, type Law, type Table, type Text } from '../../engine'
import { cardById } from './cards'
import { abilitiesOn } from './faces'
import type { State, Waiting } from './state'
import { quoted } from './tell'
import { nextWaiting } from './triggers'

const nothing: Law = { era: 'now', without: new Set() }

/** An effect that waits, in words. */
export function waitingText({ card, face, ability }: Waiting): Text {
  const printed = cardById(card)?.faces[face - 1]
  const text = abilitiesOn(card, face, nothing).find((one) => one.id === ability)?.text
  return words('{name}{text}', '{name}: {text}', {
    name: quoted(printed?.whole?.name ?? printed?.name ?? words('', '')),
    text: text ?? words('', ''),
  })
}

/** What somebody has to decide now. */
export function promptOf(state: State, law: Law): Table['prompt'] {
  const { over, broken, attack } = state
  const [choice] = state.choices
  if (over) return undefined
  if (choice)
    return {
      by: choice.by,
      text:
        choice.kind === 'cell'
          ? words('離れるセルを選ぶ', 'Choose the cell that goes')
          : words('封印を外すカードを選ぶ', 'Choose the card that loses a seal'),
    }
  if (broken)
    return {
      by: broken.by,
      text: words(
        'ブレイクされたシールドのS・トリガーやG・ストライクを使うか',
        'Use S Trigger or G Strike of the broken shields?',
      ),
    }
  const [next] = nextWaiting(state, law)
  if (next)
    return {
      by: next.by,
      text: next.optional
        ? words('使うか決める：{what}', 'Use it or not: {what}', { what: waitingText(next) })
        : words('解決する：{what}', 'To resolve: {what}', { what: waitingText(next) }),
    }
  if (attack?.stage === 'declared')
    return {
      by: attack.by,
      text: words('ブロックがなければ攻撃を続ける', 'Go on with the attack unless it is blocked'),
    }
  return undefined
}
