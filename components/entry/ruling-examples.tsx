import { decidingStep } from '@/lib/play'
import { stepperTexts } from '@/lib/interface/stepper-texts'
import type { Ruling } from '@/lib/content/site'
import { stepPlace } from '../stepper/paths'
import { played } from '../stepper/played'
import { entryPath } from '../site/paths'
import { basePath } from '../site/base-path'
import { exampleHome } from '../stepper/homes'
import type { Context } from './context'

type RulingExamplesProps = Context & { readonly ruling: Ruling }

/** The examples of a ruling, each opened at the step that it decides. */
export const RulingExamples = async ({ ruling, site, language, entry }: RulingExamplesProps) => {
  const { examples, firings } = await played()
  const texts = stepperTexts(language)
  const links = ruling.examples.flatMap((id) => {
    const found = examples.get(id)
    if (!found) return []
    const firing = decidingStep(firings.get(ruling.id) ?? [], id)
    const place = stepPlace(id, firing?.line ?? 'main', firing?.step ?? 0)
    const home = exampleHome(site, id, entry)
    return [
      {
        id,
        title: found.example.title[language],
        href: `${home === entry ? '' : `${basePath}${entryPath(language, home!)}`}#${place}`,
      },
    ]
  })
  if (links.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-2" aria-label={texts.inExample}>
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
  )
}
