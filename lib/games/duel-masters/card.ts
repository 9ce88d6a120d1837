import type { Citation, Text } from '../../engine'
import type { CardType, Civilization, FlipWord, SpecialType, Zone } from './vocabulary'

/** A card as data. Each face has its own full set of characteristics (805.2, 807.2). */
export interface Card {
  /** Its id: the slug of its entry where it has one. */
  readonly id: string
  /** One face for an ordinary card, two or three for a double-faced one (両面カード). */
  readonly faces: readonly Face[]
  /** A card of our own (見本) for what no real card shows plainly. */
  readonly sample?: true | undefined
  /** Others are linked to it as it lies (零無, FORBIDDEN STAR). */
  readonly leads?: true | undefined
  /** Whether something printed on it is not modelled, or not in our sources. */
  readonly partly?: true | undefined
}

/** One face (面) with its characteristics (特性). 200.2 */
export interface Face {
  readonly name: Text
  readonly cardType: CardType
  readonly specialType?: SpecialType | undefined
  /** Absent where there is none (no mana cost) or where our sources do not give it. */
  readonly cost?: number | undefined
  readonly civilizations: readonly Civilization[]
  readonly races?: readonly string[] | undefined
  readonly power?: number | undefined
  readonly abilities?: readonly Ability[] | undefined
  /** The one creature or field that the linked cards are; on the part that makes the link. 806.1 */
  readonly whole?: Face | undefined
  /** A part of something linked: no characteristics of its own but these. 806.1d, 812.4a */
  readonly part?: true | undefined
}

export type Ability = Keyword | Static | Trigger | Replacement | Activated | Spell

interface Printed {
  readonly id: string
  readonly text: Text
  /** The entry of ours that says so, where one does. */
  readonly rests?: Citation
  /** The keyword ability that flips, if it is one. */
  readonly word?: FlipWord
}

export type KeywordName =
  | 'speed-attacker'
  | 'breaker'
  | 'blocker'
  | 's-trigger'
  | 'g-strike'
  | 'slayer'
  | 'link-release'
export interface Keyword extends Printed {
  readonly kind: 'keyword'
  readonly name: KeywordName
  /** How many shields it breaks. */
  readonly n?: number
}

/** 常在型能力: works as long as the card lies in the battle zone, unless `where` says otherwise. 604 */
export interface Static extends Printed {
  readonly kind: 'static'
  readonly gives: Gives
}

export type Gives =
  | {
      readonly gives: 'power'
      readonly n: number
      readonly to: Who
      readonly per?: Filter
      readonly while?: 'attacking' | 'battling'
    }
  | { readonly gives: 'speed-attacker'; readonly to: Who }
  | { readonly gives: 'cannot-attack'; readonly to: Who }
  | { readonly gives: 'cannot-be-attacked'; readonly to: Who }
  | { readonly gives: 'cannot-be-blocked'; readonly to: Who }
  | { readonly gives: 'no-leave'; readonly to: Who; readonly whilePowerZero?: true }
  | { readonly gives: 'wins-battles'; readonly whilePowerZero?: true }
  | { readonly gives: 'not-chosen-by-spells'; readonly costAtMost: number }
  | { readonly gives: 'cost'; readonly n: number; readonly least: number; readonly to: Filter }
  /** Its owner loses while it is in any other zone. 604.4, dm-flip-35 */
  | { readonly gives: 'loses-outside' }

/** 誘発型能力. What stands in `if` is checked only on resolution. 603.4, 605.2a */
export interface Trigger extends Printed {
  readonly kind: 'trigger'
  readonly on: Occasion
  /** What belongs to the occasion itself, as 'when your fourth …': where it is not so, nothing is set off. */
  readonly when?: Condition
  readonly if?: Condition
  readonly optional?: true
  /** Only the first time in each turn. */
  readonly first?: true
  readonly ops: readonly Op[]
}

/** 置換効果. 609. `untap`: what stands after 'and untap it'. */
export interface Replacement extends Printed {
  readonly kind: 'replacement'
  readonly who: Who
  /** Only what a spell or creature of the other player does. */
  readonly by?: 'other'
  readonly instead: { readonly flip: Destination; readonly untap?: true } | { readonly moveSelf: Zone }
}

/** 起動型能力. 602 */
export interface Activated extends Printed {
  readonly kind: 'activated'
  readonly tap?: true
  readonly ops: readonly Op[]
}

export interface Spell extends Printed {
  readonly kind: 'spell'
  readonly ops: readonly Op[]
}

/** What sets an ability off. */
export type Occasion =
  | {
      readonly on: 'wins' | 'battles' | 'attacks' | 'attack-ends' | 'tapped' | 'untapped' | 'blocked'
      readonly who: Who
    }
  | { readonly on: 'put' | 'left' | 'destroyed'; readonly who: Who; readonly turn?: 'own' }
  | { readonly on: 'turn-start' | 'turn-end'; readonly turn: 'own' | 'any' }
  /** Has flipped to this face by such an ability. dm-flip-13 */
  | { readonly on: 'flipped'; readonly words: readonly FlipWord[] }
  | { readonly on: 'unsealed' }
  | { readonly on: 'linked' }
  | { readonly on: 'to-graveyard' }
  /** The named creatures have come together in the battle zone. 805.1c */
  | { readonly on: 'together'; readonly names: readonly string[] }

