import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { kindsOfPages } from './pages'

/** All pages of the built site: path to HTML. */
const pages = (): Map<string, string> => {
  const found = new Map<string, string>()
  for (const file of readdirSync('out', { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.html'))
      found.set(
        `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`,
        readFileSync(join('out', file), 'utf8'),
      )
  return found
}
const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<[a-z][^>]*\\s${name}="([^"]*)"`, 'g'))].map((match) =>
    match[1]!.replaceAll('&amp;', '&'),
  )

test('every link within the site leads to a page, and to an anchor that it has', () => {
  const all = pages()
  const ids = new Map([...all].map(([path, html]) => [path, new Set(attributes(html, 'id'))]))
  const broken: string[] = []
  let checked = 0
  for (const [path, html] of all)
    for (const href of new Set(attributes(html, 'href'))) {
      if (!href.startsWith('/') && !href.startsWith('#')) continue
      if (href.startsWith('/_next/') || /\.(svg|js|css|txt|xml|json|webmanifest|png)(\?|$)/.test(href)) continue
      const url = new URL(href, `http://site${path}`)
      const target = decodeURI(url.pathname)
      checked++
      if (!all.has(target)) broken.push(`${path}: ${href} is no page`)
      // A place on the table of free play is no anchor: it holds a whole position.
      else if (/^#\d+~~/.test(url.hash) && target.endsWith('/play')) continue
      else if (url.hash !== '' && !ids.get(target)?.has(decodeURIComponent(url.hash.slice(1))))
        broken.push(`${path}: ${href} has no such anchor`)
    }
  expect(checked).toBeGreaterThan(1000)
  expect(broken).toEqual([])
})

test('no page has the same id twice', () => {
  const twice = [...pages()].flatMap(([path, html]) => {
    const ids = attributes(html, 'id')
    return [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))].map((id) => `${path}#${id}`)
  })
  expect(twice).toEqual([])
})

test('each page names its language, and the page in the other one', () => {
  for (const [path, html] of pages()) {
    const language = /^\/(ja|en)(\/|$)/.exec(path)?.[1]
    if (language === undefined) continue
    expect(html, path).toContain(`<html lang="${language}"`)
    const other = language === 'ja' ? 'en' : 'ja'
    expect(attributes(html, 'href'), path).toContain(path.replace(`/${language}`, `/${other}`))
    expect(html, path).toMatch(new RegExp(`hreflang="${other}"`, 'i'))
  }
})

for (const path of kindsOfPages)
  test(`${path} asks nothing of another origin and logs no error`, async ({ page, baseURL }) => {
    const foreign: string[] = []
    const errors: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL!) && !request.url().startsWith('data:')) foreign.push(request.url())
    })
    page.on('console', (message) => {
      // The browser itself logs that the 404 page is one.
      if (message.type() === 'error' && !(path === '/no-such-page' && message.text().includes('404')))
        errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(foreign).toEqual([])
    expect(errors).toEqual([])
  })
