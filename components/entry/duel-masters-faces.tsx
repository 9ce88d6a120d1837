import type { DuelMastersCard, DuelMastersFace } from '@/lib/content/schema'
import { cardWord } from '@/lib/interface/card-words'
import { textsIn } from '@/lib/interface/texts'
import { sourcesPath } from '../site/paths'
import { Ruby } from '../site/ruby'
import { SiteLink } from '../site/site-link'
import { FactList, type Fact } from './fact-list'
import type { Context } from './context'

/** All faces of a Duel Masters card side by side, with the way from each to the next. */
export const DuelMastersFaces = ({ card, ...context }: Context & { card: DuelMastersCard }) => (
  <ol
    className="grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]"
    aria-label={textsIn(context.language).card.faces}
  >
    {card.faces.map((face, i) => (
      <li key={i} className="rounded-lg border-2 border-line bg-surface p-4">
        <FaceFacts {...context} face={face} n={i + 1} faces={card.faces} />
      </li>
    ))}
  </ol>
)

type FaceFactsProps = Context & {
  readonly face: DuelMastersFace
  readonly n: number
  readonly faces: readonly DuelMastersFace[]
}

const FaceFacts = ({ site, language, face, n, faces }: FaceFactsProps) => {
  const texts = textsIn(language).card
  const word = (value: string) => cardWord(value, language)
  const join = (values: readonly string[]) => values.map(word).join(language === 'ja' ? '・' : ', ')
  const unknown = (field: string) =>
    face.unknown === true || (Array.isArray(face.unknown) && face.unknown.includes(field))
  const known = (field: string, value: string | number | null | undefined) =>
    value === null ? texts.none : value === undefined ? (unknown(field) ? texts.unknown : undefined) : value
  const rarity = Array.isArray(face.rarity) ? face.rarity.join(', ') : face.rarity
  const rows: (readonly [string, string | number | undefined])[] = [
    [texts.cost, known('cost', face.cost)],
    [texts.civilizations, known('civilizations', face.civilizations && join(face.civilizations))],
    [texts.cardType, word(face.cardType)],
    [texts.specialType, face.specialType && cardWord(face.specialType, language, true)],
    [texts.race, known('races', face.races.length > 0 ? join(face.races) : undefined)],
    [texts.power, known('power', face.power == null ? face.power : `${face.power}${face.powerPlus ? '+' : ''}`)],
    [texts.rarity, rarity],
  ]
  const source = face.from === undefined ? undefined : site.sources.get(face.from)
  return (
    <>
      {faces.length > 1 && <p className="text-sm text-muted">{texts.face(n)}</p>}
      <p className="mb-2 font-bold" lang="ja">
        {language === 'ja' && face.reading !== undefined ? (
          <Ruby text={face.names.ja} reading={face.reading} first />
        ) : (
          face.names.ja
        )}
      </p>
      {language === 'en' && face.names.en !== undefined && <p className="mb-2 text-sm text-muted">{face.names.en}</p>}
      <FactList rows={rows.flatMap(([name, value]): Fact[] => (value === undefined ? [] : [[name, value]]))} />
      {face.flips.map(({ by, to }) => (
        <p key={`${by}-${to}`} className="mt-2 text-sm">
          <span aria-hidden>⇄ </span>
          {texts.flips}:{' '}
          <span lang="ja">
            {by} → {faces[to - 1]?.names.ja}
          </span>
        </p>
      ))}
      {source !== undefined && (
        <p className="mt-2 text-sm text-muted">
          {texts.from}: <SiteLink href={sourcesPath(language, source.id)}>{source.names[language]}</SiteLink>
        </p>
      )}
    </>
  )
}
