import type { ComponentType } from 'react'
import type { Layers } from './layers'
import type { Session } from './session'

type LayerStackProps<Drawn> = {
  readonly layers: Layers
  /** Draws one place; it is not drawn again while it is given the same. */
  readonly draw: ComponentType<Drawn & { readonly session: Session }>
  readonly given: Drawn
}

/** What is drawn of each place, one upon another; one of them is seen. */
export const LayerStack = <Drawn extends object>({ layers, draw: Draw, given }: LayerStackProps<Drawn>) => (
  <div className="layer-stack">
    {layers.sessions.map(
      (session, number) =>
        session && (
          <div
            key={number}
            className="layer"
            data-shown={number === layers.shown ? '' : undefined}
            inert={number !== layers.reached}
          >
            <Draw session={session} {...given} />
          </div>
        ),
    )}
  </div>
)
