import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Resvg, renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import type { Site } from '../../content/site'
import { languages } from '../../content/vocabulary'
import { entryPicture, homePicture, rulingPicture } from './draw'
import { fontFamily, fontFiles } from './font'

/** How many pictures are drawn at a time, each in a thread of its own. */
const atOnce = 4

/** The pictures that stand for pages in previews of links: path below `og/`, and the drawing. */
const picturesOf = (site: Site): [path: string, svg: string][] => [
  ...languages.map((language): [string, string] => [`${language}.png`, homePicture(language)]),
  ...languages.flatMap((language) =>
    [...site.entries.values()].map((entry): [string, string] => [
      `${language}/${entry.key}.png`,
      entryPicture(entry, language),
    ]),
  ),
  ...[...site.rulings.values()].map((ruling): [string, string] => [`r/${ruling.id}.png`, rulingPicture(ruling, site)]),
]

/** As a PNG of few colours: a third of the size, and the drawings have no more. */
const smallPng = ({ pixels, width, height }: { pixels: Buffer; width: number; height: number }) =>
  sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ palette: true, colours: 16, effort: 1, dither: 0 })
    .toBuffer()

/**
 * Draws the pictures into `folder`. What was drawn once is in `cache` by the hash of its drawing; what is not needed
 * any more is taken out of it.
 */
export const drawPictures = async (site: Site, folder: string, cache: string): Promise<string> => {
  mkdirSync(cache, { recursive: true })
  const font = { loadSystemFonts: false, fontFiles: fontFiles(join(cache, 'fonts')), defaultFontFamily: fontFamily }
  const needed = new Set<string>()
  const queue = picturesOf(site).map(([path, svg]) => {
    const kept = `${createHash('sha256').update(svg).digest('hex').slice(0, 24)}.png`
    needed.add(kept)
    return { path, svg, kept: join(cache, kept) }
  })
  const all = queue.length
  let drawn = 0
  const work = async () => {
    for (let picture = queue.pop(); picture !== undefined; picture = queue.pop()) {
      const { path, svg, kept } = picture
      if (!existsSync(kept)) {
        writeFileSync(kept, await smallPng(await renderAsync(svg, { font })))
        drawn++
      }
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      copyFileSync(kept, join(folder, path))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  for (const name of readdirSync(cache)) if (name.endsWith('.png') && !needed.has(name)) rmSync(join(cache, name))
  return `${all}, ${drawn} of them new`
}

/** The icon as PNG in the sizes that devices ask for; a maskable one has its ground to the edge, a fifth of it around. */
export const drawIcons = (svgFile: string, folder: string): number => {
  const icon = readFileSync(svgFile, 'utf8')
  const inner = icon.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
  const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#fbfaf6"/><g transform="translate(12.8 12.8) scale(0.6)">${inner}</g></svg>`
  const apple = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#fbfaf6"/><g transform="translate(6.4 6.4) scale(0.8)">${inner}</g></svg>`
  const icons: [name: string, svg: string, size: number][] = [
    ...[192, 512].flatMap((size): [string, string, number][] => [
      [`any-${size}`, icon, size],
      [`maskable-${size}`, maskable, size],
    ]),
    ['apple-touch-icon', apple, 180],
  ]
  mkdirSync(folder, { recursive: true })
  for (const [name, svg, size] of icons)
    writeFileSync(
      join(folder, `${name}.png`),
      new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng(),
    )
  return icons.length
}
