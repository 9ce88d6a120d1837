import type { Text } from '../../engine'
import type { Attribute, Face, Kind, Phase, Position, Stance, Zone } from './vocabulary'

/** A card as data: what is printed on it that the rules ask for, and what it does as small definitions. */
export interface Card {
  /** Its id: the slug of its entry where it has one. */
  readonly id: string
  readonly name: Text
  readonly type: 'monster' | 'spell' | 'trap'
  /** A card of our own for what no real card shows plainly. */
  readonly sample?: true
  readonly kinds?: readonly Kind[]
  readonly attribute?: Attribute
  readonly race?: string
  readonly level?: number
  readonly rank?: number
  readonly link?: number
  readonly atk?: number
  readonly def?: number
  readonly series?: readonly string[]
  readonly property?: 'Normal' | 'Quick-Play' | 'Continuous' | 'Equip' | 'Field' | 'Ritual' | 'Counter'
  readonly effects?: readonly Effect[]
  readonly continuous?: readonly Continuous[]
  readonly summoning?: Summoning
  /** What is printed on it and not modelled, in words. It is offered as such and cannot be activated. */
  readonly partly?: Text
}

/** What is asked of a card. Details (ステータス) cannot be told of a face-down one; where it lies and how can. */
export interface Filter {
  readonly side?: 'own' | 'other'
  /** The Monster Zone when absent. */
  readonly zones?: readonly Zone[]
  readonly face?: Face
  readonly position?: Position
  readonly type?: Card['type'] | 'spell-or-trap'
  readonly summoned?: 'special' | 'tribute'
  /** Special Summoned from there. */
  readonly origin?: Zone
  readonly noMaterials?: true
  readonly self?: 'only' | 'not'
  readonly kind?: Kind
  readonly race?: string
  readonly attribute?: Attribute
  readonly series?: string
  readonly name?: string
  readonly atkAtLeast?: number
  readonly atkAtMost?: number
  readonly levelAtLeast?: number
  readonly levelAtMost?: number
}

/** What turns a monster face-up or gives it another position. */
export const turns = ['face-down', 'face-up', 'attack', 'defense', 'face-up-defense', 'other'] as const
/** `face-up` keeps the position; `other` is a change without saying to which (表示形式を変更する). */
export type Turn = (typeof turns)[number]

/** What an effect acts on. */
export type Subject = 'targets' | 'self' | 'equipped' | 'attacker' | Filter

/** What an effect does when it resolves, one thing after another. */
export type Op =
  | { readonly op: 'turn'; readonly what: Subject; readonly to: Turn; readonly back?: true }
  | { readonly op: 'destroy'; readonly what: Subject }
  | {
      readonly op: 'banish'
      readonly what: Subject
      readonly n?: number
      readonly face?: Face
      readonly until?: 'end' | 'source-leaves'
    }
  | { readonly op: 'return'; readonly what: Subject; readonly to: 'hand' | 'deck' }
  | { readonly op: 'discard'; readonly what: Subject }
  | {
      readonly op: 'summon'
      readonly what: Subject
      /** The positions to choose from; face-up Attack and Defense when absent. */
      readonly stances?: readonly Stance[]
      readonly to?: 'own' | 'other'
      /** Who summons; the player of the effect when absent. */
      readonly by?: 'own' | 'other'
      readonly tie?: true
      readonly limit?: Limit
      readonly counters?: number
    }
  | { readonly op: 'limit'; readonly what: Subject; readonly limit: Limit }
  | { readonly op: 'control'; readonly what: Subject; readonly until?: 'end' }
  | { readonly op: 'equip' }
  | { readonly op: 'counters'; readonly what: Subject; readonly n: number }
  | { readonly op: 'draw' | 'damage' | 'gain'; readonly n: number }
  | { readonly op: 'negate-attack'; readonly damage?: true }
  | { readonly op: 'negate-activation' }
  | { readonly op: 'must-tribute' }

/** A lingering effect (残存効果) on a monster. */
export interface Limit {
  readonly atk?: number
  readonly negated?: true
  readonly cannotAttack?: true
  readonly cannotChange?: true
  readonly indestructible?: true
  /** Effects do not change it to Defense Position. */
  readonly noDefense?: true
  readonly banishOnLeave?: true
  /** In the End Phase it is changed to face-up Attack Position. */
  readonly upInEndPhase?: true
  readonly untilEnd?: true
  /** It ends with the end of so many turns, this one counted. */
  readonly turns?: number
  /** Put on it for being Special Summoned by a certain effect (誓約効果). */
  readonly bySummon?: true
}

export type Cost = CardCost | OtherCost

