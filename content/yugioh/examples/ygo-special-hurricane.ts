import {
  activate,
  branch,
  deciding,
  goes,
  hand,
  mine,
  no,
  position,
  stance,
  t,
  theirs,
  yes,
  type YugiohExample,
} from './writing'

export const ygoSpecialHurricane: YugiohExample = {
  id: 'ygo-special-hurricane',
  title: t('《スペシャルハリケーン》は裏側も破壊するか', 'Does Special Hurricane destroy a face-down monster?'),
  text: t(
    '特殊召喚された相手モンスターが裏側になっている。',
    'A Special Summoned monster of the opponent has been turned face-down.',
  ),
  start: position(
    theirs('wolf', 'gene-warped-warwolf', { memory: { summon: 'special', origin: 'hand' } }),
    mine('moon', 'book-of-moon', hand),
    mine('hurricane', 'special-hurricane', hand),
    mine('spare', 'luster-dragon', hand),
  ),
  steps: [
    yes(activate('moon', { targets: ['wolf'] }), '《月の書》を発動する。', 'Book of Moon is activated.'),
    goes(['ygo-fd-37'], {}),
    yes(
      activate('hurricane', { cost: ['spare'] }),
      '《スペシャルハリケーン》を発動する。',
      'Special Hurricane is activated.',
    ),
    deciding(goes(['ygo-fd-40'], { 'wolf.zone': 'graveyard' })),
  ],
  branches: [
    branch(
      'set',
      t('特殊召喚されていないセットモンスター', 'A Set monster that was never Special Summoned'),
      0,
      [
        no(
          activate('hurricane', { cost: ['spare'] }),
          '特殊召喚されたモンスターがいない。',
          'No monster was Special Summoned.',
          ['ygo-rule-no-effect'],
        ),
      ],
      {
        start: position(
          theirs('wolf', 'gene-warped-warwolf', stance('face-down-defense', { memory: { summon: 'set' } })),
          mine('hurricane', 'special-hurricane', hand),
          mine('spare', 'luster-dragon', hand),
        ),
      },
    ),
  ],
}
