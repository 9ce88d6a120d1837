import { mainLine } from '@/lib/engine'
import { decidingStep } from '@/lib/play'
import { exampleTexts } from '@/lib/interface/example-texts'
import { trustTexts } from '@/lib/interface/trust-texts'
import type { Ruling } from '@/lib/content/site'
import { FiringList } from '../stepper/firing-list'
import { stepPlace } from '../stepper/paths'
import { entryPath } from '../site/paths'
import { basePath } from '../site/base-path'
import { exampleHome } from '../stepper/homes'
import type { Context } from './context'

type RulingExamplesProps = Context & { readonly ruling: Ruling }

/** The examples of a ruling, each opened at the step that it decides, and whether a run of an engine bears it out. */
export const RulingExamples = ({ ruling, site, language, entry, played }: RulingExamplesProps) => {
  if (played === undefined) return null
  const { examples, firings } = played
  const texts = exampleTexts(language)
  const trust = trustTexts(language)
  const fired = firings.get(ruling.id) ?? []
  const links = ruling.examples.map((id) => {
    const firing = decidingStep(fired, id)
    const place = stepPlace(id, firing?.line ?? mainLine, firing?.step ?? 0)
    const home = exampleHome(site, id, entry) ?? ruling.entry
    return {
      id,
      title: examples.get(id)!.example.title[language],
      href: `${home === entry ? '' : `${basePath}${entryPath(language, home)}`}#${place}`,
    }
  })
  return (
    <div data-trust={fired.length > 0 ? 'verified' : 'not-modelled'}>
      {links.length > 0 && (
        <ul className="mt-3 flex list-none flex-wrap gap-2 pl-0" aria-label={texts.inExample}>
          {links.map(({ id, title, href }) => (
            <li key={id}>
              <a href={href} className="example-link" data-opens={id}>
                <span aria-hidden>▸ </span>
                {texts.inExample}
                {language === 'ja' ? '：' : ': '}
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      {fired.length > 0 ? (
        <details className="trust-list mt-2 text-[0.8125rem]">
          <summary className="text-good">
            <span aria-hidden>✓ </span>
            {trust.verified(new Set(fired.map((firing) => firing.example)).size)}
          </summary>
          <FiringList firings={fired} examples={examples} site={site} language={language} entry={entry} />
        </details>
      ) : (
        <p className="mt-2 text-[0.8125rem] text-muted">
          <span aria-hidden>– </span>
          {trust.notModelled}
        </p>
      )}
      {ruling.status === 'disputed' && <p className="mt-1 text-[0.8125rem] text-warn">？ {trust.disputed}</p>}
    </div>
  )
}
