'use client'

import { useEffect, useState } from 'react'
import { addressVersion } from '@/lib/engine/address'

type PlaceCheckProps = {
  /** The examples of this page. */
  readonly examples: readonly string[]
  readonly words: { readonly lost: string; readonly version: string; readonly example: string }
}

/** Says so when the address names a place that no example of the page can open. */
export const PlaceCheck = ({ examples, words }: PlaceCheckProps) => {
  const [wrong, setWrong] = useState<'version' | 'example'>()
  useEffect(() => {
    const check = () => {
      const [version = '', example = ''] = location.hash.slice(1).split('~')
      const isPlace = /^\d+$/.test(version) && location.hash.includes('~')
      setWrong(
        !isPlace
          ? undefined
          : !examples.includes(example)
            ? 'example'
            : version !== String(addressVersion)
              ? 'version'
              : undefined,
      )
    }
    check()
    addEventListener('hashchange', check)
    return () => removeEventListener('hashchange', check)
  }, [examples])
  return (
    wrong && (
      <p role="alert" className="mb-4 rounded border-l-4 border-warn bg-warn-soft px-3 py-2">
        {words.lost}
        {words[wrong]}
      </p>
    )
  )
}
