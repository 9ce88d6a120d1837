import { words, type Era } from '../../engine'

/** Today, and two times of which the source says that rulings differed, without dates (ygo-fd-28). */
export const eras: readonly Era[] = [
  { id: 'now', title: words('現在', 'today') },
  {
    id: 'undated-cost',
    title: words(
      '裏側でも墓地へ送るコストにできた時期',
      'when a face-down monster could pay by being sent to the Graveyard',
    ),
    note: words('出典に日付はない', 'The source gives no dates'),
  },
  {
    id: 'undated-material',
    title: words('裏側の剣闘獣を素材にできなかった時期', 'when face-down Gladiator Beasts could not be material'),
    note: words(
      '出典に日付はない。もう一つの時期と同じとも書かれていない',
      'The source gives no dates, nor does it say that both times are the same',
    ),
  },
]
