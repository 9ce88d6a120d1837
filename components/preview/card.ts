import type { Preview, PreviewFile } from './file'

type Made<K extends keyof HTMLElementTagNameMap> = HTMLElementTagNameMap[K]

/** An element with a class, its text, and what stands in it. */
const make = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  ...inside: readonly (Node | string)[]
): Made<K> => {
  const element = document.createElement(name)
  if (className !== '') element.className = className
  element.append(...inside)
  return element
}

export type Card = {
  readonly element: HTMLElement
  readonly pin: HTMLButtonElement
  readonly close: HTMLButtonElement
}

let made = 0

type Shown = {
  readonly preview: Preview
  readonly words: PreviewFile['words']
  readonly language: 'ja' | 'en'
  readonly href: string
  /** Where the card lies on a board of this page, in the words of that board. */
  readonly onBoard: readonly string[]
}

/** The preview as elements: a dialog that is not modal, so that the page stays usable beside it. */
export const drawCard = ({ preview, words, language, href, onBoard }: Shown): Card => {
  const name = make('a', 'preview-name', preview.name)
  name.href = href
  name.id = `preview-${++made}-name`
  const other = make('span', 'preview-other', preview.other ?? '')
  other.lang = language === 'ja' ? 'en' : 'ja'
  const reading = make('span', 'preview-other', preview.reading ?? '')
  reading.lang = 'ja'
  const shape = make('span', 'preview-card-shape')
  shape.dataset.face = preview.lies?.face
  shape.dataset.turn = preview.lies?.turn
  const text = make('p', 'preview-text', preview.text)
  const board = make('p', 'preview-board', make('strong', '', words.onBoard), ` ${onBoard.join('; ')}`)
  const pin = make('button', 'quiet-button', words.pin)
  const close = make('button', 'quiet-button', words.close)
  pin.type = close.type = 'button'

  const element = make(
    'div',
    'preview',
    make('p', 'preview-marks', ...preview.marks.map((mark) => make('span', 'chip', mark))),
    make(
      'p',
      'preview-names',
      ...[name, ...(preview.reading ? [reading] : []), ...(preview.other ? [other] : [])].flatMap((part) => [
        part,
        ' ',
      ]),
    ),
    make('div', 'preview-body', ...(preview.lies ? [shape] : []), text),
    ...(onBoard.length > 0 ? [board] : []),
    make('p', 'preview-buttons', pin, close),
  )
  element.id = `preview-${made}`
  element.lang = language
  element.role = 'dialog'
  element.tabIndex = -1
  element.ariaLabel = words.preview.replace('{name}', preview.name)
  return { element, pin, close }
}
