type Box = { readonly top: number; readonly bottom: number; readonly left: number }
type Size = { readonly width: number; readonly height: number }

/** Between the link and its preview, and between the preview and the edges of the window. */
const gap = 6
const margin = 8

/**
 * Where a preview stands: below its line of text, above it where there is more room, and never over the line itself.
 * All in pixels of the window.
 */
export const place = (line: Box, preview: Size, window: Size): { left: number; top: number; height: number } => {
  const below = window.height - line.bottom - gap - margin
  const above = line.top - gap - margin
  const under = preview.height <= below || below >= above
  const height = Math.min(preview.height, Math.max(under ? below : above, 0))
  const left = Math.max(margin, Math.min(line.left, window.width - preview.width - margin))
  return { left, top: under ? line.bottom + gap : line.top - gap - height, height }
}
