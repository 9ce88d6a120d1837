import {
  activate,
  branch,
  deciding,
  down,
  grave,
  hand,
  mine,
  no,
  position,
  t,
  yes,
  type YugiohExample,
} from './writing'

export const ygoCostSendToGy: YugiohExample = {
  id: 'ygo-cost-send-to-gy',
  title: t('裏側のモンスターを墓地へ送るコスト', 'A face-down monster sent to the Graveyard as a cost'),
  text: t(
    '《戦線復活の代償》のコストに裏側守備表示の通常モンスターを使おうとする。',
    'You try to pay for Symbols of Duty with a face-down Normal Monster.',
  ),
  start: position(
    mine('wolf', 'gene-warped-warwolf', down),
    mine('duty', 'symbols-of-duty', hand),
    mine('dragon', 'luster-dragon', grave),
  ),
  steps: [
    no(
      activate('duty', { targets: ['dragon'], cost: ['wolf'] }),
      'リリース以外のコストなので、裏側では通常モンスターとして扱えない。',
      'The cost is no Tribute, so face-down it does not count as a Normal Monster.',
      ['ygo-fd-21', 'ygo-fd-29'],
    ),
  ],
  branches: [
    branch(
      'then',
      t('できるとされた時期', 'At a time when it was allowed'),
      0,
      [
        deciding(
          yes(
            activate('duty', { targets: ['dragon'], cost: ['wolf'] }),
            '裁定が揺れていた時期には、できるとされたことがある。',
            'There was a time when it was allowed.',
            ['ygo-fd-28'],
            { 'wolf.zone': 'graveyard' },
          ),
        ),
      ],
      { era: 'undated-cost' },
    ),
  ],
}
