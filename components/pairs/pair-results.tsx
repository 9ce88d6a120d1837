import { Fragment } from 'react'
import type { Connection, Step } from '@/lib/content/pairs'
import type { Language } from '@/lib/content/vocabulary'
import { pairsTexts } from '@/lib/interface/pairs-texts'
import type { PairFile } from './file'

type Shown = { readonly language: Language; readonly base: string; readonly file: PairFile }

/** How many rulings of a step are named; the others are counted. */
const named = 4

export const PairResults = ({ connection: { both, ways }, ...shown }: Shown & { readonly connection: Connection }) => {
  const texts = pairsTexts(shown.language)
  const far = ways.length === 1 && ways[0]!.length > 2
  return (
    <>
      <section aria-labelledby="both" className="mt-6">
        <h2 id="both" className="mb-3 text-lg">
          {texts.both}
        </h2>
        {both.length === 0 ? (
          <p>{texts.noBoth}</p>
        ) : (
          <ul className="space-y-2">
            {both.map((id) => (
              <li key={id} className="rounded border border-line bg-surface px-3 py-2">
                <Ruling id={id} {...shown} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="ways" className="mt-8">
        <h2 id="ways" className="mb-3 text-lg">
          {texts.ways}
        </h2>
        {ways.length === 0 ? <p>{texts.noWays}</p> : far && <p className="mb-2 text-sm text-muted">{texts.far}</p>}
        <ol className="space-y-3">
          {ways.map((way) => (
            <li key={way.map(({ to }) => to).join()} className="rounded border border-line bg-surface px-3 py-2">
              <p className="font-bold">
                <Entry entry={way[0]!.from} {...shown} />
                {way.map(({ to }) => (
                  <Fragment key={to}>
                    <span aria-hidden className="text-muted">
                      {' '}
                      →{' '}
                    </span>
                    <Entry entry={to} {...shown} />
                  </Fragment>
                ))}
              </p>
              <ol className="mt-1 space-y-1 text-[0.9375rem]">
                {way.map((step) => (
                  <StepRulings key={step.to} step={step} {...shown} />
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

const StepRulings = ({ step: { from, to, rulings }, ...shown }: Shown & { readonly step: Step }) => {
  const texts = pairsTexts(shown.language)
  return (
    <li>
      <span className="text-sm text-muted">
        {shown.file.names[from]} – {shown.file.names[to]}
        {rulings.length === 0 && `: ${texts.counterpart}`}
      </span>
      <ul className="space-y-1 border-l-2 border-line pl-3">
        {rulings.slice(0, named).map((id) => (
          <li key={id}>
            <Ruling id={id} {...shown} />
          </li>
        ))}
        {rulings.length > named && <li className="text-sm text-muted">{texts.more(rulings.length - named)}</li>}
      </ul>
    </li>
  )
}

const Ruling = ({ id, language, base, file }: Shown & { readonly id: string }) => {
  const { entry, marks, text } = file.rulings[id]!
  return (
    <>
      <a href={`${base}/${language}/${entry}#${id}`} className="inline-block min-h-6 font-mono text-[0.875em]">
        {id}
      </a>{' '}
      <span className="text-sm text-muted">{marks}</span>
      <span className="block">{text}</span>
    </>
  )
}

const Entry = ({ entry, language, base, file }: Shown & { readonly entry: number }) => (
  <a href={`${base}/${language}/${file.ties.entries[entry]}`}>{file.names[entry]}</a>
)
