import { fileAddress, issueAddress, placesOf, reportOf } from '@/lib/content/correction'
import type { Ruling, Site } from '@/lib/content/site'
import type { Language } from '@/lib/content/vocabulary'
import { contributeTexts } from '@/lib/interface/contribute-texts'
import { textsIn } from '@/lib/interface/texts'
import { addressOf } from '@/lib/site-address'
import { guidePath, permalinkPath } from '../site/paths'
import { SiteLink } from '../site/site-link'
import { CopyText } from './copy-text'

/** The repository that takes corrections, known when the site is built; without it no address is invented. */
const repository = process.env.REPOSITORY_URL || undefined

type Of = { readonly ruling: Ruling; readonly site: Site; readonly language: Language }

const report = ({ ruling, site, language }: Of): string =>
  reportOf(ruling, site, addressOf(permalinkPath(ruling.id)), contributeTexts(language).words)

const issueOf = (of: Of): string | undefined =>
  repository && issueAddress(repository, `${of.ruling.id}: ${contributeTexts(of.language).correct}`, report(of))

/** The link on a ruling: to a new issue, or to the page of the ruling, where the text of a report is. */
export const CorrectLink = (of: Of) => {
  const texts = contributeTexts(of.language)
  const issue = issueOf(of)
  const look = 'quiet-button'
  return issue === undefined ? (
    <SiteLink href={`${permalinkPath(of.ruling.id)}#correct-${of.language}`} className={look}>
      {texts.correct}
    </SiteLink>
  ) : (
    <a href={issue} rel="external noreferrer" className={look}>
      {texts.correct}
    </a>
  )
}

/** How a ruling is corrected: its files and lines, and a report with both filled in. Needs no script. */
export const CorrectThis = (of: Of) => {
  const { ruling, site, language } = of
  const texts = contributeTexts(language)
  const issue = issueOf(of)
  return (
    <details id={`correct-${language}`} className="screen-only mt-5 border-t border-line pt-3">
      <summary className="w-fit min-h-6">{texts.title}</summary>
      <p className="mt-2 text-[0.9375rem]">{issue === undefined ? texts.about : texts.aboutRepository}</p>
      {issue !== undefined && (
        <p className="mt-2">
          <a href={issue} rel="external noreferrer">
            {texts.issue}
          </a>
        </p>
      )}
      <textarea
        id={`report-${language}`}
        readOnly
        rows={11}
        aria-label={texts.report}
        defaultValue={report(of)}
        className="mt-3 w-full rounded border border-line bg-paper p-3 font-mono text-[0.8125rem] text-ink"
      />
      <CopyText from={`report-${language}`} words={{ copy: texts.copy, copied: texts.copied, failed: texts.failed }} />
      <p className="mt-3 text-sm font-bold">{texts.files}</p>
      <ul className="font-mono text-[0.8125rem]">
        {placesOf(ruling, site).map((place) => {
          const name = `${place.file}:${place.line}`
          return (
            <li key={place.language}>
              {repository === undefined ? (
                name
              ) : (
                <a href={fileAddress(repository, place)} rel="external noreferrer">
                  {name}
                </a>
              )}
            </li>
          )
        })}
      </ul>
      <p className="mt-3 text-sm">
        <SiteLink href={guidePath(language, 'contribute')}>{texts.guide}</SiteLink> ({textsIn(language).nav.guide})
      </p>
    </details>
  )
}
