import {
  activate,
  attack,
  branch,
  deciding,
  flip,
  goes,
  hand,
  inPhase,
  mine,
  nextPhase,
  no,
  on,
  position,
  set,
  t,
  yes,
  type YugiohExample,
} from './writing'

export const ygoAttackedThenFaceDown: YugiohExample = {
  id: 'ygo-attacked-then-face-down',
  title: t('攻撃した後で裏側になったら', 'It attacked and is then turned face-down'),
  text: t(
    '攻撃したモンスターを裏側にする。メインフェイズ2に反転召喚できるか。',
    'A monster that attacked is turned face-down. May it be Flip Summoned in Main Phase 2?',
  ),
  start: inPhase(
    'battle',
    position(
      mine('elf', 'celtic-guardian'),
      mine('moon', 'book-of-moon', hand),
      mine('moon2', 'desert-sunlight', set),
      mine('gravity', 'zero-gravity', set),
    ),
  ),
  steps: [
    yes(attack('elf'), '直接攻撃する。', 'It attacks directly.'),
    on({ 'opponent.lp': 6600 }),
    yes(activate('moon', { targets: ['elf'] }), '《月の書》を発動する。', 'Book of Moon is activated.'),
    goes([], { 'elf.attacked': true }),
    nextPhase('main2'),
    no(flip('elf'), '攻撃宣言した事実は裏側になっても残る。', 'That it declared an attack is kept.', ['ygo-fd-43']),
  ],
  branches: [
    branch(
      'back-up',
      t('バトルフェイズ中に表側攻撃表示に戻す', 'Put back into face-up Attack in the Battle Phase'),
      4,
      [
        yes(activate('moon2'), '《砂漠の光》で表側守備表示にする。', 'Desert Sunlight turns it to face-up Defense.'),
        goes([], { 'elf.stance': 'face-up-defense' }),
        yes(activate('gravity'), '《重力解除》で攻撃表示にする。', 'Zero Gravity changes it to Attack.'),
        goes([], { 'elf.stance': 'face-up-attack' }),
        no(attack('elf'), 'もう一度は攻撃できない。', 'It cannot attack again.', ['ygo-fd-44']),
      ],
    ),
    branch(
      'did-not-attack',
      t('攻撃していないモンスター', 'It did not attack'),
      0,
      [
        yes(activate('moon', { targets: ['elf'] }), '《月の書》で裏側にする。', 'Book of Moon turns it face-down.'),
        goes(),
        deciding(
          yes(
            flip('elf'),
            '効果による変更は、手で変更する権利を使わない。',
            'A change by an effect does not use up the change by hand.',
            ['ygo-bp-26'],
          ),
        ),
      ],
      { start: position(mine('elf', 'celtic-guardian'), mine('moon', 'book-of-moon', hand)) },
    ),
  ],
}
