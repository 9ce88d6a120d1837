/**
 * The headers that a host should send, for which a static file has no place: by path below the site's root, `*` standing
 * for anything at the end. Written to `_headers` for hosts that read it, and sent by `npm start`.
 * The policy for scripts stands in each page; what a page cannot say of itself stands here.
 */
export const headers = [
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': "frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  },
  { path: '/_next/static/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { path: '/sw.js', headers: { 'Cache-Control': 'no-cache' } },
  { path: '/data/*', headers: { 'Access-Control-Allow-Origin': '*' } },
  { path: '/ja/feed.xml', headers: { 'Access-Control-Allow-Origin': '*' } },
  { path: '/en/feed.xml', headers: { 'Access-Control-Allow-Origin': '*' } },
]

/** As a `_headers` file, which Netlify, Cloudflare Pages and others read. */
export const headersFile = (basePath) =>
  headers
    .map(({ path, headers }) =>
      [`${basePath}${path}`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n') + '\n'
