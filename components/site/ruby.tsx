import { toHiragana } from '@/lib/content/order'

type RubyProps = {
  /** As printed. */
  readonly text: string
  /** The whole of it in kana. */
  readonly reading: string
  /** The first mention on the page: shown unless the reader wants none. */
  readonly first?: boolean
}

/** A word of up to so many characters keeps together with its reading at the end of a line. */
const unbroken = 8

/**
 * A word with its reading: one reading a word, so that finding in the page still works.
 * Kana that both begin or end with stand outside of it; a word in kana gets none.
 */
export const Ruby = ({ text, reading, first = false }: RubyProps) => {
  const same = (a: string | undefined, b: string | undefined) =>
    a !== undefined &&
    b !== undefined &&
    /[\p{Script=Hiragana}\p{Script=Katakana}ー・]/u.test(a) &&
    toHiragana(a) === toHiragana(b)
  const t = [...text]
  const r = [...reading]
  let start = 0
  while (start < t.length && same(t[start], r[start])) start++
  let end = 0
  while (end < Math.min(t.length, r.length) - start && same(t.at(-1 - end), r.at(-1 - end))) end++
  const core = t.slice(start, t.length - end).join('')
  const over = r.slice(start, r.length - end).join('')
  if (core === '' || over === '' || !/\p{Script=Han}/u.test(core)) return text
  return (
    <>
      {t.slice(0, start).join('')}
      <ruby className={core.length <= unbroken ? undefined : 'breaks'} {...(first ? { 'data-first': '' } : {})}>
        {core}
        <rp>（</rp>
        <rt>{over}</rt>
        <rp>）</rp>
      </ruby>
      {t.slice(t.length - end).join('')}
    </>
  )
}
