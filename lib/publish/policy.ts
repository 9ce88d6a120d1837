import { createHash } from 'node:crypto'

const script = /<script\b((?:[^>"]|"[^"]*")*)>([\s\S]*?)<\/script>/g
const charset = /<meta charset="utf-8"\s*\/?>/i

/** Whether a script element of that type runs; data such as JSON-LD does not. */
const runs = (attributes: string) => {
  const type = /\btype="([^"]*)"/.exec(attributes)?.[1]
  return type === undefined || type === '' || type === 'module' || type === 'text/javascript'
}

/** The scripts that stand in a page itself, as the browser hashes them. */
export const inlineScripts = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(script)]
      .filter(([, attributes]) => runs(attributes!) && !/\bsrc="/.test(attributes!))
      .map(([, , text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`),
  ),
]

/**
 * The content security policy of a page: nothing from elsewhere, no script but the site's files and those that stand
 * in the page by their hashes. Style attributes are allowed: boards are laid out with them.
 */
export const policyFor = (html: string): string =>
  [
    `default-src 'none'`,
    [`script-src 'self'`, ...inlineScripts(html)].join(' '),
    `style-src 'self'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:`,
    `connect-src 'self'`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ].join('; ')

/** The page with its policy in it, before anything that it rules over. Throws where it has no place or one already. */
export const withPolicy = (html: string): string => {
  if (html.includes('http-equiv="Content-Security-Policy"')) throw new Error('The page has a policy already')
  if (!charset.test(html)) throw new Error('The page names no charset, after which its policy would stand')
  return html.replace(
    charset,
    (meta) => `${meta}<meta http-equiv="Content-Security-Policy" content="${policyFor(html)}"/>`,
  )
}
