import type { Language } from '@/lib/content/vocabulary'
import { CardShape } from './card-shape'
import { FigureFrame } from './frame'

const words = {
  ja: {
    caption: 'モンスターの3つの表示形式。縦向きが攻撃表示、横向きが守備表示。',
    positions: ['表側攻撃表示', '表側守備表示', '裏側守備表示'],
    looks: ['表向き・縦向き', '表向き・横向き', '裏向き・横向き'],
  },
  en: {
    caption: 'The three battle positions of a monster. Upright is Attack Position, sideways is Defense Position.',
    positions: ['face-up Attack Position', 'face-up Defense Position', 'face-down Defense Position'],
    looks: ['face-up, upright', 'face-up, sideways', 'face-down, sideways'],
  },
} as const

const shapes = [
  { face: 'up', turn: 'upright' },
  { face: 'up', turn: 'sideways' },
  { face: 'down', turn: 'sideways' },
] as const

/** ygo-bp-01 */
export const BattlePositions = ({ language }: { language: Language }) => {
  const { caption, positions, looks } = words[language]
  return (
    <FigureFrame caption={caption}>
      <ul className="!grid grid-cols-3 gap-3 !p-0 text-center">
        {shapes.map((shape, i) => (
          <li key={i} className="!m-0 list-none">
            <CardShape {...shape} className="mx-auto size-20 sm:size-24" />
            <strong className="mt-1 block text-[0.8125rem] leading-snug">{positions[i]}</strong>
            <span className="block text-xs leading-snug text-muted">{looks[i]}</span>
          </li>
        ))}
      </ul>
    </FigureFrame>
  )
}
