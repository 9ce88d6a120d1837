import {
  activate,
  branch,
  change,
  deciding,
  down,
  flip,
  goes,
  inPhase,
  mine,
  no,
  position,
  set,
  stance,
  t,
  yes,
  type YugiohExample,
} from './writing'

export const ygoManualChange: YugiohExample = {
  id: 'ygo-manual-change',
  title: t('表示形式を手で変更できるか', 'May its position be changed by hand?'),
  text: t(
    'このターンに何があったかで、手で変更できるかが決まる。',
    'What happened to a monster this turn decides whether it may be changed by hand.',
  ),
  start: position(mine('elf', 'celtic-guardian'), mine('hidden', 'luster-dragon', down)),
  steps: [
    deciding(
      yes(
        change('elf'),
        '何もなければ、表側攻撃表示は表側守備表示になる。裏側にはならない。',
        'With no history, face-up Attack goes to face-up Defense, never to face-down.',
        ['ygo-bp-05', 'ygo-bp-25'],
        { 'elf.stance': 'face-up-defense', 'elf.changed': true },
      ),
    ),
    no(change('elf'), '1ターンに1度だけ。', 'Once a turn only.', ['ygo-bp-21']),
    no(change('hidden'), '裏側守備表示からは反転召喚だけ。', 'From face-down Defense there is only the Flip Summon.', [
      'ygo-bp-26',
    ]),
    yes(flip('hidden'), '反転召喚して表側攻撃表示にする。', 'It is Flip Summoned to face-up Attack.', ['ygo-bp-26'], {
      'hidden.stance': 'face-up-attack',
    }),
  ],
  branches: [
    branch(
      'changed',
      t('すでに手で変更した', 'Changed by hand already'),
      0,
      [no(change('elf'), 'このターンは変更できない。', 'It cannot be changed this turn.', ['ygo-bp-21'])],
      { start: position(mine('elf', 'celtic-guardian', stance('face-up-attack', { memory: { changed: true } }))) },
    ),
    branch(
      'normal',
      t('このターンに召喚した', 'Normal Summoned this turn'),
      0,
      [no(change('elf'), 'このターンは変更できない。', 'It cannot be changed this turn.', ['ygo-bp-03', 'ygo-bp-22'])],
      {
        start: position(
          mine(
            'elf',
            'celtic-guardian',
            stance('face-up-attack', {
              memory: { summon: 'normal', arrived: { how: 'normal', by: 'player', to: 'player' } },
            }),
          ),
        ),
      },
    ),
    branch(
      'set-now',
      t('このターンにセットした', 'Set this turn'),
      0,
      [no(flip('elf'), 'このターンは変更できない。', 'It cannot be changed this turn.', ['ygo-bp-22'])],
      {
        start: position(
          mine(
            'elf',
            'celtic-guardian',
            stance('face-down-defense', {
              memory: { summon: 'set', arrived: { how: 'set', by: 'player', to: 'player' } },
            }),
          ),
        ),
      },
    ),
    branch(
      'special',
      t('このターンに特殊召喚した', 'Special Summoned this turn'),
      0,
      [no(change('elf'), 'このターンは変更できない。', 'It cannot be changed this turn.', ['ygo-bp-03', 'ygo-bp-22'])],
      {
        start: position(
          mine(
            'elf',
            'celtic-guardian',
            stance('face-up-attack', {
              memory: { summon: 'special', arrived: { how: 'special', by: 'player', to: 'player' } },
            }),
          ),
        ),
      },
    ),
    branch(
      'attacked',
      t('攻撃した（メインフェイズ2）', 'Attacked (Main Phase 2)'),
      0,
      [no(change('elf'), 'このターンは変更できない。', 'It cannot be changed this turn.', ['ygo-bp-04', 'ygo-bp-24'])],
      {
        start: inPhase(
          'main2',
          position(mine('elf', 'celtic-guardian', stance('face-up-attack', { memory: { attacked: true } }))),
        ),
      },
    ),
    branch(
      'wrong-time',
      t('バトルフェイズ', 'In the Battle Phase'),
      0,
      [no(change('elf'), '自分のメインフェイズだけ。', 'In your own Main Phase only.', ['ygo-bp-02', 'ygo-bp-20'])],
      { start: inPhase('battle', position(mine('elf', 'celtic-guardian'))) },
    ),
    branch(
      'by-effect',
      t('効果で変更された', 'Changed by an effect'),
      0,
      [
        yes(activate('gravity'), '《重力解除》で守備表示になる。', 'Zero Gravity changes it to Defense.'),
        goes(['ygo-bp-15'], { 'elf.stance': 'face-up-defense', 'elf.changed': false }),
        deciding(
          yes(
            change('elf'),
            '効果による変更は手での変更を使わない。',
            'A change by an effect does not use up the change by hand.',
            ['ygo-bp-05'],
          ),
        ),
      ],
      { start: position(mine('elf', 'celtic-guardian'), mine('gravity', 'zero-gravity', set)) },
    ),
    branch('flipped', t('このターンに反転召喚した', 'Flip Summoned this turn'), 4, [
      no(
        change('hidden'),
        '反転召喚も表示形式の変更なので、もう変更できない。',
        'A Flip Summon is a change as well: it cannot be changed again.',
        ['ygo-bp-21', 'ygo-bp-22'],
      ),
    ]),
  ],
}
