import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime'
import type { Root, RootContent } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import type { ReactElement } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

/**
 * Draws a checked tree with the given components. The only expression that there can be in one is the name of a
 * component: nothing of an entry is ever run.
 */
export const draw = (content: readonly RootContent[], components: Readonly<Record<string, unknown>>): ReactElement => {
  const root: Root = { type: 'root', children: [...content] }
  const hast = toHast(root, { passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'] })
  const createEvaluater = () => ({
    evaluateExpression: (expression: { readonly type: string; readonly name?: string }) => {
      const name = expression.type === 'Identifier' ? expression.name : undefined
      if (name === undefined || !Object.hasOwn(components, name))
        throw new Error(
          `an entry holds the expression ${expression.type} ${name ?? ''}, which its check should have refused`,
        )
      return components[name]
    },
    evaluateProgram: () => {
      throw new Error('an entry holds a program, which its check should have refused')
    },
  })
  // The names of our components are not names of HTML elements, which is all that the type knows.
  return toJsxRuntime(hast, { Fragment, jsx, jsxs, components: components as Components, createEvaluater })
}
