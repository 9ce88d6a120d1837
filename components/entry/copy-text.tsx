'use client'

import { useEffect, useState } from 'react'

type CopyTextProps = {
  /** The id of the field whose text is copied. */
  readonly from: string
  readonly words: { readonly copy: string; readonly copied: string; readonly failed: string }
}

/** Copies the text of a field. An address that names a folded part opens it. */
export const CopyText = ({ from, words }: CopyTextProps) => {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const open = () => {
      const details = document.getElementById(from)?.closest('details')
      if (details && location.hash === `#${details.id}`) details.open = true
    }
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [from])
  const copy = async () => {
    const text = document.querySelector<HTMLTextAreaElement>(`#${from}`)?.value ?? ''
    setSaid(
      await navigator.clipboard.writeText(text).then(
        () => words.copied,
        () => words.failed,
      ),
    )
  }
  return (
    <p className="needs-script mt-1 flex flex-wrap items-center gap-3">
      <button type="button" className="quiet-button" onClick={() => void copy()}>
        {words.copy}
      </button>
      <output className="text-sm">{said}</output>
    </p>
  )
}
