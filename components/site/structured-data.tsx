import type { Structured } from '@/lib/data/structured'

/** Data of schema.org in the page. It is no script that runs, so the content security policy has nothing to say to it. */
export const StructuredData = ({ of }: { of: Structured | readonly Structured[] }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: JSON.stringify(of).replaceAll('<', String.raw`\u003c`) }}
  />
)
