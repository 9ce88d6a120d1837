import {
  attack,
  branch,
  deciding,
  down,
  inPhase,
  mine,
  no,
  on,
  position,
  t,
  theirs,
  yes,
  type YugiohExample,
} from './writing'

export const ygoCyberTutu: YugiohExample = {
  id: 'ygo-cyber-tutu',
  title: t('「全て」に裏側は入るか', 'Is a face-down monster one of “all”?'),
  text: t(
    '《サイバー・チュチュ》は、相手のモンスターの攻撃力が全て自身より高ければ直接攻撃できる。',
    'Cyber Tutu may attack directly while all monsters of the opponent have higher ATK.',
  ),
  start: inPhase(
    'battle',
    position(mine('tutu', 'cyber-tutu'), theirs('first', 'gladiator-beast-bestiari'), theirs('second', 'worm-xex')),
  ),
  steps: [
    deciding(
      yes(
        attack('tutu'),
        '攻撃力1500と1800。全て高いので直接攻撃できる。',
        '1500 and 1800 ATK: all are higher, so it may attack directly.',
      ),
    ),
    on({ 'opponent.lp': 7000 }),
  ],
  branches: [
    branch(
      'one-down',
      t('1体が裏側', 'One is face-down'),
      0,
      [
        no(
          attack('tutu'),
          '裏側の攻撃力は不明なので、全てが高いとは言えない。',
          'Its ATK is unknown, so not all can be said to be higher.',
          ['ygo-fd-13'],
        ),
      ],
      {
        start: inPhase(
          'battle',
          position(
            mine('tutu', 'cyber-tutu'),
            theirs('first', 'gladiator-beast-bestiari'),
            theirs('second', 'worm-xex', down),
          ),
        ),
      },
    ),
    branch(
      'all-down',
      t('全て裏側', 'All are face-down'),
      0,
      [
        no(attack('tutu'), '1体でも裏側なら適用されない。', 'With even one face-down it does not apply.', [
          'ygo-fd-13',
        ]),
      ],
      {
        start: inPhase(
          'battle',
          position(
            mine('tutu', 'cyber-tutu'),
            theirs('first', 'gladiator-beast-bestiari', down),
            theirs('second', 'worm-xex', down),
          ),
        ),
      },
    ),
    branch(
      'one-lower',
      t('1体の攻撃力が800', 'One has 800 ATK'),
      0,
      [no(attack('tutu'), '攻撃力の低いモンスターがいる。', 'One monster has lower ATK.', ['ygo-rule-text'])],
      {
        start: inPhase(
          'battle',
          position(mine('tutu', 'cyber-tutu'), theirs('first', 'mystical-elf'), theirs('second', 'worm-xex')),
        ),
      },
    ),
    branch(
      'no-monster',
      t('相手にモンスターがいない', 'No monster there'),
      0,
      [yes(attack('tutu'), 'ふつうの直接攻撃。', 'An ordinary direct attack.'), on({ 'opponent.lp': 7000 })],
      {
        start: inPhase('battle', position(mine('tutu', 'cyber-tutu'))),
      },
    ),
  ],
}
