import { describe, expect, it } from 'vitest'
import { inlineScripts, policyFor, withPolicy } from './policy'

const page = (body: string) => `<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body>${body}</body></html>`

describe('the policy of a page', () => {
  it('names each script in the page by the hash that browsers compute', () => {
    // The example of the CSP specification.
    expect(inlineScripts(page(`<script>alert('Hello, world.');</script>`))).toEqual([
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    ])
  })

  it('leaves out files, data, and the second of two equal scripts', () => {
    const scripts = inlineScripts(
      page(
        '<script src="/a.js"></script><script type="application/ld+json">{}</script><script id="x">1</script><script>1</script>',
      ),
    )
    expect(scripts).toHaveLength(1)
  })

  it('allows no inline script by itself, and nothing of another origin', () => {
    const policy = policyFor(page('<script>1</script>'))
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).not.toMatch(/https?:|\*/)
  })

  it('stands before everything else of the page, once', () => {
    const html = withPolicy(page('<script>1</script>'))
    expect(html).toMatch(
      /^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/,
    )
    expect(() => withPolicy(html)).toThrow('already')
  })
})
