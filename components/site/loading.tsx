import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'

type LoadingProps<T> = {
  /** What is loaded: another id is loaded anew. */
  readonly id: string
  /** A promise that is rejected counts as not loaded. */
  readonly load: () => Promise<T>
  readonly texts: { readonly loading: string; readonly failed: string; readonly retry: string }
  readonly children: (loaded: T) => ReactNode
}

/** Draws what has to be loaded first; says so while it loads, and offers another try if it could not be loaded. */
export const Loading = <T,>({ id, load, texts, children }: LoadingProps<T>) => {
  const [tries, setTries] = useState(0)
  const attempt = `${tries} ${id}`
  const [ended, setEnded] = useState<{ readonly attempt: string; readonly loaded?: { readonly value: T } }>()
  const begin = useEffectEvent(load)
  useEffect(() => {
    let wanted = true
    begin().then(
      (value) => wanted && setEnded({ attempt, loaded: { value } }),
      () => wanted && setEnded({ attempt }),
    )
    return () => void (wanted = false)
  }, [attempt])
  if (ended?.attempt !== attempt) return <p role="status">{texts.loading}</p>
  if (ended.loaded) return children(ended.loaded.value)
  return (
    <p role="alert">
      {texts.failed}{' '}
      <button type="button" className="quiet-button" onClick={() => setTries((now) => now + 1)}>
        {texts.retry}
      </button>
    </p>
  )
}
