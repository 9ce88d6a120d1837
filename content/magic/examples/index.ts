import { mtgBecomeAnonymous } from './mtg-become-anonymous'
import { mtgCloakCharacteristics } from './mtg-cloak-characteristics'
import { mtgTurnUpForManaCost } from './mtg-turn-up-for-mana-cost'
import { mtgTurnUpCopyEffects } from './mtg-turn-up-copy-effects'
import { mtgTurnUpDisguiseOrMorph } from './mtg-turn-up-disguise-or-morph'
import { mtgLosesAbilities } from './mtg-loses-abilities'
import { mtgDoubleFaced } from './mtg-double-faced'
import { mtgWhoMayLook } from './mtg-who-may-look'
import { mtgNoEtb } from './mtg-no-etb'
import { mtgNoName } from './mtg-no-name'
import { mtgSamePermanent } from './mtg-same-permanent'
import { mtgTapState } from './mtg-tap-state'
import { mtgRevealOnLeaving } from './mtg-reveal-on-leaving'
import { mtgKeepApart } from './mtg-keep-apart'
import { mtgInstantStaysDown } from './mtg-instant-stays-down'
import type { MagicExample } from './writing'

/** The worked examples of Magic. */
export const magicExamples: readonly MagicExample[] = [
  mtgBecomeAnonymous,
  mtgCloakCharacteristics,
  mtgTurnUpForManaCost,
  mtgTurnUpCopyEffects,
  mtgTurnUpDisguiseOrMorph,
  mtgLosesAbilities,
  mtgDoubleFaced,
  mtgWhoMayLook,
  mtgNoEtb,
  mtgNoName,
  mtgSamePermanent,
  mtgTapState,
  mtgRevealOnLeaving,
  mtgKeepApart,
  mtgInstantStaysDown,
]
