import type { Language } from '@/lib/content/vocabulary'
import { Mana } from '../mana'
import { CardShape } from './card-shape'
import { FigureFrame } from './frame'

const words = {
  ja: {
    caption:
      '偽装されているパーマネントは、誰から見ても、実線の枠にあるとおりのもの。下にあるカードを見てよいのはコントローラーだけ。',
    everybody: '全員に公開されている特性',
    values: [
      ['P/T', '2/2'],
      ['タイプ', 'クリーチャー（サブタイプなし）'],
      ['能力', '護法'],
      ['色', '無色'],
      ['名前', 'なし'],
      ['マナ・コスト', 'なし（マナ総量は0）'],
    ],
    controller: 'コントローラーだけが見てよいもの',
    card: '裏向きのカードそのもの',
    turn: 'クリーチャー・カードなら、優先権があるときにマナ・コストを払って表向きにできる',
  },
  en: {
    caption:
      'To everybody a cloaked permanent is what stands in the solid frame. Only its controller may look at the card.',
    everybody: 'Characteristics that everybody knows',
    values: [
      ['P/T', '2/2'],
      ['Type', 'creature, no subtypes'],
      ['Ability', 'ward'],
      ['Color', 'colorless'],
      ['Name', 'none'],
      ['Mana cost', 'none (mana value 0)'],
    ],
    controller: 'What only its controller may look at',
    card: 'the face-down card itself',
    turn: 'If it is a creature card, it can be turned face up for its mana cost whenever its controller has priority',
  },
} as const

/** mtg-cloak-04, 05, 09 */
export const CloakedPermanent = ({ language }: { language: Language }) => {
  const text = words[language]
  return (
    <FigureFrame caption={text.caption}>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="rounded border-2 border-ink bg-surface p-3">
          <strong className="block text-sm">{text.everybody}</strong>
          <dl className="mt-2 grid grid-cols-[max-content_1fr] gap-x-3 text-sm">
            {text.values.map(([name, value], i) => (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd>
                  {value} {i === 2 && <Mana symbol="2" language={language} />}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="rounded border-2 border-dashed border-muted p-3">
          <strong className="block text-sm">{text.controller}</strong>
          <div className="mt-2 flex items-center gap-3 text-sm">
            <CardShape face="down" className="size-16 shrink-0" />
            <span>
              {text.card}
              <span className="mt-1 block text-muted">{text.turn}</span>
            </span>
          </div>
        </div>
      </div>
    </FigureFrame>
  )
}
