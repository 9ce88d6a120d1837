import type { Language } from '@/lib/content/vocabulary'
import { CardShape } from './card-shape'
import { FigureFrame } from './frame'

const words = {
  ja: {
    caption: '手で行う表示形式の変更（自分のメインフェイズに、モンスター1体につき1ターンに1度）。',
    attack: '表側攻撃表示',
    defense: '表側守備表示',
    faceDown: '裏側守備表示',
    both: 'どちらへも変更できる',
    flip: '反転召喚',
    never: '裏側守備表示にはできない',
    allowed: 'できる',
    refused: 'できない',
  },
  en: {
    caption: 'The change by hand: in your own Main Phase, once per turn for each monster.',
    attack: 'face-up Attack',
    defense: 'face-up Defense',
    faceDown: 'face-down Defense',
    both: 'either way',
    flip: 'Flip Summon',
    never: 'never to face-down Defense',
    allowed: 'allowed',
    refused: 'not allowed',
  },
} as const

const up = { face: 'up', turn: 'upright' } as const
const sideways = { face: 'up', turn: 'sideways' } as const
const down = { face: 'down', turn: 'sideways' } as const

/** ygo-bp-05, 25, 26 */
export const PositionChanges = ({ language }: { language: Language }) => {
  const text = words[language]
  const rows = [
    { from: up, to: sideways, names: [text.attack, text.defense], sign: '⇄', label: text.both, allowed: true },
    { from: down, to: up, names: [text.faceDown, text.attack], sign: '→', label: text.flip, allowed: true },
    { from: up, to: down, names: [text.attack, text.faceDown], sign: '✕', label: text.never, allowed: false },
  ]
  return (
    <FigureFrame caption={text.caption}>
      <ul className="!p-0">
        {rows.map(({ from, to, names, sign, label, allowed }) => (
          <li
            key={label}
            className="grid list-none grid-cols-[5.5rem_1fr_5.5rem] items-center gap-2 border-b border-line py-2 text-center last:border-0 sm:grid-cols-[8rem_1fr_8rem]"
          >
            <Side shape={from} name={names[0]!} />
            <span className={allowed ? 'text-good' : 'text-accent'}>
              <span className="block text-2xl leading-tight" aria-hidden>
                {sign}
              </span>
              <span className="block text-sm font-bold">{label}</span>
              <span className="block text-xs">{allowed ? text.allowed : text.refused}</span>
            </span>
            <Side shape={to} name={names[1]!} />
          </li>
        ))}
      </ul>
    </FigureFrame>
  )
}

const Side = ({ shape, name }: { shape: typeof up | typeof sideways | typeof down; name: string }) => (
  <span>
    <CardShape {...shape} className="mx-auto size-14 sm:size-16" />
    <span className="block text-xs">{name}</span>
  </span>
)