export type Condition =
  | { readonly is: 'has'; readonly filter: Filter; readonly n: number }
  | { readonly is: 'attacked-times'; readonly who: 'equipped' | 'self'; readonly n: number }
  /** That attack was the nth of this turn by creatures of the same side. */
  | { readonly is: 'nth-attack'; readonly n: number }
  /** That many such creatures were put into the battle zone this turn. */
  | { readonly is: 'put-this-turn'; readonly filter: Filter; readonly n: number }
  | { readonly is: 'no-seals' }
  | { readonly is: 'empty-hand' }
  | { readonly is: 'destroyed-this-turn'; readonly n: number }
  | { readonly is: 'linked-parts'; readonly n: number }

/** Which card or cards an ability speaks of. `it` is the one that set it off. */
export type Who = 'self' | 'equipped' | Filter
export type Subject = Who | 'it' | { readonly choose: Filter; readonly n: number; readonly upTo?: true }

/** What is asked of a card. In the battle zone of the face that is up; elsewhere any face will do (dm-flip-34). */
export interface Filter {
  /** The battle zone when absent. */
  readonly zone?: Zone
  readonly side?: 'own' | 'other'
  readonly self?: 'not'
  readonly cardTypes?: readonly CardType[]
  readonly specialTypes?: readonly SpecialType[]
  readonly civilization?: Civilization
  /** Stands in a name of race: ドラゴン, コマンド. */
  readonly race?: string
  /** A card name, or a part of one. */
  readonly name?: string
  readonly inName?: string
  readonly costAtMost?: number
  readonly powerAtMost?: number
  readonly powerAtLeast?: number
  /** Less power than the card that the ability is of. */
  readonly weaker?: true
  readonly tapped?: boolean
  readonly doubleFaced?: true
  /** One of these is what is asked for as well. */
  readonly either?: readonly Filter[]
}

/** How a flipping ability names the face to flip to. dm-flip-09 */
export type Destination =
  | { readonly cost: 'higher' | 'lower' }
  | { readonly side: CardType }
  | { readonly name: Text }
  /** 'Flip it', with no face named. */
  | { readonly other: true }

export type Op =
  | { readonly op: 'flip'; readonly what: Subject; readonly to: Destination; readonly untap?: true }
  /** Flips this card and the named ones and links them. 805.1c */
  | { readonly op: 'link'; readonly names: readonly string[] }
  /** Links this card to the named one, as it lies. */
  | { readonly op: 'link-to'; readonly name: string }
  /** Flips this card and all that are linked to it into one creature. 701.29, 701.31 */
  | { readonly op: 'unite' }
  | { readonly op: 'destroy'; readonly what: Subject }
  | { readonly op: 'return'; readonly what: Subject; readonly to: 'hand' | 'mana' | 'deck' | 'shields' | 'graveyard' }
  | { readonly op: 'tap' | 'untap'; readonly what: Subject }
  /** The two (or the strongest two there are) battle, as part of the effect. 101.4e */
  | { readonly op: 'battle'; readonly what: 'strongest' | readonly [Subject, Subject]; readonly tap?: true }
  | {
      readonly op: 'put'
      readonly what: {
        readonly choose: Filter
        readonly n: number
        readonly upTo?: true
        readonly totalCost?: number
        readonly oneOfAnyCost?: true
      }
      /** Weapons are equipped to the card that the ability is of. */
      readonly equip?: true
    }
  | { readonly op: 'effect'; readonly what: Subject; readonly effect: Lasting }
  /** Adds this creature's power and abilities to another. 602.1 */
  | { readonly op: 'lend'; readonly what: Subject }
  /** Becomes that creature. */
  | { readonly op: 'copy'; readonly what: Subject }
  | { readonly op: 'draw'; readonly n: number }
  | { readonly op: 'to-mana'; readonly n: number }
  | { readonly op: 'reveal-put'; readonly n: number; readonly filter: Filter }
  /** All cards of both players in these zones go into their decks, which are shuffled. */
  | { readonly op: 'delete'; readonly zones: readonly Zone[] }
  | { readonly op: 'seal'; readonly what: Subject }
  | { readonly op: 'unseal'; readonly what: Subject }
  /** Only if what stands before was done (そうした場合). */
  | { readonly op: 'if-done'; readonly ops: readonly Op[] }

/** A lasting effect on a card. Without `until` it lasts as long as the card lies there. */
export interface Lasting {
  readonly power?: number
  /** パワーアタッカー: only while it attacks. */
  readonly powerAttacker?: number
  /** Set to this, not raised or lowered. */
  readonly powerIs?: number
  readonly cannotAttack?: true
  readonly cannotBlock?: true
  readonly speedAttacker?: true
  readonly slayer?: true
  readonly attacksUntapped?: true
  /** Abilities given to it, by the face that they are printed on. */
  readonly abilities?: AbilityRef
  /** It is a copy of that face. */
  readonly copy?: FaceRef
  /** The end of this turn, or of the other player's next one. */
  readonly until?: 'end' | 'end-of-next'
}

export interface FaceRef {
  readonly card: string
  readonly face: number
}
export interface AbilityRef extends FaceRef {
  /** All of that face when absent. */
  readonly ids?: readonly string[]
}
