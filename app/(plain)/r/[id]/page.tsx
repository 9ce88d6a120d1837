import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { CorrectThis } from '@/components/entry/correct-this'
import { Prose } from '@/components/entry/prose'
import { RulingMarks } from '@/components/entry/ruling-marks'
import { RulingRelations } from '@/components/entry/ruling-relations'
import { sharedPreview } from '@/components/site/metadata'
import { entryPath, homePath } from '@/components/site/paths'
import { StructuredData } from '@/components/site/structured-data'
import { getSite } from '@/lib/content'
import { structuredRuling } from '@/lib/data/structured'
import { textsIn } from '@/lib/interface/texts'
import { languages } from '@/lib/content/vocabulary'

type Props = { readonly params: Promise<{ readonly id: string }> }

export const dynamicParams = false
export const generateStaticParams = () => [...getSite().rulings.keys()].map((id) => ({ id }))

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { id } = await params
  const ruling = getSite().rulings.get(id)
  return {
    title: `${id} 裏表 Uraomote`,
    description: ruling?.text.ja.plain.slice(0, 120) ?? id,
    alternates: {
      canonical: `/r/${id}`,
      types: { 'application/json': `/data/rulings/${id}.json` },
    },
    openGraph: { ...sharedPreview('ja', `/og/r/${id}.png`), type: 'article' },
  }
}

/** A ruling by itself, in both languages, readable without a script. */
const Permalink = async ({ params }: Props) => {
  const { id } = await params
  const site = getSite()
  const ruling = site.rulings.get(id)
  const entry = ruling && site.entries.get(ruling.entry)
  if (ruling === undefined || entry === undefined) notFound()
  return (
    <main className="mx-auto max-w-3xl px-4 py-8">
      <StructuredData of={structuredRuling(ruling, site)} />
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <Link href={homePath('ja')} prefetch={false}>
          裏表
        </Link>
        <Link href={homePath('en')} prefetch={false} lang="en">
          Uraomote
        </Link>
      </p>
      <h1 className="mt-4 font-mono text-xl">{id}</h1>
      {languages.map((language) => (
        <article key={language} lang={language} className="mt-5 rounded-lg border border-line bg-surface p-5">
          <RulingMarks ruling={ruling} language={language} />
          <div className="prose mt-3">
            <Prose site={site} language={language} entry={entry.key} content={ruling.text[language].content} />
          </div>
          <RulingRelations ruling={ruling} site={site} language={language} />
          <p className="mt-4">
            {textsIn(language).ruling.inEntry}:{' '}
            <Link href={entryPath(language, entry.key, id)} prefetch={false} className="font-bold">
              {entry.data.names[language]}
            </Link>{' '}
            <span className="text-sm text-muted">({textsIn(language).games[entry.shelf]})</span>
          </p>
          <CorrectThis ruling={ruling} site={site} language={language} />
        </article>
      ))}
    </main>
  )
}
export default Permalink
