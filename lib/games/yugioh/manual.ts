import { holds, none, words, type Citation, type Law, type Unmet } from '../../engine'
import type { Action } from './action'
import { setStance } from './turn-over'
import { cardOf, pieceOf, type Piece, type State } from './state'
import { applying, reaches } from './stats'
import { isMain } from './turn'
import { needs, reason } from './unmet'
import { change, type Work } from './work'

const next = words('次の自分のターンなら', 'in your next turn')

/** The change by hand (表示形式の変更), and the Flip Summon (反転召喚), which is one. ygo-bp-02 to 05, 20 to 26 */
export function manualUnmet(
  state: State,
  action: Action & { type: 'changePosition' | 'flipSummon' },
  law: Law,
): readonly Unmet[] {
  const piece = pieceOf(state, action.card)
  if (!piece || piece.zone !== 'monster' || piece.controller !== action.by)
    return [
      {
        text: words('自分のフィールドのモンスターではない', 'It is no monster that you control'),
        cites: ['ygo-bp-02'],
        cure: words('自分のモンスターなら', 'with a monster that you control'),
      },
    ]
  const flip = action.type === 'flipSummon'
  const { memory } = piece
  const down = piece.face === 'down'
  const barred = applying(state, law).some(
    ({ source, effect }) =>
      (effect.gives === 'no-manual-change' && reaches(source, effect.to, piece, law)) ||
      effect.gives === 'all-face-up-attack',
  )
  return [
    ...needs(law, 'ygo-bp-05'),
    ...(state.active !== action.by || !isMain(state)
      ? reason(
          law,
          ['ygo-bp-02', 'ygo-bp-20'],
          words('自分のメインフェイズではない', 'It is not your Main Phase'),
          words('自分のメインフェイズなら', 'in your own Main Phase'),
        )
      : none),
    ...(state.chain.length > 0 || state.attack !== undefined
      ? reason(
          law,
          ['ygo-rule-awaited'],
          words('チェーンや攻撃の処理中である', 'A chain or an attack is going on'),
          words('処理の後なら', 'after that'),
        )
      : none),
    ...(flip !== down
      ? reason(
          law,
          flip ? ['ygo-rule-flip'] : ['ygo-bp-26'],
          flip
            ? words('裏側守備表示ではない', 'It is not face-down')
            : words(
                '裏側守備表示からは表側攻撃表示への反転召喚だけができる',
                'From face-down Defense there is only the Flip Summon to face-up Attack',
              ),
          flip ? words('裏側なら', 'if it were face-down') : words('反転召喚なら', 'as a Flip Summon'),
        )
      : none),
    ...(memory.changed === true
      ? reason(
          law,
          down ? ['ygo-fd-45', 'ygo-bp-21'] : ['ygo-bp-21'],
          words('このターン、表示形式を変更している', 'Its battle position was changed by hand this turn'),
          next,
        )
      : none),
    ...(memory.arrived !== undefined
      ? reason(
          law,
          arrivalCites(piece),
          words('このターンに召喚・セット・特殊召喚されている', 'It was summoned or Set this turn'),
          next,
        )
      : none),
    ...(memory.geminiNow === true
      ? reason(
          law,
          ['ygo-bp-23'],
          words('このターン、再度召喚されている', 'It was Normal Summoned again this turn'),
          words('変更してから再度召喚すれば', 'if it were changed first and Gemini Summoned then'),
        )
      : none),
    ...(memory.attacked === true
      ? reason(
          law,
          down ? ['ygo-fd-43', 'ygo-bp-24'] : ['ygo-bp-04', 'ygo-bp-24'],
          words('このターン、攻撃宣言している', 'It declared an attack this turn'),
          next,
        )
      : none),
    ...(barred || piece.limits.some((limit) => limit.cannotChange)
      ? reason(
          law,
          ['ygo-bp-29'],
          words('表示形式を変更できない効果を受けている', 'An effect says that it cannot change its battle position'),
          words('その効果がなければ', 'without that effect'),
        )
      : none),
    ...(cardOf(piece)?.kinds?.includes('Link') === true
      ? reason(
          law,
          ['ygo-rule-link'],
          words('リンクモンスターに守備表示はない', 'A Link Monster has no Defense Position'),
          words('ほかのモンスターなら', 'with another monster'),
        )
      : none),
  ]
}

/** Why a monster that came this turn cannot be changed; four cases in which control of it was taken have answers of their own. */
function arrivalCites(piece: Piece): readonly Citation[] {
  const arrived = piece.memory.arrived
  if (!arrived) return []
  const me = piece.controller
  if (arrived.by !== me && arrived.to !== me) return [arrived.effectOf === me ? 'ygo-bp-36' : 'ygo-bp-35', 'ygo-bp-22']
  if (arrived.by === me && arrived.to !== me) return ['ygo-bp-37', 'ygo-bp-22']
  if (arrived.by !== me && arrived.to === me) return ['ygo-bp-38', 'ygo-bp-22']
  if (arrived.how === 'flip' && piece.face === 'down') return ['ygo-fd-45', 'ygo-bp-22']
  return ['ygo-bp-03', 'ygo-bp-22']
}

/** Makes the change. Face-up Attack and face-up Defense go to each other, face-down Defense to face-up Attack. */
export function changeByHand(work: Work, action: Action & { type: 'changePosition' | 'flipSummon' }): void {
  const piece = pieceOf(work.state, action.card)!
  const flip = piece.face === 'down'
  change(work, piece, {
    memory: {
      ...piece.memory,
      changed: true,
      ...(flip ? { arrived: { how: 'flip', by: action.by, to: action.by } as const } : {}),
    },
  })
  const kept = holds(work.law, 'ygo-bp-25') ? 'face-up-defense' : 'face-down-defense'
  const stance = piece.position === 'attack' ? kept : 'face-up-attack'
  setStance(
    work,
    pieceOf(work.state, action.card)!,
    stance,
    flip ? ['ygo-bp-05', 'ygo-bp-26'] : ['ygo-bp-05', 'ygo-bp-25'],
  )
  if (flip) work.happenings.push({ what: 'summoned', piece: piece.id, how: 'flip' })
}
