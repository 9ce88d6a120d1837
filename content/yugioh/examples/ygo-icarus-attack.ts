import {
  activate,
  branch,
  deciding,
  down,
  goes,
  grave,
  inPhase,
  mine,
  no,
  position,
  set,
  t,
  theirs,
  yes,
  type YugiohExample,
} from './writing'

export const ygoIcarusAttack: YugiohExample = {
  id: 'ygo-icarus-attack',
  title: t('裏側の鳥獣族をリリースする', 'Tributing a face-down Winged Beast'),
  text: t(
    '《ゴッドバードアタック》のコストに裏側守備表示の鳥獣族を使う。',
    'A face-down Winged Beast pays the cost of Icarus Attack.',
  ),
  start: position(
    mine('harpie', 'harpie-lady', down),
    mine('icarus', 'icarus-attack', set),
    theirs('one', 'celtic-guardian'),
    theirs('two', 'luster-dragon'),
  ),
  steps: [
    deciding(
      yes(
        activate('icarus', { targets: ['one', 'two'], cost: ['harpie'] }),
        'リリースなら、裏側でも実際の種族のモンスターとして扱える。',
        'For a Tribute it counts as what it really is.',
        ['ygo-fd-22', 'ygo-fd-23'],
      ),
    ),
    goes([], { 'one.zone': 'graveyard', 'two.zone': 'graveyard' }),
  ],
  branches: [
    branch(
      'no-winged-beast',
      t('鳥獣族でない裏側モンスター', 'No Winged Beast'),
      0,
      [
        no(
          activate('icarus', { targets: ['one', 'two'], cost: ['harpie'] }),
          '鳥獣族ではない。',
          'It is no Winged Beast.',
          ['ygo-rule-target'],
        ),
      ],
      {
        start: position(
          mine('harpie', 'celtic-guardian', down),
          mine('icarus', 'icarus-attack', set),
          theirs('one', 'celtic-guardian'),
          theirs('two', 'luster-dragon'),
        ),
      },
    ),
    branch(
      'sending',
      t('リリースでなく墓地へ送るコスト', 'A cost of sending instead of Tributing'),
      0,
      [
        no(
          activate('manticore', { effect: 'return', cost: ['harpie'] }),
          '墓地へ送るコストには使えない。',
          'It cannot pay by being sent to the Graveyard.',
          ['ygo-fd-21'],
        ),
      ],
      {
        start: inPhase(
          'end',
          position(mine('harpie', 'harpie-lady', down), mine('manticore', 'manticore-of-darkness', grave)),
        ),
      },
    ),
  ],
}
