'use client'

import { games, rulingKinds, rulingStatuses } from '@/lib/content/vocabulary'
import type { Facets } from '@/lib/search/search'
import type { SearchWords } from './words'

type Props = { readonly facets: Facets; readonly words: SearchWords; readonly onChange: (facets: Facets) => void }

/** Game, kind, status and dates, by which the results are narrowed. */
export const FacetChoices = ({ facets, words, onChange }: Props) => {
  const groups = [
    ['games', words.game, games, words.games],
    ['kinds', words.kind, rulingKinds, words.kinds],
    ['statuses', words.status, rulingStatuses, words.statuses],
  ] as const
  return (
    <details
      className="mt-4 rounded-lg border border-line bg-surface p-3"
      open={Object.values(facets).some((value) => value.length > 0)}
    >
      <summary className="font-bold">{words.narrow}</summary>
      <div className="mt-2 flex flex-col gap-3">
        {groups.map(([key, legend, values, names]) => (
          <fieldset key={key} className="flex flex-wrap gap-x-4">
            <legend className="text-sm font-bold">{legend}</legend>
            {values.map((value) => {
              const chosen = (facets[key] ?? []) as readonly string[]
              return (
                <label key={value} className="flex min-h-8 items-center gap-1.5 text-sm">
                  <input
                    type="checkbox"
                    className="accent-accent"
                    checked={chosen.includes(value)}
                    onChange={({ target }) =>
                      onChange({
                        ...facets,
                        [key]: target.checked ? [...chosen, value] : chosen.filter((one) => one !== value),
                      })
                    }
                  />
                  {names[value]}
                </label>
              )
            })}
          </fieldset>
        ))}
        <fieldset className="flex flex-wrap gap-x-4 gap-y-1">
          <legend className="text-sm font-bold">{words.dates}</legend>
          {(['from', 'to'] as const).map((end) => (
            <label key={end} className="flex min-h-8 items-center gap-1.5 text-sm">
              {words[end]}
              <input
                type="date"
                className="rounded border border-line bg-paper px-2 text-ink"
                value={facets[end] ?? ''}
                onChange={({ target }) => {
                  const { [end]: _, ...rest } = facets
                  onChange(target.value === '' ? rest : { ...rest, [end]: target.value })
                }}
              />
            </label>
          ))}
        </fieldset>
      </div>
    </details>
  )
}
