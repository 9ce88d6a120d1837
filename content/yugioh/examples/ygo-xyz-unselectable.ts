import {
  activate,
  branch,
  deciding,
  down,
  goes,
  hand,
  mine,
  no,
  position,
  t,
  theirs,
  yes,
  type YugiohExample,
} from './writing'

export const ygoXyzUnselectable: YugiohExample = {
  id: 'ygo-xyz-unselectable',
  title: t('裏側のエクシーズモンスターを選べるか', 'May a face-down Xyz Monster be selected?'),
  text: t(
    '相手の場に表側と裏側のエクシーズモンスターが1体ずついる。エクシーズモンスターを選んで破壊する効果を使う。',
    'The opponent controls a face-up and a face-down Xyz Monster. Your effect selects an Xyz Monster and destroys it.',
  ),
  start: position(
    theirs('pearl', 'gem-knight-pearl'),
    theirs('hidden', 'gem-knight-pearl', down),
    mine('storm', 'galaxy-storm', hand),
    mine('doom', 'tribute-to-the-doomed', hand),
    mine('spare', 'celtic-guardian', hand),
  ),
  steps: [
    no(
      activate('storm', { targets: ['hidden'] }),
      '裏側では、エクシーズモンスターかどうかも分からない。',
      'Face-down it cannot be told to be an Xyz Monster.',
      ['ygo-fd-05'],
    ),
    yes(activate('storm', { targets: ['pearl'] }), '表側なら選べる。', 'The face-up one can be selected.'),
    goes([], { 'pearl.zone': 'graveyard', 'hidden.zone': 'monster' }),
  ],
  branches: [
    branch(
      'both-down',
      t('どちらも裏側', 'Both face-down'),
      0,
      [
        no(
          activate('storm', { targets: ['pearl'] }),
          '選べるモンスターがなく、発動もできない。',
          'Nothing can be selected, so it cannot be activated at all.',
          ['ygo-fd-05', 'ygo-rule-no-effect'],
        ),
      ],
      {
        start: position(
          theirs('pearl', 'gem-knight-pearl', down),
          theirs('hidden', 'gem-knight-pearl', down),
          mine('storm', 'galaxy-storm', hand),
        ),
      },
    ),
    branch('any-monster', t('種類を問わない破壊', 'An effect that asks for any monster'), 0, [
      deciding(
        yes(
          activate('doom', { targets: ['hidden'], cost: ['spare'] }),
          '「モンスター1体」なら裏側も選べる。',
          'Where any monster will do, the face-down one can be targeted.',
        ),
      ),
      goes([], { 'hidden.zone': 'graveyard' }),
    ]),
    branch('any-monster-up', t('種類を問わない破壊で、表側を選ぶ', 'Any monster: the face-up one'), 0, [
      yes(
        activate('doom', { targets: ['pearl'], cost: ['spare'] }),
        '表側のほうも選べる。',
        'The face-up one can be targeted as well.',
      ),
      goes([], { 'pearl.zone': 'graveyard' }),
    ]),
  ],
}
