/** The tree that every reader of wiki text makes. Positions count from 1, columns in UTF-16 units. */

export type Position = { readonly line: number; readonly column: number }

export type Message = Position & { readonly message: string }

/** A line of the input, or a part of one where a flattened page was cut. */
export type SourceLine = Position & { readonly text: string }

export type Inline =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'link'; readonly target: string; readonly label?: string }
  | { readonly type: 'url'; readonly address: string; readonly label: string }
  | { readonly type: 'strong' | 'emphasis' | 'delete'; readonly children: readonly Inline[] }
  | { readonly type: 'ruby'; readonly children: readonly Inline[]; readonly reading: string }
  | { readonly type: 'anchor'; readonly id: string }
  | { readonly type: 'break' }

/** A line of text in a block: its source as it stood, and what it means. */
export type TextLine = SourceLine & { readonly content: readonly Inline[] }

export type Cell = { readonly content: readonly Inline[]; readonly header: boolean }
export type Align = 'left' | 'center' | 'right' | null

/** Why something of the input is in no ruling. */
export const dropReasons = [
  'comment',
  'layout',
  'page title',
  'heading',
  'heading without text',
  'repeated heading',
  'unknown plugin',
  'block plugin',
  'region title',
  'anchor',
  'card data',
  'data of the file',
  'empty',
] as const
export type DropReason = (typeof dropReasons)[number]

/** `history`: within a region that tells how things stood before. */
type InRegion = { readonly history: boolean }

export type Block =
  | { readonly type: 'heading'; readonly depth: number; readonly ids: readonly string[]; readonly line: TextLine }
  | ({ readonly type: 'paragraph' | 'pre'; readonly lines: readonly TextLine[] } & InRegion)
  | ({ readonly type: 'quote'; readonly depth: number; readonly lines: readonly TextLine[] } & InRegion)
  | ({
      readonly type: 'item'
      readonly depth: number
      readonly ordered: boolean
      /** Of a list of definitions: the line begins with the term. */
      readonly definition: boolean
      readonly lines: readonly TextLine[]
    } & InRegion)
  | ({
      readonly type: 'table'
      readonly lines: readonly SourceLine[]
      readonly rows: readonly (readonly Cell[])[]
      readonly align: readonly Align[]
      readonly headerRows: number
    } & InRegion)
  | { readonly type: 'dropped'; readonly reason: DropReason; readonly line: SourceLine }

/** A page as read. */
export type Page = { readonly blocks: readonly Block[]; readonly warnings: readonly Message[] }

/** What a reader sees of a line. */
export const visibleText = (content: readonly Inline[]): string => {
  let text = ''
  for (const node of content) text += visible(node)
  return text
}

const visible = (node: Inline): string => {
  switch (node.type) {
    case 'text':
      return node.value
    case 'link':
      return node.label ?? node.target
    case 'url':
      return node.label
    case 'strong':
    case 'emphasis':
    case 'delete':
    case 'ruby':
      return visibleText(node.children)
    case 'anchor':
    case 'break':
      return ''
  }
}
