import { readFileSync, readdirSync } from 'node:fs'
import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { expect, test } from '@playwright/test'

const json = (path: string) => JSON.parse(readFileSync(`out${path}`, 'utf8')) as Record<string, never>

test('the data of every ruling is served, with the page that it names', async ({ request }) => {
  const { rulings } = json('/data/rulings.json') as unknown as {
    rulings: { id: string; pages: Record<'ja' | 'en', string> }[]
  }
  expect(readdirSync('out/data/rulings').toSorted()).toEqual(rulings.map(({ id }) => `${id}.json`).toSorted())
  const [{ id, pages }] = [rulings.find((ruling) => ruling.id === 'ygo-fd-22')!]
  const served = await request.get(`/data/rulings/${id}.json`)
  expect(served.headers()['content-type']).toContain('application/json')
  expect(((await served.json()) as { ruling: { id: string } }).ruling.id).toBe(id)
  expect((await request.get(new URL(pages.ja).pathname)).status()).toBe(200)
})

test('an entry names its feed, its picture and its data for search engines', async ({ page, request }) => {
  await page.goto('/ja/yugioh/face-down')
  const feed = await page.locator('link[rel="alternate"][type="application/atom+xml"]').getAttribute('href')
  expect((await request.get(new URL(feed!).pathname)).status()).toBe(200)
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  const drawn = await request.get(new URL(picture!).pathname)
  expect(drawn.headers()['content-type']).toBe('image/png')
  const bytes = await drawn.body()
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  const structured = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!) as Record<
    string,
    string
  >
  expect(structured['@type']).toBe('DefinedTerm')
  expect(structured.url).toBe(await page.locator('link[rel="canonical"]').getAttribute('href'))
})

test('a permalink of a question is a QAPage and has a picture', async ({ page, request }) => {
  await page.goto('/r/ygo-fd-56')
  const structured = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!) as {
    '@type': string
  }[]
  expect(structured.map((data) => data['@type'])).toEqual(['QAPage', 'QAPage'])
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect(picture).toContain('/og/r/ygo-fd-56.png')
  expect((await request.get(new URL(picture!).pathname)).status()).toBe(200)
})

test('the sitemap has every page, each with its other language', () => {
  const { root } = parseXml(readFileSync('out/sitemap.xml', 'utf8'))
  const urls = root!.children.filter((child) => child instanceof XmlElement)
  const places = urls.map((url) => (url.children[0] as XmlElement).text)
  const pages = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !/^(404|_not-found)/.test(file),
  )
  expect(places).toHaveLength(pages.length)
  const entry = urls.find((url) => (url.children[0] as XmlElement).text.endsWith('/ja/yugioh/face-down'))!
  expect(
    entry.children.flatMap((child) =>
      child instanceof XmlElement && child.name === 'xhtml:link' ? [child.attributes.hreflang] : [],
    ),
  ).toEqual(['ja', 'en', 'x-default'])
  expect(readFileSync('out/robots.txt', 'utf8')).toContain('/sitemap.xml')
})

test('the manifest names icons that are there', async ({ page, request }) => {
  await page.goto('/en')
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = (await (await request.get(address!)).json()) as {
    icons: { src: string }[]
    start_url: string
    lang: string
  }
  expect(manifest).toMatchObject({ lang: 'en', start_url: '/en' })
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200)
})
