type CardShapeProps = {
  readonly face: 'up' | 'down'
  /** Upright is Attack Position, or untapped; sideways is Defense Position, or tapped. */
  readonly turn?: 'upright' | 'sideways'
  /** An arrow at the top of the card, where it matters which end that is. */
  readonly top?: boolean
  readonly className?: string
}

/** A card as it lies on the table. Decoration: what it shows is said in words beside it. */
export const CardShape = ({ face, turn = 'upright', top = false, className = 'size-16' }: CardShapeProps) => (
  <svg viewBox="0 0 64 64" className={className} aria-hidden focusable={false}>
    <g transform={turn === 'sideways' ? 'rotate(-90 32 32)' : undefined}>
      <rect
        x="13"
        y="5"
        width="38"
        height="54"
        rx="3"
        className={`stroke-ink ${face === 'up' ? 'fill-surface' : 'fill-card-back'}`}
        strokeWidth="2"
      />
      {face === 'up' ? (
        <>
          <rect x="18" y="10" width="28" height="4" className="fill-muted" />
          <rect x="18" y="18" width="28" height="20" className="fill-accent-soft stroke-line" />
          <rect x="18" y="43" width="28" height="2.5" className="fill-line" />
          <rect x="18" y="49" width="20" height="2.5" className="fill-line" />
        </>
      ) : (
        <ellipse cx="32" cy="32" rx="11" ry="16" className="fill-none stroke-paper" strokeWidth="3" />
      )}
      {top && <path d="M26 9 32 1l6 8z" className="fill-accent" />}
    </g>
  </svg>
)
