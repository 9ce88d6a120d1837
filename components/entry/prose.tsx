import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime'
import type { Root, RootContent } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { Context } from './context'
import { vocabulary } from './vocabulary'

type ProseProps = Context & { readonly content: readonly RootContent[] }

/** Draws a part of an entry's text with the components that authors may use. */
export const Prose = ({ content, ...context }: ProseProps) => {
  const root: Root = { type: 'root', children: [...content] }
  const hast = toHast(root, { passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'] })
  const components = vocabulary(context)
  // The only expression there can be is the name of a component: nothing of an entry is ever run.
  const createEvaluater = () => ({
    evaluateExpression: (expression: { readonly type: string; readonly name?: string }) => {
      const component = Object.entries(components).find(([name]) => name === expression.name)?.[1]
      if (expression.type !== 'Identifier' || component === undefined) throw new Error(`an entry holds the expression ${expression.type} ${expression.name ?? ''}, which its check should have refused`)
      return component
    },
    evaluateProgram: () => {
      throw new Error('an entry holds a program, which its check should have refused')
    },
  })
  // The names of our components are not names of HTML elements, which is all that the type knows.
  return toJsxRuntime(hast, { Fragment, jsx, jsxs, components: components as unknown as Components, createEvaluater })
}
