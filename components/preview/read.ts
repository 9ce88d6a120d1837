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

/** A link of the text, or of a picture. */
export type Link = HTMLAnchorElement | SVGAElement

export const addressOf = (link: Link): URL => new URL(link.getAttribute('href') ?? '', location.href)

/** The preview of what a link leads to; undefined where there is none, or the file cannot be had. */
export const readPreview = async (link: Link, base: string): Promise<Found | undefined> => {
  const { pathname, hash } = addressOf(link)
  const target = targetOf(pathname, hash, base)
  if (target === undefined) return undefined
  const file = await fileOf(base, target).catch(() => undefined)
  const preview = (target.anchor && file?.rulings[target.anchor]) || file?.entries[target.slug]
  return file && preview ? { target, preview, words: file.words } : undefined
}

/** A link of the text that leads to another place than it stands in. */
export const previewableLink = (element: EventTarget | null, base: string): Link | undefined => {
  const link = element instanceof Element ? element.closest<Link>('main a[href]') : null
  if (!link || link.closest('[data-no-preview]')) return undefined
  const { origin, pathname, hash } = addressOf(link)
  const target = origin === location.origin ? targetOf(pathname, hash, base) : undefined
  if (target === undefined) return undefined
  const { anchor } = target
  const here = pathname === location.pathname
  if (here && (anchor === undefined || !/-\d+$/.test(anchor) || link.closest(`[id="${anchor}"]`))) return undefined
  return link
}

/**
 * What the open boards on this page say of a card: on whose side, where, and how it lies. A board names a card only where
 * its viewer knows it, so a preview tells no more than that; boards for paper are as a judge sees them.
 */
export const onBoards = (name: string): string[] =>
  [...document.querySelectorAll('.stepper .table-card')].flatMap((card) => {
    if (card.querySelector('.card-name')?.textContent !== name) return []
    const side = card.closest('.board-side')?.ariaLabel
    const zone = card.closest('.board-zone')?.querySelector('.board-zone-name')?.textContent
    return [[side, zone, card.ariaLabel].filter(Boolean).join(' / ')]
  })
