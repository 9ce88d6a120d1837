import {
  activate,
  branch,
  deciding,
  down,
  goes,
  hand,
  mine,
  position,
  set,
  t,
  theirs,
  yes,
  type YugiohExample,
} from './writing'

export const ygoBanishedForATime: YugiohExample = {
  id: 'ygo-banished-for-a-time',
  title: t('裏側のまま一時的に除外される', 'Banished for a time, face-down'),
  text: t('裏側守備表示のモンスターが一時的に除外される。', 'A face-down monster is banished for a time.'),
  start: position(
    mine('elf', 'celtic-guardian'),
    theirs('hidden', 'luster-dragon', down),
    mine('gate', 'different-dimension-gate', hand),
    theirs('typhoon', 'mystical-space-typhoon', set),
  ),
  steps: [
    yes(
      activate('gate', { targets: ['elf', 'hidden'] }),
      '《異次元隔離マシーン》で1体ずつ除外する。',
      'Different Dimension Gate banishes one monster on each side.',
    ),
    deciding(goes(['ygo-fd-51'], { 'hidden.zone': 'banished', 'hidden.face': 'down', 'elf.face': 'up' })),
  ],
  branches: [
    branch('comes-back', t('装置が破壊される', 'The machine is destroyed'), 2, [
      yes(
        activate('typhoon', { targets: ['gate'] }, 'opponent'),
        '《異次元隔離マシーン》が破壊される。',
        'Different Dimension Gate is destroyed.',
      ),
      deciding(goes(['ygo-fd-51'], { 'hidden.stance': 'face-down-defense', 'elf.stance': 'face-up-attack' })),
    ]),
  ],
}
