import { useEffect, useEffectEvent } from 'react'
import { eraOn, type AnyGame } from '@/lib/engine'

/** The day that the page is read as of, if one is named: `?on=2016-06-20`. */
const dayInAddress = (): string | undefined => {
  const day = new URLSearchParams(location.search).get('on') ?? ''
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day : undefined
}

/** The era of the day that the page is read as of; absent without a day, or where no era is dated. */
export const eraOfPage = (game: AnyGame): string | undefined => {
  const day = dayInAddress()
  return day === undefined ? undefined : eraOn(game.eras, day)?.id
}

/** Follows the day that the reader picks on the page. */
export const useDay = (game: AnyGame, follow: (era: string) => void): void => {
  const onDay = useEffectEvent(() => follow(eraOfPage(game) ?? game.eras[0]!.id))
  useEffect(() => {
    addEventListener('uraomote:on', onDay)
    return () => removeEventListener('uraomote:on', onDay)
  }, [])
}
