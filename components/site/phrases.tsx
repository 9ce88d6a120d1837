import { loadDefaultJapaneseParser } from 'budoux'
import { Fragment } from 'react'

const parser = loadDefaultJapaneseParser()

/** Japanese text of a heading with break opportunities between its phrases, also where the browser knows none. */
export const Phrases = ({ children }: { children: string }) => (
  <span className="phrases">
    {parser.parse(children).map((phrase, i) => (
      <Fragment key={i}>
        {i > 0 && <wbr />}
        {phrase}
      </Fragment>
    ))}
  </span>
)
