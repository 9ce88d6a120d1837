import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getSite } from '@/lib/content'
import { builtFiles, isPage, pagePath } from '@/lib/publish/files'
import { withPolicy } from '@/lib/publish/policy'
import { robots, sitemapOf } from '@/lib/publish/sitemap'
import { basePath } from '@/lib/site-address'
import { headersFile } from './headers.mjs'

/** What is made from the built pages, after `next build`: their policies, the sitemap and the headers file. */
const folder = 'out'
const write = (file: string, content: string | Uint8Array) => writeFileSync(join(folder, file), content)

const site = getSite()
const pages = builtFiles(folder).filter((file) => file.endsWith('.html'))
for (const page of pages) write(page, withPolicy(readFileSync(join(folder, page), 'utf8')))

write('sitemap.xml', sitemapOf(pages.filter(isPage).map(pagePath), site))
write('robots.txt', robots())
write('_headers', headersFile(basePath))
console.log(`${pages.length} pages have their policy`)
