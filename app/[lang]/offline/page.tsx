import type { Metadata } from 'next'
import { KeepPanel } from '@/components/offline/keep-panel'
import { NotKept } from '@/components/offline/not-kept'
import { alternates } from '@/components/site/alternates'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { Frame } from '@/components/site/frame'
import { languageParam } from '@/components/site/params'
import { offlineTextsIn } from '@/lib/interface/offline-texts'

type Props = { readonly params: Promise<{ readonly lang: string }> }

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const language = languageParam((await params).lang)
  const texts = offlineTextsIn(language)
  return { title: texts.title, description: texts.about, alternates: alternates(language, '/offline') }
}

/** How to use the site without a network; also shown in place of a page that was not kept. */
const Offline = async ({ params }: Props) => {
  const language = languageParam((await params).lang)
  const texts = offlineTextsIn(language)
  return (
    <Frame language={language} path="/offline">
      <NotKept>{texts.notKept}</NotKept>
      <Breadcrumbs language={language} way={[{ name: texts.title }]} />
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="mt-3 max-w-[42rem]">{texts.about}</p>
      <h2 className="mt-8 text-xl">{texts.everything}</h2>
      <p className="mt-2 max-w-[42rem]">{texts.everythingAbout}</p>
      <p className="without-script mt-2">{texts.needsScript}</p>
      <KeepPanel language={language} />
      <h2 className="mt-8 text-xl">{texts.install}</h2>
      <p className="mt-2 max-w-[42rem]">{texts.installAbout}</p>
    </Frame>
  )
}
export default Offline
