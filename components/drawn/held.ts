/** What was drawn, by the path of its page: from the layer that draws server components to the one that writes HTML. */
const shared = globalThis as { uraomoteDrawn?: Map<string, string> }
const held = (shared.uraomoteDrawn ??= new Map<string, string>())

export const holdDrawn = (page: string, html: string) => held.set(page, html)
/** In the browser nothing is held: what was drawn is in the page. */
export const drawnOf = (page: string): string => held.get(page) ?? ''
