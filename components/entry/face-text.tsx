import type { ReactNode } from 'react'
import { textsIn } from '@/lib/interface/texts'
import { Ruby } from '../site/ruby'
import { entryOf, type Context } from './context'

/** What one face of a double-faced card does, under the name of the face. */
export const FaceText = ({ site, language, entry, n, children }: Context & { n: number; children?: ReactNode }) => {
  const card = entry === undefined ? undefined : entryOf(site, entry)?.data.card
  const face = card !== undefined && 'faces' in card ? card.faces[n - 1] : undefined
  const name = face?.names.ja
  return (
    <section className="rounded-lg border border-line bg-surface p-4">
      <p className="text-sm text-muted">{textsIn(language).card.face(n)}</p>
      {name !== undefined && (
        <p className="mb-2 font-bold" lang="ja">
          {language === 'ja' && face?.reading !== undefined ? <Ruby text={name} reading={face.reading} first /> : name}
          {language === 'en' && face?.names.en !== undefined && (
            <span lang="en" className="font-normal text-muted">
              {' '}
              {face.names.en}
            </span>
          )}
        </p>
      )}
      <div className="prose">{children}</div>
    </section>
  )
}
