import type { Text } from '../../engine'
import type { CardType, Color, Keyword, Mana, Step, Supertype } from './vocabulary'

/** A card or token as data. A double-faced card (両面カード) has a back. */
export interface Card {
  readonly id: string
  readonly faces: readonly [Face] | readonly [Face, Face]
  /** How the faces belong together. CR 712.1 */
  readonly double?: 'transforming' | 'modal'
  readonly token?: true
  /** Something printed on it is not modelled; what is not modelled cannot be used. */
  readonly partly?: true
}

/** What is printed on one face. */
export interface Face {
  readonly name: Text
  /** Absent: no mana cost, which cannot be paid; `{0}` can. CR 202.1b */
  readonly cost?: string
  /** 色指標; else the colours of the mana cost. CR 202.2 */
  readonly indicator?: readonly Color[]
  readonly supertypes?: readonly Supertype[]
  readonly types: readonly CardType[]
  readonly subtypes?: readonly string[]
  readonly power?: number
  readonly toughness?: number
  readonly abilities?: readonly Ability[]
  /** What the spell does as it resolves; targets are chosen as it is cast. */
  readonly spell?: Spell
}

export interface Spell {
  readonly targets?: readonly Target[]
  readonly ops: readonly Op[]
  /** Modes of which one or more are chosen; each has its own targets. CR 700.2 */
  readonly modes?: readonly {
    readonly id: string
    readonly text: Text
    readonly targets?: readonly Target[]
    readonly ops: readonly Op[]
  }[]
}

/** What may be chosen as a target (対象). */
export interface Target {
  readonly kind: 'permanent' | 'spell' | 'player'
  readonly filter?: Filter
  /** 'Up to one': none may be chosen. */
  readonly optional?: true
  /** Our ruling that says what may be the target, if one does. */
  readonly cites?: readonly string[]
}

/** What an object must be. `you` is the controller of the effect. */
export interface Filter {
  readonly types?: readonly CardType[]
  readonly notTypes?: readonly CardType[]
  readonly subtype?: string
  readonly down?: boolean
  readonly token?: false
  readonly owner?: 'you'
  readonly controller?: 'you' | 'opponent'
  readonly power?: number
  readonly colorless?: true
  readonly ability?: 'morph' | 'disguise'
  /** Not the source itself. */
  readonly other?: true
}

/** コスト. CR 118 */
export interface Cost {
  readonly mana?: string
  readonly tap?: true
  readonly life?: number
  readonly sacrifice?: Filter
  readonly sacrificeSelf?: true
  /** Reveal a card of this colour in one's hand. */
  readonly reveal?: Color
  /** Generic mana less for each instant and sorcery card in one's graveyard. */
  readonly lessForSpells?: true
  /** Generic mana less if the target is colorless. */
  readonly lessForColorless?: number
}

export type Ability =
  | { readonly kind: 'keyword'; readonly keyword: Keyword }
  /** 護法. CR 702.21a */
  | { readonly kind: 'ward'; readonly cost: string }
  /** プロテクション. CR 702.16 */
  | { readonly kind: 'protection'; readonly from: readonly Color[] }
  /** 変異, 大変異, 変装. CR 702.37, 702.168 */
  | { readonly kind: 'turn-up'; readonly by: 'morph' | 'disguise'; readonly cost: Cost; readonly mega?: true }
  /** エンチャント. CR 702.5 */
  | { readonly kind: 'enchant'; readonly filter: Filter }
  | {
      readonly kind: 'activated'
      readonly id: string
      readonly text: Text
      readonly cost: Cost
      readonly targets?: readonly Target[]
      readonly ops: readonly Op[]
      readonly sorcery?: true
      readonly mana?: readonly Mana[]
      readonly equip?: true
    }
  | {
      readonly kind: 'triggered'
      readonly id: string
      readonly text: Text
      readonly when: readonly When[]
      readonly targets?: readonly Target[]
      readonly ops: readonly Op[]
      readonly if?: Condition
    }
  | {
      readonly kind: 'static'
      readonly on: 'attached' | 'self' | Filter
      readonly change: Change
      readonly if?: Condition
    }
  /** As it enters, and as it is turned face up. CR 614.1c, 614.1e */
  | {
      readonly kind: 'as'
      readonly enters?: true
      readonly turnedUp?: true
      readonly what: 'counters-per-other-creature' | 'attach' | 'tapped' | 'turn-others-down' | 'choose-type'
    }
  /** Power and toughness are the number of face-down creatures. CR 604.3 */
  | { readonly kind: 'counts-down' }
  /** One's face-down creature spells cost less. CR 118.9d */
  | { readonly kind: 'down-spells-cost-less'; readonly less: number }
  /** May look at others' face-down creatures and at the top of one's library. */
  | { readonly kind: 'may-look' }
  /** Printed, but not modelled: it does nothing and cannot be used. */
  | { readonly kind: 'unmodelled'; readonly text: Text }

