import type { Language } from '@/lib/content/vocabulary'
import { FigureFrame } from './frame'

const words = {
  ja: {
    caption: '両面カードがたどる道。バトルゾーンの中で面が変わっても、ゾーンの移動にはならない。',
    hyperspatial: '超次元ゾーン',
    outside: 'どの面も表として扱える',
    battle: 'バトルゾーン',
    first: 'はじめの面',
    second: '裏返った面',
    there: '覚醒・龍解など',
    back: '解除・龍回避など',
    put: '出す',
    leave: '離れる',
    unfit:
      'ゾーンにいられない面（装備されていないウエポン、リンクしていないセルなど）になったら、すぐに超次元ゾーンか墓地へ',
  },
  en: {
    caption: 'The road of a double-faced card. Going from face to face in the battle zone is no change of zone.',
    hyperspatial: 'Hyperspatial zone',
    outside: 'any face may count as up',
    battle: 'Battle zone',
    first: 'first face',
    second: 'other face',
    there: 'awaken, dragon release …',
    back: 'release, dragon evasion …',
    put: 'put in',
    leave: 'leaves',
    unfit:
      'A face that may not stay (an unequipped weapon, an unlinked cell …) goes at once to the hyperspatial zone or the graveyard',
  },
} as const

/** dm-flip-09, 12, 14, 34 */
export const RoadOfFaces = ({ language }: { language: Language }) => {
  const text = words[language]
  return (
    <FigureFrame caption={text.caption}>
      <div className="grid items-stretch gap-3 sm:grid-cols-[minmax(8rem,1fr)_auto_minmax(0,3fr)]">
        <div className="rounded border-2 border-dashed border-muted p-3 text-center">
          <strong>{text.hyperspatial}</strong>
          <span className="block text-sm text-muted">{text.outside}</span>
        </div>
        <p className="flex items-center justify-center gap-3 text-center text-sm sm:flex-col">
          <span>
            {text.put} <Arrow phone="↓" desk="→" />
          </span>
          <span>
            <Arrow phone="↑" desk="←" /> {text.leave}
          </span>
        </p>
        <div className="rounded border-2 border-ink p-3">
          <strong className="block text-center">{text.battle}</strong>
          <div className="mt-2 grid items-center gap-2 text-center text-sm sm:grid-cols-[1fr_auto_1fr]">
            <span className="rounded border border-line bg-surface p-3">{text.first}</span>
            <span className="flex justify-center gap-4 sm:block sm:max-w-32">
              <span className="block">
                {text.there} <Arrow phone="↓" desk="→" />
              </span>
              <span className="block">
                <Arrow phone="↑" desk="←" /> {text.back}
              </span>
            </span>
            <span className="rounded border border-line bg-accent-soft p-3">{text.second}</span>
          </div>
          <p className="mt-2 text-sm text-muted">{text.unfit}</p>
        </div>
      </div>
    </FigureFrame>
  )
}

/** An arrow that points down where the parts stand below each other. */
const Arrow = ({ phone, desk }: { phone: string; desk: string }) => (
  <span aria-hidden>
    <span className="sm:hidden">{phone}</span>
    <span className="hidden sm:inline">{desk}</span>
  </span>
)
