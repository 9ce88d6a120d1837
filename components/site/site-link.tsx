import type { ComponentProps } from 'react'
import { basePath } from './base-path'

type SiteLinkProps = ComponentProps<'a'> & { readonly href: string }

/** A link to a page of the site, by its path without the base path. It is plain HTML: `SoftLinks` listens for all at once. */
export const SiteLink = ({ href, children, ...rest }: SiteLinkProps) => (
  <a href={`${basePath}${href}`} {...rest}>
    {children}
  </a>
)
