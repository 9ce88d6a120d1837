/** Where the published site lies. The build checks both and sets them (scripts/site-address.mjs). */
export const siteOrigin = process.env.SITE_ORIGIN || 'http://localhost:3000'
export const basePath = process.env.BASE_PATH || ''

/** The full address of a path of the site, for what is read elsewhere: feeds, data, previews of links. */
export const addressOf = (path: string): string => `${siteOrigin}${basePath}${path}`
