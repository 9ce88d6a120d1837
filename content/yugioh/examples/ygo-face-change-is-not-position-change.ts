import {
  activate,
  attack,
  branch,
  change,
  deciding,
  defense,
  down,
  goes,
  hand,
  mine,
  nextPhase,
  position,
  resolve,
  t,
  theirs,
  yes,
  zone,
  type YugiohExample,
} from './writing'

export const ygoFaceChangeIsNotPositionChange: YugiohExample = {
  id: 'ygo-face-change-is-not-position-change',
  title: t('表裏だけの変更', 'A change of face alone'),
  text: t(
    '《Ｄ・フィールド》は、モンスターの表示形式が変更される度にカウンターを置く。',
    'Morphtronic Map gets a counter each time the battle position of a monster is changed.',
  ),
  start: position(
    mine('elf', 'mystical-elf', defense),
    mine('map', 'morphtronic-map', zone('field')),
    mine('moon', 'book-of-moon', hand),
    theirs('hidden', 'big-shield-gardna', down),
    mine('dragon', 'luster-dragon'),
  ),
  steps: [
    deciding(yes(activate('moon', { targets: ['elf'] }), '《月の書》を発動する。', 'Book of Moon is activated.')),
    goes(['ygo-bp-08', 'ygo-bp-19'], { 'map.counters': 0 }),
    nextPhase('battle'),
    yes(attack('dragon', 'hidden'), '裏側守備表示のモンスターを攻撃する。', 'A face-down monster is attacked.'),
    yes(
      resolve,
      'ダメージステップで表側守備表示になる。表示形式の変更ではない。',
      'It is flipped in the Damage Step: that is no change of battle position.',
      ['ygo-bp-09', 'ygo-bp-19'],
      { 'map.counters': 0, 'hidden.stance': 'face-up-defense' },
    ),
  ],
  branches: [
    branch('attack-to-defense', t('攻撃表示から守備表示', 'Attack to Defense'), 0, [
      deciding(
        yes(
          change('dragon'),
          '表側攻撃表示から表側守備表示へ。カウンターが置かれる。',
          'Face-up Attack to face-up Defense: a counter is placed.',
          ['ygo-bp-05', 'ygo-bp-08'],
          { 'map.counters': 1 },
        ),
      ),
    ]),
    branch('attack-to-face-down', t('表側攻撃表示から裏側守備表示', 'Face-up Attack to face-down Defense'), 0, [
      yes(
        activate('moon', { targets: ['dragon'] }),
        '《月の書》で裏側守備表示にする。',
        'Book of Moon turns it face-down.',
      ),
      deciding(
        yes(
          resolve,
          '攻撃表示が守備表示になったので表示形式の変更である。裏側になったモンスターで誘発するかは、出典では定まらない。ここでは誘発させない。',
          'Attack became Defense, which is a change of position. Whether such an effect is met by a monster now face-down our sources do not settle; here it is left out.',
          ['ygo-bp-08'],
          { 'map.counters': 0 },
        ),
      ),
    ]),
  ],
}
