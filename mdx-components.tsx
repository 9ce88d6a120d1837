import type { MDXComponents } from 'mdx/types'

/** What the hand-written guide pages are drawn with: plain elements, which the class `prose` styles. */
const components: MDXComponents = {}

export const useMDXComponents = (): MDXComponents => components
