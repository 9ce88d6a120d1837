import { words, type Law, type Text, type Unmet } from '../../engine'
import { isToken } from './match'
import { settle } from './settle'
import type { SetupCard } from './setup'
import { allPieces, cardOf, workOn, type Piece, type State } from './state'

export function wrong(piece: Piece, text: Text, cites: readonly string[] = ['mtg-possible']): Unmet {
  return {
    text: { ja: `${piece.id}: ${text.ja}`, en: `${piece.id}: ${text.en}` },
    cites,
    cure: words('ありうる置き方なら', 'in a way that can come about'),
  }
}

/** Why a card cannot lie as it is said to. */
export function impossible(piece: Piece, given: SetupCard): readonly Unmet[] {
  const found: Unmet[] = []
  const say = (condition: boolean, ja: string, en: string, cites?: readonly string[]) => {
    if (condition) found.push(wrong(piece, words(ja, en), cites))
  }
  const card = cardOf(piece)
  const there = piece.zone === 'battlefield'
  const front = card?.faces[0]
  const up = card?.faces[piece.face]
  say(piece.card !== undefined && !card, '知られていないカード', 'There is no such card here')
  say(piece.id === 'player' || piece.id === 'opponent', 'その番号は使えない', 'That id is taken')
  say(piece.zone === 'gone', 'なくなったものは置けない', 'What has ceased to exist lies nowhere')
  say(piece.card === undefined && !piece.down && there, '表向きのカードは何か分かる', 'A face-up card is known')
  say(isToken(piece) && !there, 'トークンは戦場にだけある', 'A token is nowhere but on the battlefield', [
    'mtg-cr-704.5d',
  ])
  say(
    isToken(piece) && piece.down !== undefined && piece.down !== 'effect',
    'トークンは偽装などされない',
    'A token is not cloaked or the like',
  )
  say(
    there && !piece.down && up !== undefined && (up.types.includes('Instant') || up.types.includes('Sorcery')),
    'インスタントやソーサリーは表向きで戦場にない',
    'An instant or sorcery is not face up on the battlefield',
  )
  say(
    piece.face === 1 && (!there || !card?.double || piece.down !== undefined),
    '第2面が上ではありえない',
    'The back face cannot be up',
    ['mtg-cr-712.8a'],
  )
  if (!there)
    say(
      given.tapped === true ||
        given.counters !== undefined ||
        given.damage !== undefined ||
        given.attached !== undefined,
      '戦場でなければ持たない位相やカウンター',
      'Only permanents have such a status or counters',
    )
  say(piece.counters < 0 || piece.damage < 0, '負の数はない', 'There are no negative numbers')
  if (piece.down) {
    const has = (by: 'morph' | 'disguise') =>
      front === undefined || (front.abilities ?? []).some((ability) => ability.kind === 'turn-up' && ability.by === by)
    say(
      piece.zone !== 'battlefield' && piece.zone !== 'exile' && piece.zone !== 'stack',
      'この領域に裏向きのカードはない',
      'There are no face-down cards in that zone',
    )
    say(piece.down === 'morph' && !has('morph'), '変異を持たない', 'It has no morph', ['mtg-cr-702.37c'])
    say(piece.down === 'disguise' && !has('disguise'), '変装を持たない', 'It has no disguise', ['mtg-cr-702.168b'])
    say(
      piece.down === 'effect' && there && card?.double !== undefined,
      '両面のパーマネントは裏向きにならない',
      'A double-faced permanent is not turned face down',
      ['mtg-cr-712.16'],
    )
    say(
      piece.down === 'effect' &&
        there &&
        front !== undefined &&
        (front.types.includes('Instant') || front.types.includes('Sorcery')),
      'パーマネントになれないカードは裏向きにされない',
      'A card that is no permanent is not turned face down',
    )
  }
  return found
}

/** What the state-based actions would change at once cannot lie so: an Aura on nothing, a creature with lethal damage. */
export function unstable(state: State, law: Law): readonly Unmet[] {
  const spells = state.stack.flatMap((item) => (item.ability === undefined ? [item.source.id] : []))
  const astray = allPieces(state).filter((piece) => (piece.zone === 'stack') !== spells.includes(piece.id))
  if (astray.length > 0)
    return astray.map((piece) => wrong(piece, words('スタックにある呪文ではない', 'It is no spell on the stack')))
  if (!isCoherent(state))
    return [
      {
        text: words('続いている処理がつながらない', 'What is under way does not hold together'),
        cites: ['mtg-possible'],
        cure: words('ありうる途中の状態なら', 'with a state that can come about'),
      },
    ]
  if (state.over || state.choice || state.resolving || state.waiting.length > 0) return []
  const work = workOn(state, law)
  settle(work)
  const choice = work.state.choice
    ? [
        {
          text: words('同じ名前の伝説のパーマネントが2つある', 'There are two legendary permanents with the same name'),
          cites: ['mtg-cr-704.5j'],
          cure: words('1つなら', 'with one of them'),
        },
      ]
    : []
  return [
    ...work.events.map(({ text, cites }) => ({
      text,
      cites,
      cure: words('そうならない置き方なら', 'in a position in which that does not happen'),
    })),
    ...choice,
  ]
}

/** A decision that is awaited belongs to something that waits for it. */
function isCoherent({ choice, resolving, waiting, stack, pieces }: State): boolean {
  const at = (id: string) => pieces.find((piece) => piece.id === id)
  if (resolving && (choice?.kind !== 'cards' || !stack.some((item) => item.id === resolving.item.id))) return false
  switch (choice?.kind) {
    case undefined:
      return true
    case 'pay':
      return stack.some((item) => item.id === choice.item)
    case 'cards':
      return resolving !== undefined && choice.from.every(at) && choice.min <= choice.max
    case 'keep':
      return choice.from.length > 1 && choice.from.every((id) => at(id)?.zone === 'battlefield')
    case 'targets':
      return waiting.length > 0
    case 'type':
      return at(choice.piece)?.zone === 'battlefield'
  }
}
