import {
  activate,
  branch,
  change,
  deciding,
  goes,
  hand,
  mine,
  no,
  position,
  set,
  t,
  theirs,
  yes,
  type YugiohExample,
} from './writing'

export const ygoCannotChange: YugiohExample = {
  id: 'ygo-cannot-change',
  title: t('「表示形式を変更できない」の意味', 'What “cannot change its battle position” means'),
  text: t(
    '《軍神ガープ》がいる間、モンスターの表示形式は変更できない。',
    'While Gaap is on the field monsters cannot change their battle positions.',
  ),
  start: position(
    theirs('gaap', 'gaap-the-divine-soldier'),
    mine('lyla', 'lyla-lightsworn-sorceress'),
    theirs('trap', 'magic-cylinder', set),
  ),
  steps: [
    no(change('lyla'), '(a) 手での変更はできない。', '(a) It cannot be changed by hand.', ['ygo-bp-29']),
    deciding(
      yes(
        activate('lyla', { targets: ['trap'] }),
        '(a) 表示形式の変更を含む効果は発動できる。',
        '(a) An effect that includes a change of position can be activated.',
        ['ygo-bp-30'],
      ),
    ),
  ],
  branches: [
    branch(
      'cloudian',
      t('(b) 《アグレッシブ・クラウディアン》で蘇生した「雲魔物」', '(b) A Cloudian revived by Raging Cloudian'),
      0,
      [
        yes(
          change('altus'),
          '手で守備表示にすると、自身の効果で破壊される。',
          'Changed to Defense by hand it is destroyed by its own effect.',
          ['ygo-bp-05'],
          { 'altus.zone': 'graveyard' },
        ),
        yes(
          activate('rage', { targets: ['altus'] }),
          '《アグレッシブ・クラウディアン》を発動する。',
          'Raging Cloudian is activated.',
        ),
        goes(['ygo-bp-13'], { 'altus.stance': 'face-up-attack', 'altus.counters': 1 }),
        yes(
          activate('moon', { targets: ['altus'] }),
          '《月の書》の対象にはできる（公式の回答）。',
          'Book of Moon may target it (an official answer).',
        ),
        deciding(goes(['ygo-bp-31'], { 'altus.stance': 'face-up-attack' })),
      ],
      {
        start: position(
          mine('altus', 'cloudian-altus'),
          mine('rage', 'raging-cloudian', set),
          mine('moon', 'book-of-moon', hand),
        ),
      },
    ),
    branch(
      'cloudian-by-hand',
      t('(b) 後のターンに手で変更', '(b) Changed by hand in a later turn'),
      0,
      [yes(change('altus'), '手での変更は妨げられない。', 'The change by hand is not barred.', ['ygo-bp-05'])],
      {
        start: position(
          mine('altus', 'cloudian-altus', { limits: [{ noDefense: true }], memory: { summon: 'special' } }),
        ),
      },
    ),
  ],
}
