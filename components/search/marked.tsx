import type { Piece } from '@/lib/search/snippet'

/** A snippet with what was looked for marked. */
export const Marked = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, marked }, i) =>
    marked ? (
      <mark key={i} className="rounded-sm bg-warn-soft font-bold text-ink">
        {text}
      </mark>
    ) : (
      <span key={i}>{text}</span>
    ),
  )
