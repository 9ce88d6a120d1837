import type { Language } from '@/lib/content/vocabulary'
import { FigureFrame } from './frame'

const families = [
  {
    type: { ja: 'サイキック', en: 'Psychic' },
    turns: [
      ['覚醒', 'awaken', ['ループ覚醒', 'loop awaken'], ['メテオバーン覚醒', 'meteorburn awaken']],
      ['解除', 'release'],
      ['覚醒リンク', 'awaken link', ['V覚醒リンク', 'victory awaken link']],
      ['リンク解除', 'link release'],
    ],
  },
  {
    type: { ja: 'ドラグハート', en: 'Dragheart' },
    turns: [
      ['龍解', 'dragon release'],
      ['龍回避', 'dragon evasion'],
      ['スーパー龍解', 'super dragon release'],
    ],
  },
  {
    type: { ja: '禁断', en: 'Forbidden' },
    turns: [
      ['禁断解放', 'forbidden release'],
      ['禁断爆発', 'forbidden explosion'],
    ],
  },
  { type: { ja: '零龍', en: 'Zeron' }, turns: [['零龍卍誕', 'Zeron birth']] },
] as const satisfies readonly Family[]

type Ability = readonly [ja: string, en: string]
type Family = {
  readonly type: { readonly ja: string; readonly en: string }
  readonly turns: readonly (Ability | readonly [...Ability, ...Ability[]])[]
}

const captions = {
  ja: '裏返すキーワード能力を、特殊タイプごとに分けた一覧。',
  en: 'The keyword abilities that flip a card, by special type. English names are our translations.',
}

/** dm-flip-07 */
export const FlipFamily = ({ language }: { language: Language }) => (
  <FigureFrame caption={captions[language]}>
    <ul className="!grid gap-3 !p-0 sm:grid-cols-2">
      {families.map(({ type, turns }) => (
        <li key={type.ja} className="!m-0 list-none rounded border border-line bg-surface p-3">
          <strong className="block border-b-2 border-accent pb-1">
            <Name ability={[type.ja, type.en]} language={language} />
          </strong>
          <ul className="mt-2 !list-none border-l-2 border-line !pl-3">
            {turns.map(([ja, en, ...kinds]) => (
              <li key={ja}>
                <Name ability={[ja, en]} language={language} />
                {kinds.length > 0 && (
                  <ul className="!list-none border-l-2 border-line !pl-3">
                    {kinds.map((kind) => (
                      <li key={kind[0]}>
                        <Name ability={kind} language={language} />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </FigureFrame>
)

const Name = ({ ability: [ja, en], language }: { ability: Ability; language: Language }) =>
  language === 'ja' ? (
    ja
  ) : (
    <>
      {en}{' '}
      <span lang="ja" className="text-sm text-muted">
        {ja}
      </span>
    </>
  )
