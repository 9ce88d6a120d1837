import { groupBy } from '@/lib/group-by'
import { Fragment } from 'react'
import { mainLine } from '@/lib/engine'
import type { Firing } from '@/lib/play'
import type { Site } from '@/lib/content/site'
import type { EntryKey } from '@/lib/content/names'
import type { Language } from '@/lib/content/vocabulary'
import { trustTexts } from '@/lib/interface/trust-texts'
import { basePath } from '../site/base-path'
import { entryPath } from '../site/paths'
import { exampleHome } from './homes'
import { stepPlace } from './paths'
import type { PlayedExample } from './played'

type FiringListProps = {
  readonly firings: readonly Firing[]
  readonly examples: ReadonlyMap<string, PlayedExample>
  readonly site: Site
  readonly language: Language
  /** The entry on whose page this stands. */
  readonly entry?: EntryKey | undefined
}

/** The steps at which a ruling decides, by example, each a link that opens it there. */
export const FiringList = ({ firings, examples, site, language, entry }: FiringListProps) => {
  const texts = trustTexts(language)
  return (
    <ul className="list-none space-y-1 pl-0 text-[0.875rem]">
      {[...groupBy(firings, (firing) => firing.example)].map(([id, steps]) => {
        const { example, tree } = examples.get(id)!
        const home = exampleHome(site, id, entry)
        const page = home === undefined || home === entry ? '' : `${basePath}${entryPath(language, home)}`
        return (
          <li key={id}>
            {example.title[language]}
            {language === 'ja' ? '：' : ': '}
            {steps.map(({ line, step, verdict }, i) => (
              <Fragment key={`${line} ${step}`}>
                {i > 0 && (language === 'ja' ? '、' : ', ')}
                <a href={`${page}#${stepPlace(id, line, step)}`}>
                  {line !== mainLine && `${tree.lines.find((one) => one.id === line)!.title[language]} `}
                  {texts.step(step)} {verdict === 'done' ? '○' : '×'}
                </a>
              </Fragment>
            ))}
          </li>
        )
      })}
    </ul>
  )
}
