import type { RootContent } from 'mdast'
import type { EntryText } from '@/lib/content/site'
import { Phrases } from '../site/phrases'
import type { Context } from './context'
import { Prose } from './prose'

/** All from the first heading on: each heading with its anchors, old ones too, and what stands under it. */
export const EntryBody = ({ text, ...context }: Context & { text: EntryText }) => {
  const sections = splitAtHeadings(text.body)
  return (
    <div className="prose">
      {sections.map((content, i) => {
        const heading = text.headings[i]
        if (heading === undefined) return null
        const Heading = heading.depth === 2 ? 'h2' : 'h3'
        return (
          <section key={heading.id} aria-labelledby={heading.id} className="space-y-4">
            {heading.anchors.map((anchor) => (
              <span key={anchor} id={anchor} />
            ))}
            <Heading id={heading.id}>
              {context.language === 'ja' ? <Phrases>{heading.text}</Phrases> : heading.text}
            </Heading>
            <Prose {...context} content={content} />
          </section>
        )
      })}
    </div>
  )
}

/** Headings are the boundaries; the heading itself is drawn from its data. */
const splitAtHeadings = (body: readonly RootContent[]): RootContent[][] => {
  const sections: RootContent[][] = []
  for (const node of body) {
    if (node.type === 'heading') sections.push([])
    else sections.at(-1)?.push(node)
  }
  return sections
}
