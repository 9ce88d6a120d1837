import type { EntryText } from '@/lib/content/site'

/** The headings of an entry as a list of jumps; folded where there is little room. */
export const Contents = ({ text, title, open }: { text: EntryText; title: string; open: boolean }) => {
  if (text.headings.length === 0) return null
  return (
    <details open={open} className="screen-only mt-6 rounded-lg border border-line bg-surface px-4 py-2 lg:mt-0">
      <summary className="text-sm font-bold">{title}</summary>
      <nav aria-label={title}>
        <ol className="mt-1 pb-2 text-[0.9375rem]">
          {text.headings.map(({ id, depth, text: heading }) => (
            <li key={id} className={depth === 3 ? 'pl-4' : undefined}>
              <a href={`#${id}`} className="block py-0.5 no-underline hover:underline">
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  )
}