/** Cards that are chosen to pay. */
export interface CardCost {
  /** `material`: Fusion Material that is shuffled into the Deck, chosen as the card is activated. */
  readonly pay: 'tribute' | 'send' | 'banish' | 'discard' | 'material'
  readonly n: number
  readonly filter: Filter
  /** Eras in which a face-down monster could pay it, against the general rule. */
  readonly faceDownIn?: readonly string[]
}

/** Materials or counters of the card itself, life points. `level`: as many as the Level of the card chosen. */
export interface OtherCost {
  readonly pay: 'detach' | 'counters' | 'lp'
  readonly n: number | 'level'
}

/** What an effect waits for (誘発). */
export type Trigger =
  | {
      readonly on:
        | 'summoned'
        | 'normal-summoned'
        | 'normal-or-flip-summoned'
        | 'flip-summoned'
        | 'special-summoned'
        | 'flipped'
      readonly who: 'self' | Filter
    }
  | {
      readonly on: 'sent'
      readonly who: 'self' | Filter
      readonly destroyedBy?: 'other' | 'own-effect'
      readonly destroyed?: true
      readonly faceDownToo?: string
    }
  | { readonly on: 'position-changed'; readonly who: 'self' | Filter; readonly to?: Position }
  | { readonly on: 'attacks' | 'attacked'; readonly who: 'self' | Filter }
  /** A card or effect is activated that targets this card alone. */
  | { readonly on: 'targeted'; readonly by: 'any' | 'other'; readonly type?: 'spell'; readonly alone: boolean }

export interface Effect {
  readonly id: string
  readonly text: Text
  /** `card`: the activation of a Spell or Trap Card; `quick` and the like are monster effects. */
  readonly how: 'card' | 'ignition' | 'quick' | 'trigger'
  /** Where the card lies; the Monster Zone for monsters, hand or Set for Spells and Traps, when absent. */
  readonly from?: readonly Zone[]
  /** Written so that it works face-down. ygo-fd-19 */
  readonly faceDown?: true
  readonly on?: Trigger
  readonly mandatory?: true
  readonly once?: 'card' | 'name'
  readonly phase?: Phase
  readonly stance?: Stance
  /** Only while the other monsters on its player's field are as asked: exactly these. */
  readonly onlyMonster?: Filter
  readonly cost?: Cost
  readonly target?: Target
  readonly ops: readonly Op[]
}

/** What is chosen as it is activated; `more` is asked of those after the first, `that` of the card that met the condition. */
export interface Target {
  readonly n: number
  readonly filter: Filter
  readonly more?: Filter
  readonly that?: true
}

/** What applies as long as the card lies face-up on the field. */
export type Continuous =
  | { readonly gives: 'atk'; readonly n: number; readonly to: Subject; readonly per?: 'counter' | 'material' }
  | { readonly gives: 'no-manual-change'; readonly to: Filter }
  | { readonly gives: 'all-face-up-attack' }
  | { readonly gives: 'negated'; readonly to: Filter }
  | { readonly gives: 'no-set' }
  | { readonly gives: 'direct-attack'; readonly whileAllHigher: true }
  | { readonly gives: 'control-to-owner' }
  | { readonly gives: 'destroyed-in'; readonly stance: Stance }
  /** This card and the monster that it brought back share their fate (リビングデッド). */
  | { readonly gives: 'shared-fate' }
  /** When this card leaves the field, the monster that it equips is destroyed. */
  | { readonly gives: 'destroys-equipped' }
  /** Counters are placed on it each time such a thing happens, without an activation. */
  | { readonly gives: 'counters'; readonly n: number; readonly each: 'position-change' | 'spell' }

/** How a monster may be summoned otherwise than usual. */
export interface Summoning {
  readonly noNormal?: true
  /** It can be Set, but not Normal Summoned face-up. */
  readonly setOnly?: true
  /** Normal Summoned only while its player controls such a monster. */
  readonly normalOnlyWith?: Filter
  readonly noSpecial?: true
  /** Counts as two Tributes for such a monster (ダブルコストモンスター). */
  readonly doubleFor?: Filter
  /** Can be Tribute Summoned with one such Tribute. */
  readonly oneTribute?: Filter
  /** Special Summoned by its own way, without an effect being activated. */
  readonly own?: OwnWay
}

export interface OwnWay {
  readonly from: Zone
  readonly stances?: readonly Stance[]
  readonly to?: 'other'
  readonly onlyMonster?: Filter
  readonly materials?: readonly Filter[]
  readonly does?: 'banish' | 'return' | 'tribute'
  readonly limit?: Limit
  readonly counters?: number
  /** Once per turn by its name. */
  readonly once?: true
  /** No Normal Summon or Set in the same turn. */
  readonly noNormal?: true
  /** Eras in which its materials could not be face-down. */
  readonly noFaceDownIn?: readonly string[]
}
