import {
  activate,
  branch,
  deciding,
  goes,
  grave,
  hand,
  mine,
  no,
  position,
  t,
  yes,
  type YugiohExample,
} from './writing'

export const ygoRevivalRestriction: YugiohExample = {
  id: 'ygo-revival-restriction',
  title: t('裏側になっても蘇生制限は満たしたまま', 'The revival restriction stays met'),
  text: t(
    '正しく特殊召喚されたモンスターが裏側になり、破壊されて墓地へ送られる。',
    'A properly summoned monster is turned face-down, destroyed and sent to the Graveyard.',
  ),
  start: position(
    mine('soldier', 'black-luster-soldier-envoy-of-the-beginning', {
      memory: { summon: 'special', origin: 'hand', proper: true },
    }),
    mine('moon', 'book-of-moon', hand),
    mine('doom', 'tribute-to-the-doomed', hand),
    mine('spare', 'luster-dragon', hand),
    mine('reborn', 'monster-reborn', hand),
  ),
  steps: [
    yes(activate('moon', { targets: ['soldier'] }), '《月の書》を発動する。', 'Book of Moon is activated.'),
    goes(['ygo-fd-37'], {}),
    yes(
      activate('doom', { targets: ['soldier'], cost: ['spare'] }),
      '裏側のまま破壊する。',
      'It is destroyed while face-down.',
    ),
    goes([], { 'soldier.zone': 'graveyard' }),
    deciding(
      yes(
        activate('reborn', { targets: ['soldier'] }),
        '蘇生制限は満たされている。',
        'The revival restriction was met.',
        ['ygo-fd-39'],
      ),
    ),
    goes([], { 'soldier.zone': 'monster' }),
  ],
  branches: [
    branch(
      'never',
      t('正しく特殊召喚されていない', 'Never properly summoned'),
      0,
      [
        no(
          activate('reborn', { targets: ['soldier'] }),
          '蘇生制限を満たしていない。',
          'The revival restriction is not met.',
          ['ygo-rule-revival'],
        ),
      ],
      {
        start: position(
          mine('soldier', 'black-luster-soldier-envoy-of-the-beginning', grave),
          mine('reborn', 'monster-reborn', hand),
        ),
      },
    ),
  ],
}
