import type { ReactNode } from 'react'

export type Fact = readonly [name: string, value: ReactNode]

/** Names and values side by side. */
export const FactList = ({ rows }: { rows: readonly Fact[] }) => (
  <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 text-[0.9375rem]">
    {rows.map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-muted">{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
