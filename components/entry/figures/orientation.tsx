import type { Language } from '@/lib/content/vocabulary'
import { CardShape } from './card-shape'
import { FigureFrame } from './frame'

const words = {
  ja: {
    caption: '意味をもつのは縦か横かだけ。矢印はカードの上側で、どちらを向いていてもルールは変わらない。',
    attack: '攻撃表示',
    defense: '守備表示',
    usual: 'ふつうの置きかた',
    alsoFine: 'これも同じ',
  },
  en: {
    caption:
      'Only upright or sideways counts. The arrow marks the top of the card; which way it points changes nothing.',
    attack: 'Attack Position',
    defense: 'Defense Position',
    usual: 'the usual way',
    alsoFine: 'the same',
  },
} as const

/** ygo-bp-07 */
export const Orientation = ({ language }: { language: Language }) => {
  const text = words[language]
  const rows = [
    { name: text.attack, turn: 'upright' },
    { name: text.defense, turn: 'sideways' },
  ] as const
  return (
    <FigureFrame caption={text.caption}>
      <dl className="grid gap-4 sm:grid-cols-2">
        {rows.map(({ name, turn }) => (
          <div key={name} className="text-center">
            <dt className="font-bold">{name}</dt>
            <dd className="mt-1 flex justify-center gap-5">
              <span>
                <CardShape face="up" turn={turn} top className="size-20" />
                <span className="block text-xs text-muted">{text.usual}</span>
              </span>
              <span>
                <CardShape face="up" turn={turn} top className="size-20 rotate-180" />
                <span className="block text-xs text-muted">{text.alsoFine}</span>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </FigureFrame>
  )
}
