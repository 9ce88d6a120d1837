import {
  activate,
  branch,
  deciding,
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

export const ygoTokensAndLinks: YugiohExample = {
  id: 'ygo-tokens-and-links',
  title: t('裏側にならないモンスター', 'Monsters that are never face-down'),
  text: t('相手の場にトークンとリンクモンスターだけがいる。', 'The opponent controls a Token and a Link Monster only.'),
  start: position(
    theirs('token', 'sample-token'),
    theirs('spider', 'link-spider'),
    mine('moon', 'book-of-moon', hand),
    mine('eclipse', 'book-of-eclipse', hand),
  ),
  steps: [
    no(activate('moon', { targets: ['token'] }), 'トークンには裏側表示がない。', 'A Token has no face-down position.', [
      'ygo-fd-46',
      'ygo-fd-47',
    ]),
    no(activate('moon', { targets: ['spider'] }), 'リンクモンスターにもない。', 'Nor has a Link Monster.', [
      'ygo-fd-46',
      'ygo-fd-47',
    ]),
    no(activate('eclipse'), '《皆既日蝕の書》も空撃ちになる。', 'Book of Eclipse would be without effect.', [
      'ygo-fd-47',
    ]),
  ],
  branches: [
    branch(
      'moon-on-another',
      t('ふつうのモンスターもいる：《月の書》', 'With an ordinary monster: Book of Moon'),
      0,
      [
        deciding(
          yes(
            activate('moon', { targets: ['elf'] }),
            'ふつうのモンスターは対象にできる。',
            'An ordinary monster can be targeted.',
          ),
        ),
        goes([], { 'elf.stance': 'face-down-defense' }),
      ],
      {
        start: position(
          theirs('token', 'sample-token'),
          theirs('spider', 'link-spider'),
          theirs('elf', 'celtic-guardian'),
          mine('moon', 'book-of-moon', hand),
          mine('eclipse', 'book-of-eclipse', hand),
        ),
      },
    ),
    branch(
      'eclipse-with-another',
      t('ふつうのモンスターもいる：《皆既日蝕の書》', 'With an ordinary monster: Book of Eclipse'),
      0,
      [
        yes(activate('eclipse'), '発動できる。', 'It can be activated.'),
        deciding(
          goes(['ygo-fd-46'], {
            'elf.stance': 'face-down-defense',
            'token.stance': 'face-up-attack',
            'spider.stance': 'face-up-attack',
          }),
        ),
      ],
      {
        start: position(
          theirs('token', 'sample-token'),
          theirs('spider', 'link-spider'),
          theirs('elf', 'celtic-guardian'),
          mine('eclipse', 'book-of-eclipse', hand),
        ),
      },
    ),
  ],
}
