import { dmBolshackAwaken } from './dm-bolshack-awaken'
import { dmReleaseInsteadOfLeaving } from './dm-release-instead-of-leaving'
import { dmLoopAwaken } from './dm-loop-awaken'
import { dmProtoheart } from './dm-protoheart'
import { dmForbiddenRelease } from './dm-forbidden-release'
import { dmZeroDragon } from './dm-zero-dragon'
import { dmThreeFaces } from './dm-three-faces'
import { dmFlipIsNoZoneChange } from './dm-flip-is-no-zone-change'
import { dmAwakenedTrigger } from './dm-awakened-trigger'
import { dmUnfitAfterFlip } from './dm-unfit-after-flip'
import { dmSummoningSickness } from './dm-summoning-sickness'
import { dmTapState } from './dm-tap-state'
import { dmAwakenLinkTap } from './dm-awaken-link-tap'
import { dmTapHistory } from './dm-tap-history'
import { dmGrantedFlip } from './dm-granted-flip'
import { dmGStrike } from './dm-g-strike'
import { dmAllDelete } from './dm-all-delete'
import { dmFacesOutsideBattleZone } from './dm-faces-outside-battle-zone'
import type { DuelMastersExample } from './writing'

/** The worked examples of Duel Masters. */
export const duelMastersExamples: readonly DuelMastersExample[] = [
  dmBolshackAwaken,
  dmReleaseInsteadOfLeaving,
  dmLoopAwaken,
  dmProtoheart,
  dmForbiddenRelease,
  dmZeroDragon,
  dmThreeFaces,
  dmFlipIsNoZoneChange,
  dmAwakenedTrigger,
  dmUnfitAfterFlip,
  dmSummoningSickness,
  dmTapState,
  dmAwakenLinkTap,
  dmTapHistory,
  dmGrantedFlip,
  dmGStrike,
  dmAllDelete,
  dmFacesOutsideBattleZone,
]
