import { ygoEquipFaceDown } from './ygo-equip-face-down'
import { ygoXyzUnselectable } from './ygo-xyz-unselectable'
import { ygoBookOfMoonUnknown } from './ygo-book-of-moon-unknown'
import { ygoCyberTutu } from './ygo-cyber-tutu'
import { ygoCategoryTrigger } from './ygo-category-trigger'
import { ygoActivateFaceDown } from './ygo-activate-face-down'
import { ygoDoubleCostTribute } from './ygo-double-cost-tribute'
import { ygoIcarusAttack } from './ygo-icarus-attack'
import { ygoWormKing } from './ygo-worm-king'
import { ygoSoulExchange } from './ygo-soul-exchange'
import { ygoApelio } from './ygo-apelio'
import { ygoCostSendToGy } from './ygo-cost-send-to-gy'
import { ygoGladiatorFusion } from './ygo-gladiator-fusion'
import { ygoEquipCut } from './ygo-equip-cut'
import { ygoCallOfTheHaunted } from './ygo-call-of-the-haunted'
import { ygoResetOnFaceDown } from './ygo-reset-on-face-down'
import { ygoCycleReverse } from './ygo-cycle-reverse'
import { ygoLingeringWhileFaceDown } from './ygo-lingering-while-face-down'
import { ygoXyzMaterialsKept } from './ygo-xyz-materials-kept'
import { ygoTributeSummonRemembered } from './ygo-tribute-summon-remembered'
import { ygoRevivalRestriction } from './ygo-revival-restriction'
import { ygoSpecialHurricane } from './ygo-special-hurricane'
import { ygoSummonedByEffectLimit } from './ygo-summoned-by-effect-limit'
import { ygoAttackedThenFaceDown } from './ygo-attacked-then-face-down'
import { ygoFlipSummonTwice } from './ygo-flip-summon-twice'
import { ygoTokensAndLinks } from './ygo-tokens-and-links'
import { ygoBanishedFaceDownMaterial } from './ygo-banished-face-down-material'
import { ygoBanishedFaceDownLook } from './ygo-banished-face-down-look'
import { ygoBanishedForATime } from './ygo-banished-for-a-time'
import { ygoManualChange } from './ygo-manual-change'
import { ygoFaceChangeIsNotPositionChange } from './ygo-face-change-is-not-position-change'
import { ygoSummonPositions } from './ygo-summon-positions'
import { ygoKarakuriChain } from './ygo-karakuri-chain'
import { ygoLabyrinthChain } from './ygo-labyrinth-chain'
import { ygoGemini } from './ygo-gemini'
import { ygoMagicCylinder } from './ygo-magic-cylinder'
import { ygoEffectChange } from './ygo-effect-change'
import { ygoCannotChange } from './ygo-cannot-change'
import { ygoControlFaq } from './ygo-control-faq'
import type { YugiohExample } from './writing'

/** The worked examples of Yu-Gi-Oh! */
export const yugiohExamples: readonly YugiohExample[] = [
  ygoEquipFaceDown,
  ygoXyzUnselectable,
  ygoBookOfMoonUnknown,
  ygoCyberTutu,
  ygoCategoryTrigger,
  ygoActivateFaceDown,
  ygoDoubleCostTribute,
  ygoIcarusAttack,
  ygoWormKing,
  ygoSoulExchange,
  ygoApelio,
  ygoCostSendToGy,
  ygoGladiatorFusion,
  ygoEquipCut,
  ygoCallOfTheHaunted,
  ygoResetOnFaceDown,
  ygoCycleReverse,
  ygoLingeringWhileFaceDown,
  ygoXyzMaterialsKept,
  ygoTributeSummonRemembered,
  ygoRevivalRestriction,
  ygoSpecialHurricane,
  ygoSummonedByEffectLimit,
  ygoAttackedThenFaceDown,
  ygoFlipSummonTwice,
  ygoTokensAndLinks,
  ygoBanishedFaceDownMaterial,
  ygoBanishedFaceDownLook,
  ygoBanishedForATime,
  ygoManualChange,
  ygoFaceChangeIsNotPositionChange,
  ygoSummonPositions,
  ygoKarakuriChain,
  ygoLabyrinthChain,
  ygoGemini,
  ygoMagicCylinder,
  ygoEffectChange,
  ygoCannotChange,
  ygoControlFaq,
]
