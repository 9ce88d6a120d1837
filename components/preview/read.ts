import type { Preview, PreviewFile } from './file'
import { targetOf, type Target } from './target'

const files = new Map<string, Promise<PreviewFile>>()

const fileOf = (base: string, { shelf, language }: Target): Promise<PreviewFile> => {
  const address = `${base}/previews/${shelf}.${language}.json`
  const known = files.get(address)
  if (known) return known
  const read = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`)
    return response.json() as Promise<PreviewFile>
  })
  files.set(address, read)
  // What could not be read is asked for again the next time.
  read.catch(() => files.delete(address))
  return read
}

export type Found = {
  readonly target: Target
  readonly preview: Preview
  readonly words: PreviewFile['words']
}

/** The preview of what a link leads to; undefined where there is none, or the file cannot be had. */
export const readPreview = async (link: HTMLAnchorElement, base: string): Promise<Found | undefined> => {
  const target = targetOf(link.pathname, link.hash, base)
  if (target === undefined) return undefined
  const file = await fileOf(base, target).catch(() => undefined)
  const preview = (target.anchor && file?.rulings[target.anchor]) || file?.entries[target.slug]
  return file && preview ? { target, preview, words: file.words } : undefined
}

/** A link of the text that leads to another place than it stands in. */
export const previewableLink = (element: EventTarget | null, base: string): HTMLAnchorElement | undefined => {
  const link = element instanceof Element ? element.closest<HTMLAnchorElement>('main a[href]') : null
  if (!link || link.origin !== location.origin || link.closest('[data-no-preview]')) return undefined
  const target = targetOf(link.pathname, link.hash, base)
  if (target === undefined) return undefined
  const here = link.pathname === location.pathname
  if (here && (target.anchor === undefined || !/-\d+$/.test(target.anchor) || link.closest(`[id="${target.anchor}"]`)))
    return undefined
  return link
}

/** What the boards on this page say of a card: each of its pictures has `data-entry-card` and a name. */
export const onBoards = ({ shelf, slug }: Target): string[] =>
  [...document.querySelectorAll(`[data-entry-card="${shelf}/${slug}"]`)].flatMap((card) => {
    const words = card.ariaLabel ?? card.textContent?.trim()
    return words ? [words] : []
  })
