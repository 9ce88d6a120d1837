import {
  activate,
  branch,
  deciding,
  down,
  flip,
  goes,
  hand,
  mine,
  position,
  summon,
  t,
  theirTurn,
  theirs,
  yes,
  zone,
  type YugiohExample,
} from './writing'

export const ygoCallOfTheHaunted: YugiohExample = {
  id: 'ygo-call-of-the-haunted',
  title: t('《リビングデッドの呼び声》と裏側', 'Call of the Haunted and face-down'),
  text: t(
    '蘇生したモンスターを裏側にした後で《リビングデッドの呼び声》を破壊する。',
    'The revived monster is turned face-down, then Call of the Haunted is destroyed.',
  ),
  start: position(
    mine('elf', 'celtic-guardian', { memory: { summon: 'special', origin: 'graveyard' } }),
    mine('call', 'call-of-the-haunted', zone('spell', { face: 'up', tie: 'elf' })),
    mine('moon', 'book-of-moon', hand),
    mine('typhoon', 'mystical-space-typhoon', hand),
    theirs('doom', 'tribute-to-the-doomed', hand),
    mine('doom-mine', 'tribute-to-the-doomed', hand),
    mine('spare', 'luster-dragon', hand),
    mine('skull', 'summoned-skull', hand),
  ),
  steps: [
    yes(activate('moon', { targets: ['elf'] }), '《月の書》を発動する。', 'Book of Moon is activated.'),
    goes(['ygo-fd-31'], { 'call.zone': 'spell' }),
    yes(
      activate('typhoon', { targets: ['call'] }),
      '《サイクロン》で《リビングデッドの呼び声》を破壊する。',
      'Mystical Space Typhoon destroys Call of the Haunted.',
    ),
    deciding(goes([], { 'call.zone': 'graveyard', 'elf.zone': 'monster' })),
  ],
  branches: [
    branch('no-book', t('裏側にせず、罠を破壊', 'Not turned; the Trap is destroyed'), 0, [
      yes(activate('typhoon', { targets: ['call'] }), '罠を破壊する。', 'The Trap is destroyed.'),
      goes([], { 'elf.zone': 'graveyard' }),
    ]),
    branch('monster-destroyed', t('裏側にせず、モンスターを破壊', 'Not turned; the monster is destroyed'), 0, [
      yes(
        activate('doom-mine', { targets: ['elf'], cost: ['spare'] }),
        'モンスターを破壊する。',
        'The monster is destroyed.',
      ),
      goes([], { 'call.zone': 'graveyard' }),
    ]),
    branch('tributed', t('裏側にせず、リリース', 'Not turned; the monster is Tributed'), 0, [
      yes(summon('skull', ['elf']), 'モンスターをリリースする。', 'The monster is Tributed.', [], {
        'call.zone': 'spell',
      }),
    ]),
    branch(
      'book-then-monster',
      t('裏側にした後、モンスターを破壊', 'Turned face-down, then the monster is destroyed'),
      2,
      [
        yes(
          activate('doom-mine', { targets: ['elf'], cost: ['spare'] }),
          '裏側のモンスターを破壊する。',
          'The face-down monster is destroyed.',
        ),
        goes([], { 'elf.zone': 'graveyard', 'call.zone': 'spell' }),
      ],
    ),
    branch(
      'banished',
      t('裏側にせず、除外される', 'Not turned; the monster is banished'),
      0,
      [
        yes(
          activate('soldier', { effect: 'banish', targets: ['elf'] }, 'opponent'),
          '相手の効果で除外される。',
          "An effect of the opponent's banishes it.",
        ),
        goes([], { 'elf.zone': 'banished', 'call.zone': 'spell' }),
      ],
      {
        start: theirTurn(
          position(
            mine('elf', 'celtic-guardian'),
            mine('call', 'call-of-the-haunted', zone('spell', { face: 'up', tie: 'elf' })),
            theirs('soldier', 'black-luster-soldier-envoy-of-the-beginning', {
              memory: { summon: 'special', proper: true },
            }),
          ),
        ),
      },
    ),
    branch(
      'returned',
      t('裏側にせず、手札に戻る', 'Not turned; the monster returns to the hand'),
      0,
      [
        yes(flip('yagan', 'opponent'), '《ワーム・ヤガン》が反転召喚される。', 'Worm Yagan is Flip Summoned.', [], {
          waiting: ['yagan'],
        }),
        yes(
          activate('yagan', { effect: 'return', targets: ['elf'] }, 'opponent'),
          '手札に戻す効果。',
          'Its effect returns a monster to the hand.',
        ),
        goes([], { 'elf.zone': 'hand', 'call.zone': 'spell' }),
      ],
      {
        start: theirTurn(
          position(
            mine('elf', 'celtic-guardian'),
            mine('call', 'call-of-the-haunted', zone('spell', { face: 'up', tie: 'elf' })),
            theirs('yagan', 'worm-yagan', down),
          ),
        ),
      },
    ),
  ],
}
