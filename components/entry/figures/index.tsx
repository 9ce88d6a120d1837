import type { ComponentType } from 'react'
import type { FigureName, Language } from '@/lib/content/vocabulary'
import { BattlePositions } from './battle-positions'
import { CloakedPermanent } from './cloaked-permanent'
import { FlipFamily } from './flip-family'
import { Orientation } from './orientation'
import { PositionChanges } from './position-changes'
import { RoadOfFaces } from './road-of-faces'

/** The pictures, by the name that an entry places them with. */
const figures: Readonly<Record<FigureName, ComponentType<{ readonly language: Language }>>> = {
  'battle-positions': BattlePositions,
  'position-changes': PositionChanges,
  orientation: Orientation,
  'flip-family': FlipFamily,
  'road-of-faces': RoadOfFaces,
  'cloaked-permanent': CloakedPermanent,
}

/** A picture of ours. The schema lets only names through that there are. */
export const Figure = ({ name, language }: { name: string; language: Language }) => {
  const Picture = figures[name as FigureName]
  return <Picture language={language} />
}
