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
  summon,
  t,
  theirs,
  yes,
  type YugiohExample,
} from './writing'

export const ygoSoulExchange: YugiohExample = {
  id: 'ygo-soul-exchange',
  title: t('《クロス・ソウル》と裏側の相手モンスター', "Soul Exchange and the opponent's face-down monster"),
  text: t(
    '相手の裏側守備表示モンスターを、ステータスを問うリリースに使おうとする。',
    "You try to Tribute the opponent's face-down monster where a status is asked for.",
  ),
  start: position(
    theirs('worm', 'worm-linx', down),
    mine('exchange', 'soul-exchange', hand),
    mine('king', 'worm-king', hand),
    mine('own', 'worm-barses', down),
    mine('skull', 'summoned-skull', hand),
  ),
  steps: [
    yes(
      activate('exchange', { targets: ['worm'] }),
      '《クロス・ソウル》で相手モンスターを対象にする。',
      'Soul Exchange targets the monster.',
    ),
    goes([]),
    no(
      summon('king', ['worm']),
      '相手の裏側モンスターは「ワーム」としてはリリースできない。',
      "The opponent's face-down monster cannot be Tributed as a Worm.",
      ['ygo-fd-25'],
    ),
  ],
  branches: [
    branch(
      'face-up',
      t('相手モンスターが表側', 'It is face-up'),
      2,
      [
        deciding(
          yes(summon('king', ['worm']), '表側の「ワーム」なのでできる。', 'A face-up Worm will do.', [], {
            'king.stance': 'face-up-attack',
          }),
        ),
      ],
      {
        start: position(
          theirs('worm', 'worm-linx'),
          mine('exchange', 'soul-exchange', hand),
          mine('king', 'worm-king', hand),
        ),
      },
    ),
    branch('no-status', t('ステータスを問わないリリース', 'A Tribute that asks for no status'), 2, [
      deciding(
        yes(
          summon('skull', ['worm']),
          'ステータスを問わないので裏側でもリリースできる。',
          'No status is asked for, so face-down will do.',
        ),
      ),
    ]),
    branch('own-worm', t('自分の裏側「ワーム」を使う', 'Using your own face-down Worm'), 2, [
      no(
        summon('king', ['own']),
        '対象の相手モンスターをリリースしなければならない。',
        'The targeted monster is the one that must be Tributed.',
        ['ygo-rule-text'],
      ),
    ]),
    branch('without', t('《クロス・ソウル》なし', 'Without Soul Exchange'), 0, [
      deciding(
        yes(summon('king', ['own']), '自分の裏側モンスターならできる。', 'With your own face-down monster it works.', [
          'ygo-fd-22',
        ]),
      ),
    ]),
    branch(
      'cost',
      t('コストのリリース', 'A Tribute as a cost'),
      2,
      [
        no(
          activate('king', { effect: 'break', targets: ['wolf'], cost: ['worm'] }),
          '「ワーム」のリリースをコストにする効果にも使えない。',
          'Nor does it pay a cost that asks for a Worm.',
          ['ygo-fd-25'],
        ),
      ],
      {
        start: position(
          theirs('worm', 'worm-linx', down),
          theirs('wolf', 'gene-warped-warwolf'),
          mine('king', 'worm-king'),
          mine('exchange', 'soul-exchange', hand),
        ),
      },
    ),
  ],
}
