import type { Inline } from '../tree'

const longest = 2000

/** `[[name]]`, `[[label>name#anchor]]`, `[[label:https://…]]`; undefined where nothing is named. */
export const link = (inner: string): Inline | undefined => {
  if (inner.length > longest) return undefined
  const address = /^(?:(.*?)[>:])?((?:https?|ftp):\/\/\S+)$/s.exec(inner)
  if (address) return { type: 'url', address: address[2]!, label: (address[1] ?? '') || address[2]! }
  const at = inner.lastIndexOf('>')
  const label = at < 0 ? undefined : inner.slice(0, at).trim()
  const target = targetOf(inner.slice(at + 1).trim())
  if (target === undefined) return undefined
  return label && label !== target ? { type: 'link', target, label } : { type: 'link', target }
}

/** What our own links cannot name is no target. */
const targetOf = (name: string): string | undefined => (name === '' || /[[\]|<>{}"`\\]/.test(name) ? undefined : name)
