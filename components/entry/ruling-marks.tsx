import type { Ruling } from '@/lib/content/site'
import type { Language, RulingStatus } from '@/lib/content/vocabulary'
import { textsIn } from '@/lib/interface/texts'
import { SourceDate } from './source-date'

const looks: Readonly<Record<RulingStatus, { readonly sign: string; readonly look: string }>> = {
  current: { sign: '●', look: 'text-good' },
  superseded: { sign: '✕', look: 'text-gone line-through decoration-1' },
  disputed: { sign: '？', look: 'text-warn font-bold' },
  historical: { sign: '◷', look: 'text-gone' },
}

/** Kind, date and status of a ruling; never by colour alone. */
export const RulingMarks = ({ ruling, language }: { ruling: Ruling; language: Language }) => {
  const texts = textsIn(language)
  const { sign, look } = looks[ruling.status]
  return (
    <p className="flex flex-wrap gap-1.5 leading-none">
      <span className="chip">{texts.kinds[ruling.kind]}</span>
      <span className="chip">
        {ruling.date === undefined ? texts.ruling.undated : <SourceDate date={ruling.date} language={language} />}
      </span>
      <span className={`chip ${look}`} title={texts.statusAbout[ruling.status]}>
        <span aria-hidden>{sign} </span>
        {texts.statuses[ruling.status]}
      </span>
      {ruling.review && <span className="chip whitespace-normal text-warn">⚠ {texts.ruling.review}</span>}
    </p>
  )
}
