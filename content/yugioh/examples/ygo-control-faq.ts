import {
  activate,
  branch,
  change,
  choose,
  deciding,
  flip,
  goes,
  grave,
  hand,
  mine,
  no,
  open,
  position,
  set,
  special,
  t,
  theirs,
  yes,
  type YugiohExample,
} from './writing'

export const ygoControlFaq: YugiohExample = {
  id: 'ygo-control-faq',
  title: t('このターンに出て、コントロールが移ったモンスター', 'It came this turn, and control of it changed'),
  text: t(
    'このターンに相手が召喚・特殊召喚したモンスターのコントロールを得た。表示形式を変更できるか。',
    'You take control of a monster that the opponent summoned this turn. May you change its position?',
  ),
  start: position(
    theirs('elf', 'celtic-guardian', {
      memory: { summon: 'special', arrived: { how: 'special', by: 'opponent', to: 'opponent' } },
    }),
    mine('heart', 'change-of-heart', hand),
  ),
  steps: [
    yes(
      activate('heart', { targets: ['elf'] }),
      '《心変わり》でコントロールを得る。',
      'Change of Heart takes control.',
    ),
    goes([], { 'elf.controller': 'player' }),
    no(change('elf'), 'このターンに出たモンスターなので変更できない。', 'It came this turn, so it cannot be changed.', [
      'ygo-bp-35',
    ]),
  ],
  branches: [
    branch(
      'shallow-grave',
      t('自分の《浅すぎた墓穴》で相手が特殊召喚', 'The opponent summoned by your The Shallow Grave'),
      0,
      [
        yes(
          activate('shallow', { effect: 'gift', targets: ['elf'] }),
          '相手が裏側守備表示で特殊召喚する。',
          'The opponent Special Summons face-down.',
        ),
        goes([], { 'elf.stance': 'face-down-defense' }),
        yes(activate('heart', { targets: ['elf'] }), 'コントロールを得る。', 'Control is taken.'),
        goes([], { 'elf.controller': 'player' }),
        no(flip('elf'), 'このターンは変更できない。', 'It cannot be changed this turn.', ['ygo-bp-36']),
      ],
      {
        start: position(
          theirs('elf', 'celtic-guardian', grave),
          mine('shallow', 'the-shallow-grave', hand),
          mine('heart', 'change-of-heart', hand),
        ),
      },
    ),
    branch(
      'lava-golem',
      t('《洗脳解除》と《溶岩魔神ラヴァ・ゴーレム》', 'Remove Brainwashing and Lava Golem'),
      0,
      [
        yes(
          special('golem', ['one', 'two']),
          '相手フィールドに特殊召喚する。',
          "It is Special Summoned to the opponent's field.",
        ),
        yes(choose('face-up-attack'), '表示形式を選ぶ。', 'The position is chosen.', ['ygo-bp-14'], {
          'golem.controller': 'player',
        }),
        no(change('golem'), 'コントロールが移っても変更できない。', 'Control came to you, but it cannot be changed.', [
          'ygo-bp-37',
        ]),
      ],
      {
        start: position(
          mine('golem', 'lava-golem', hand),
          mine('wash', 'remove-brainwashing', open),
          theirs('one', 'celtic-guardian'),
          theirs('two', 'luster-dragon'),
        ),
      },
    ),
    branch(
      'give-and-take',
      t('相手の《ギブ＆テイク》', "The opponent's Give and Take"),
      0,
      [
        yes(
          activate('give', { targets: ['elf'] }, 'opponent'),
          '相手が自分のフィールドに特殊召喚する。',
          'The opponent Special Summons to your field.',
        ),
        goes([], { 'elf.controller': 'player' }),
        no(change('elf'), 'このターンは変更できない。', 'It cannot be changed this turn.', ['ygo-bp-38']),
      ],
      { start: position(theirs('elf', 'celtic-guardian', grave), theirs('give', 'give-and-take', set)) },
    ),
    branch(
      'since-earlier',
      t('前のターンからいたモンスター', 'On the field since an earlier turn'),
      0,
      [
        yes(activate('heart', { targets: ['elf'] }), 'コントロールを得る。', 'Control is taken.'),
        goes(),
        deciding(yes(change('elf'), '前からいたので変更できる。', 'It can be changed.', ['ygo-bp-05'])),
      ],
      { start: position(theirs('elf', 'celtic-guardian'), mine('heart', 'change-of-heart', hand)) },
    ),
    branch(
      'gilasaurus',
      t('自分の《俊足のギラザウルス》で相手が特殊召喚', 'The opponent summoned by your Gilasaurus'),
      0,
      [
        yes(special('gila'), '《俊足のギラザウルス》を特殊召喚する。', 'Gilasaurus is Special Summoned.'),
        yes(choose('face-up-attack'), '攻撃表示を選ぶ。', 'Attack Position is chosen.', ['ygo-bp-12'], {
          waiting: ['gila'],
        }),
        yes(
          activate('gila', { effect: 'gift', targets: ['elf'] }),
          '相手は墓地のモンスターを特殊召喚できる。',
          'The opponent may Special Summon from their Graveyard.',
        ),
        goes([], { chooser: 'opponent' }),
        yes(choose('face-up-defense', 'opponent'), '相手が表示形式を選ぶ。', 'The opponent chooses the position.', [
          'ygo-bp-12',
        ]),
        yes(activate('heart', { targets: ['elf'] }), 'コントロールを得る。', 'Control is taken.'),
        goes([], { 'elf.controller': 'player' }),
        no(change('elf'), 'このターンは変更できない。', 'It cannot be changed this turn.', ['ygo-bp-36']),
      ],
      {
        start: position(
          mine('gila', 'gilasaurus', hand),
          theirs('elf', 'celtic-guardian', grave),
          mine('heart', 'change-of-heart', hand),
        ),
      },
    ),
    branch(
      'trojan',
      t('相手の《トロイの剣闘獣》', "The opponent's Trojan Gladiator Beast"),
      0,
      [
        yes(
          activate('trojan', { targets: ['laquari'] }, 'opponent'),
          '相手が手札の「剣闘獣」を自分のフィールドに特殊召喚する。',
          'The opponent Special Summons a Gladiator Beast from the hand to your field.',
        ),
        goes([], { chooser: 'opponent', 'laquari.controller': 'player' }),
        yes(choose('face-up-attack', 'opponent'), '相手が表示形式を選ぶ。', 'The opponent chooses the position.', [
          'ygo-bp-14',
        ]),
        no(change('laquari'), 'このターンは変更できない。', 'It cannot be changed this turn.', ['ygo-bp-38']),
      ],
      {
        start: position(
          theirs('laquari', 'gladiator-beast-laquari', hand),
          theirs('trojan', 'trojan-gladiator-beast', set),
        ),
      },
    ),
  ],
}
