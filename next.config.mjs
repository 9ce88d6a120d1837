import createMDX from '@next/mdx'
import { siteAddress } from './scripts/site-address.mjs'

const { origin, basePath } = siteAddress()

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  agentRules: false,
  basePath,
  // What runs in the browser reads them too.
  env: { SITE_ORIGIN: origin, BASE_PATH: basePath },
  pageExtensions: ['ts', 'tsx', 'mdx'],
  // `npm test` checks the types of everything; the build does not do it again.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: import.meta.dirname },
  experimental: { globalNotFound: true },
}

// Plugins go by name: Turbopack takes no functions.
const withMDX = createMDX({
  options: {
    remarkPlugins: ['remark-gfm', 'remark-cjk-friendly'],
    rehypePlugins: ['rehype-slug'],
  },
})

export default withMDX(config)