/** What a triggered ability waits for. */
export type When =
  | { readonly event: 'enters' | 'turned-up' | 'dies'; readonly who: 'self' | 'other-yours' }
  | { readonly event: 'combat-damage-to-player' }
  | { readonly event: 'step'; readonly step: Step; readonly whose: 'your' | 'each' }
  | { readonly event: 'cast-noncreature' }

export type Condition =
  | 'your-turn'
  | 'it-is-creature'
  | 'no-spells-last-turn'
  | 'two-spells-last-turn'
  | 'four-creatures'
  | 'eight-lands'
  | 'no-other-creatures'

/** A change of characteristics; its parts apply in their layers. CR 613.1 */
export interface Change {
  /** Layer 4. */
  readonly types?: readonly CardType[]
  readonly subtypes?: readonly string[]
  readonly addSubtypes?: readonly string[]
  /** The creature type that was chosen for the source. */
  readonly addChosen?: true
  /** Layer 5. */
  readonly colors?: readonly Color[]
  /** Layer 6. */
  readonly loseAbilities?: true
  readonly gain?: readonly Ability[]
  /** Layer 7b. */
  readonly base?: readonly [number, number]
  /** Layer 7c. */
  readonly plus?: readonly [number, number]
}

/** Which objects an effect works on: its targets by number, its source, or what an earlier part chose. */
export type Subject = { readonly target: number } | 'source' | 'event' | 'chosen'

/** One thing that an effect does. */
export type Op =
  /** Exile in one face-down pile, shuffle, put onto the battlefield face down. */
  | {
      readonly op: 'pile'
      readonly of: Subject
      readonly library: number
      readonly by: 'cloak' | 'manifest'
      readonly tapped?: true
      readonly cites?: readonly string[]
    }
  /** The top cards of a library, one at a time. 701.58e, 701.40e */
  | {
      readonly op: 'down-top'
      readonly by: 'cloak' | 'manifest'
      readonly n: number
      readonly whose?: 'controller-of-target' | 'opponent'
      readonly attach?: true
    }
  | {
      readonly op: 'look-and-down'
      readonly by: 'cloak' | 'manifest'
      readonly look: number
      readonly n: number
      readonly rest: 'bottom' | 'graveyard'
      readonly attach?: true
    }
  | {
      readonly op:
        | 'turn-up'
        | 'turn-down'
        | 'destroy'
        | 'exile'
        | 'return-to-hand'
        | 'tap'
        | 'untap'
        | 'transform'
        | 'sacrifice'
        | 'attach-to'
      readonly of: Subject
    }
  /** The same for everything with the same name, too. */
  | {
      readonly op: 'same-name'
      readonly of: Subject
      readonly do: 'destroy' | 'return-to-hand' | Change | { readonly damage: number }
      readonly only?: 'creatures'
    }
  | { readonly op: 'change'; readonly of: Subject; readonly change: Change }
  | { readonly op: 'copy-target'; readonly notLegendary: true }
  | { readonly op: 'counter'; readonly of: Subject; readonly to: 'graveyard' | 'library' }
  | { readonly op: 'damage'; readonly of: Subject; readonly n: number }
  | { readonly op: 'life'; readonly who: 'you' | 'opponent' | { readonly target: number }; readonly n: number }
  | { readonly op: 'draw'; readonly n: number }
  | { readonly op: 'discard-hand' }
  | { readonly op: 'mana'; readonly mana: readonly Mana[]; readonly n: number }
  | { readonly op: 'tokens'; readonly token: string; readonly n: number; readonly tapped?: true }
  | { readonly op: 'counters'; readonly of: Subject | Filter; readonly n: number }
  | { readonly op: 'control'; readonly of: Subject }
  | { readonly op: 'transform-all'; readonly subtype: string }
  | { readonly op: 'no-combat-damage-but'; readonly subtypes: readonly string[] }
  | { readonly op: 'sacrifice-at-end'; readonly of: Subject }
  | { readonly op: 'pile-chosen'; readonly by: 'cloak' }
