import {
  branch,
  cast,
  cloaked,
  deciding,
  goes,
  hand,
  lands,
  mine,
  no,
  on,
  position,
  t,
  turnUp,
  yes,
  type MagicExample,
} from './writing'

const under = (card: string) =>
  position(
    mine('first', card, cloaked),
    mine('mauler', 'sagu-mauler'),
    mine('equation', 'augmenter-pugilist', hand),
    lands('island', 6),
    lands('forest', 4),
    lands('plains', 1),
  )

export const mtgTurnUpCopyEffects: MagicExample = {
  id: 'mtg-turn-up-copy-effects',
  title: t('コピー効果がかかっている偽装されたカード', 'A cloaked card under a copy effect'),
  text: t(
    '《残響方程式》で、偽装されているパーマネントが《サグのやっかいもの》のコピーになる。何を支払えば表向きになり、表向きになると何になるか。',
    'Echoing Equation makes a cloaked permanent a copy of Sagu Mauler. What has to be paid to turn it up, and what is it then?',
  ),
  start: under('runeclaw-bear'),
  steps: [
    yes(cast('equation', { face: 1, targets: ['mauler'] }), '《残響方程式》を唱える。', 'You cast Echoing Equation.'),
    goes(['mtg-cr-707.2', 'mtg-cr-708.10'], { 'first.power': 2, 'first.name': '', 'first.ward': '{2}' }),
    deciding(
      yes(
        turnUp('first'),
        'コピー効果は無視する。カードは《ルーン爪の熊》なので、支払うのは{1}{G}である。表向きになるとコピーした値になる。',
        'The copy effect is ignored: the card is Runeclaw Bear, so {1}{G} is paid. Once face up it has the copied values.',
        ['mtg-cloak-05', 'mtg-cr-701.58b', 'mtg-cr-708.8'],
        { 'first.face': 'front', 'first.name': 'Sagu Mauler', 'first.power': 6, 'first.hexproof': true },
      ),
    ),
  ],
  branches: [
    branch(
      'not-a-creature',
      t('カードはインスタント', 'The card is an instant'),
      2,
      [
        no(
          turnUp('first'),
          'クリーチャーのコピーになっていても、カードがクリーチャー・カードでなければ表向きにできない。',
          'It is a copy of a creature, but the card itself is no creature card and cannot be turned up.',
          ['mtg-cloak-05', 'mtg-cr-701.58b'],
        ),
      ],
      { start: under('giant-growth') },
    ),
    branch('morph', t('コピーした変異のコストで', 'For the morph cost that it copied'), 2, [
      deciding(
        yes(
          turnUp('first', 'morph'),
          '変異コストは、表向きだったなら持つものを見る。コピー効果も数えるので、{3}{G}{U}で表向きにできる。',
          'The morph cost is the one that it would have face up, copy effects included: {3}{G}{U} turns it up.',
          ['mtg-cloak-06', 'mtg-cr-701.58c', 'mtg-cr-702.37e'],
          { 'first.face': 'front', 'first.name': 'Sagu Mauler' },
        ),
      ),
    ]),
    branch(
      'morph-lost',
      t('カードの変異はコピーで失われる', 'The morph of the card is lost by the copy'),
      2,
      [
        no(
          turnUp('first', 'morph'),
          'カードは変異{W}を持つが、表向きになれば変異を持たないコピーになる。変異では表向きにできない。',
          'The card has morph {W}, but face up it would be a copy without morph. Morph cannot turn it up.',
          ['mtg-cr-702.37e'],
        ),
      ],
      {
        start: position(
          mine('first', 'whipcorder', cloaked),
          mine('mauler', 'runeclaw-bear'),
          mine('equation', 'augmenter-pugilist', hand),
          lands('island', 6),
          lands('plains', 1),
        ),
      },
    ),
    branch(
      'type-change',
      t('タイプを変える効果', 'A type-changing effect'),
      0,
      [
        deciding(
          yes(
            turnUp('first'),
            '《月への封印》で土地になっていても、カードはクリーチャー・カードである。表向きになったあとも、オーラがある間は土地である。',
            'Imprisoned in the Moon makes it a land, but the card is a creature card. Face up it is still a land while the Aura stays.',
            ['mtg-cloak-05', 'mtg-cloak-07'],
            { 'first.face': 'front', 'first.types': ['Land'], 'first.name': 'Runeclaw Bear', 'moon.attached': 'first' },
          ),
        ),
      ],
      {
        start: position(
          mine('first', 'runeclaw-bear', cloaked),
          mine('moon', 'imprisoned-in-the-moon', on('first')),
          lands('forest', 2),
        ),
      },
    ),
  ],
}
