import type { PhrasingContent, RootContent } from 'mdast'
import type { Game, RulingKind, RulingStatus } from '../content/vocabulary'
import type { DropReason, Position, SourceLine } from './tree'

/** A ruling as found in a source: not yet with an id. */
export type Candidate = {
  readonly kind: RulingKind
  readonly status: RulingStatus
  readonly date?: string
  /** The first day on which it no longer held. */
  readonly until?: string
  /** The source sentences, in order. */
  readonly sentences: readonly SourceLine[]
  readonly ja: readonly RootContent[]
  readonly en: readonly RootContent[]
  /** The candidate under which it stands in a list. */
  readonly under?: Candidate
}

export type Part =
  | {
      readonly type: 'heading'
      readonly depth: 2 | 3
      readonly ids: readonly string[]
      readonly children: readonly PhrasingContent[]
    }
  | { readonly type: 'ruling'; readonly candidate: Candidate }

/** The data of a card, as its game's front matter has it. */
export type CardFound = { readonly game: Game; readonly data: unknown }

/** What an importer understood of one page. */
export type Found = {
  readonly names?: { readonly ja?: string; readonly en?: string }
  readonly reading?: string
  readonly anchors: readonly string[]
  readonly card?: CardFound
  readonly parts: readonly Part[]
  readonly dropped: readonly (SourceLine & { readonly reason: DropReason })[]
  readonly warnings: readonly (Position & { readonly message: string })[]
}
