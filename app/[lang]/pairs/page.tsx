import type { Metadata } from 'next'
import { PairPage } from '@/components/pairs/pair-page'
import { alternates } from '@/components/site/alternates'
import { basePath } from '@/components/site/base-path'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { Frame } from '@/components/site/frame'
import { languageParam } from '@/components/site/params'
import { getSite } from '@/lib/content'
import type { EntryKey } from '@/lib/content/names'
import { pairsTexts } from '@/lib/interface/pairs-texts'

type Props = { readonly params: Promise<{ readonly lang: string }> }

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const language = languageParam((await params).lang)
  const { title, about } = pairsTexts(language)
  return { title, description: about, alternates: alternates(language, '/pairs') }
}

/** Pairs that show what the page can do, as far as there are such entries. */
const samples = [
  ['yugioh/soul-exchange', 'yugioh/tribute'],
  ['duel-masters/awaken', 'duel-masters/summoning-sickness'],
  ['yugioh/face-down', 'magic/cloak'],
] as const satisfies readonly (readonly [EntryKey, EntryKey])[]

const Pairs = async ({ params }: Props) => {
  const language = languageParam((await params).lang)
  const { title, about, needsScript } = pairsTexts(language)
  const { entries } = getSite()
  return (
    <Frame language={language} path="/pairs">
      <Breadcrumbs language={language} way={[{ name: title }]} />
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-3 max-w-[42rem]">{about}</p>
      <p className="without-script mt-3 max-w-[42rem] text-muted">{needsScript}</p>
      <PairPage
        language={language}
        base={basePath}
        samples={samples.filter((pair) => pair.every((key) => entries.has(key)))}
      />
    </Frame>
  )
}
export default Pairs
