import type { Metadata } from 'next'
import { alternates } from '@/components/site/alternates'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { Frame } from '@/components/site/frame'
import { languageParam } from '@/components/site/params'
import { getSite } from '@/lib/content'
import { dataTextsIn } from '@/lib/interface/data-texts'
import { basePath } from '@/lib/site-address'

type Props = { readonly params: Promise<{ readonly lang: string }> }

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const language = languageParam((await params).lang)
  const texts = dataTextsIn(language)
  return { title: texts.title, description: texts.about, alternates: alternates(language, '/data') }
}

/** Where others find the rulings as data. */
const Data = async ({ params }: Props) => {
  const language = languageParam((await params).lang)
  const texts = dataTextsIn(language)
  const some = [...getSite().rulings.keys()][0]
  const files = [
    { path: '/data/rulings.json', what: texts.what.rulings, schema: '/data/rulings.schema.json' },
    { path: '/data/entries.json', what: texts.what.entries, schema: '/data/entries.schema.json' },
    ...(some === undefined
      ? []
      : [{ path: `/data/rulings/${some}.json`, what: texts.what.ruling, schema: '/data/ruling.schema.json' }]),
    { path: `/${language}/feed.xml`, what: texts.what.feed },
    { path: '/sitemap.xml', what: texts.what.sitemap },
  ]
  return (
    <Frame language={language} path="/data">
      <Breadcrumbs language={language} way={[{ name: texts.title }]} />
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="mt-3">{texts.about}</p>
      <h2 className="mt-8 mb-2 text-xl">{texts.files}</h2>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[max-content_1fr]">
        {files.map(({ path, what, schema }) => (
          <div key={path} className="contents">
            <dt>
              <a href={`${basePath}${path}`} className="font-mono text-[0.9375rem]">
                {path}
              </a>
            </dt>
            <dd className="mb-2 sm:mb-0">
              {what}
              {schema !== undefined && (
                <>
                  {' '}
                  <a href={`${basePath}${schema}`} className="text-sm">
                    {texts.schema}
                  </a>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-8 mb-2 text-xl">{texts.promise}</h2>
      <ul className="list-disc pl-6">
        {texts.promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    </Frame>
  )
}
export default Data
