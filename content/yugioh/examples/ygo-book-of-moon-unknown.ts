import { activate, branch, goes, hand, mine, no, position, t, theirs, yes, type YugiohExample } from './writing'

export const ygoBookOfMoonUnknown: YugiohExample = {
  id: 'ygo-book-of-moon-unknown',
  title: t('全員が見たモンスターが裏側になったら', 'A monster that everybody saw is turned face-down'),
  text: t(
    '攻撃力2800のドラゴン族を《月の書》で裏側守備表示にする。カードは全員が知っている。',
    'A Dragon with 2800 ATK is turned face-down by Book of Moon. Everybody knows the card.',
  ),
  start: position(
    theirs('dragon', 'red-eyes-darkness-metal-dragon'),
    mine('moon', 'book-of-moon', hand),
    mine('hunt', 'sample-dragon-hunt', hand),
    mine('rain', 'sample-heavy-rain', hand),
  ),
  steps: [
    yes(activate('moon', { targets: ['dragon'] }), '《月の書》を発動する。', 'Book of Moon is activated.'),
    goes(['ygo-bp-27'], { 'dragon.stance': 'face-down-defense' }),
    no(
      activate('hunt', { targets: ['dragon'] }),
      'ドラゴン族であることはもう分からない。',
      'That it is a Dragon can no longer be told.',
      ['ygo-fd-11', 'ygo-fd-12'],
    ),
    no(
      activate('rain'),
      '攻撃力も不明なので、破壊するモンスターがいない。',
      'Its ATK is unknown too: there is nothing to destroy.',
      ['ygo-rule-no-effect'],
      { 'dragon.zone': 'monster' },
    ),
  ],
  branches: [
    branch('without-book-race', t('《月の書》なし：ドラゴン族を破壊', 'Without Book of Moon: destroy a Dragon'), 0, [
      yes(
        activate('hunt', { targets: ['dragon'] }),
        '表側のドラゴン族なので選べる。',
        'It is a face-up Dragon and can be selected.',
      ),
      goes([], { 'dragon.zone': 'graveyard' }),
    ]),
    branch(
      'without-book-atk',
      t('《月の書》なし：攻撃力2000以上を破壊', 'Without Book of Moon: destroy 2000 ATK or more'),
      0,
      [
        yes(activate('rain'), '攻撃力2800なので破壊される。', 'With 2800 ATK it is destroyed.'),
        goes([], { 'dragon.zone': 'graveyard' }),
      ],
    ),
  ],
}
