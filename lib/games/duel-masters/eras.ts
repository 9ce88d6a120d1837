import { holds, words, type Era, type Law } from '../../engine'

/** The rules as they stood, today's first. Only what our source dates is told apart (dm-flip-22 to dm-flip-25). */
export const eras = [
  { id: 'now', title: words('2016年9月13日から（現在）', 'from 13 September 2016 (today)'), from: '2016-09-13' },
  {
    id: '2016-06',
    title: words('2016年6月から2016年9月12日まで', 'from June 2016 to 12 September 2016'),
    from: '2016-06',
    until: '2016-09-13',
    note: words(
      '6月の何日からかは出典にない。出典が違いを伝えるのは、フォートレスが龍解するときの向きだけである',
      'The source gives no day in June. It tells of one difference only: how a fortress lies when it is dragon-released',
    ),
  },
  {
    id: 'before-2016-06',
    title: words('2016年6月より前', 'before June 2016'),
    until: '2016-06',
    note: words(
      '6月の何日までかは出典にない。出典が違いを伝えるのは、ウエポンとフォートレスが龍解するときの向きだけである',
      'The source gives no day in June. It tells only of how a weapon or a fortress lies when it is dragon-released',
    ),
  },
] as const satisfies readonly Era[]

/** A ruling that was superseded decides in its own time, and now only if what came in its place is taken out. */
export function heldThen(law: Law, ruling: string, lasted: readonly string[], supersededBy: string): boolean {
  return holds(law, ruling) && (lasted.includes(law.era) || !holds(law, supersededBy))
}
