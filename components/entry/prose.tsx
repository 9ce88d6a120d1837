import type { RootContent } from 'mdast'
import type { Context } from './context'
import { draw } from './draw'
import { vocabulary } from './vocabulary'

type ProseProps = Context & { readonly content: readonly RootContent[] }

/** A part of an entry's text, with the components that authors may use. */
export const Prose = ({ content, ...context }: ProseProps) => draw(content, vocabulary(context))
