import {
  branch,
  castFaceDown,
  cloaked,
  deciding,
  down,
  goes,
  hand,
  lands,
  look,
  mine,
  no,
  position,
  t,
  theirs,
  yes,
  type MagicExample,
} from './writing'

const both = [mine('first', 'runeclaw-bear', cloaked), theirs('other', 'defenestrated-phantom', down('disguise'))]

export const mtgWhoMayLook: MagicExample = {
  id: 'mtg-who-may-look',
  title: t('裏向きのカードを見てよいのは誰か', 'Who may look at face-down cards'),
  text: t(
    'どちらのプレイヤーにも裏向きのパーマネントがある。自分は裏向きの呪文も唱える。誰がどれを見てよいか。',
    'Both players control face-down permanents, and you cast a face-down spell as well. Who may look at which?',
  ),
  start: position(both, mine('whipcorder', 'whipcorder', hand), lands('plains', 3)),
  steps: [
    yes(
      look('first'),
      '自分がコントロールしているものは、いつでも見てよい。',
      'At what you control you may look at any time.',
      ['mtg-cloak-09', 'mtg-cr-708.5'],
    ),
    no(look('other'), '相手がコントロールしているものは見られない。', 'At what the opponent controls you may not.', [
      'mtg-cloak-09',
      'mtg-cr-708.5',
    ]),
    no(look('first', 'opponent'), '相手も、自分のものを見られない。', 'Nor may the opponent look at yours.', [
      'mtg-cloak-09',
    ]),
    yes(
      castFaceDown('whipcorder'),
      '変異を持つカードを裏向きに唱える。',
      'You cast a card with morph face down.',
      ['mtg-cr-702.37c'],
      { 'n1.zone': 'stack' },
    ),
    yes(look('n1'), '自分の裏向きの呪文も見てよい。', 'At your own face-down spell you may look too.', [
      'mtg-cloak-09',
    ]),
    no(look('n1', 'opponent'), '相手は見られない。', 'The opponent may not.', ['mtg-cloak-09']),
    goes(['mtg-cr-708.3'], { 'n1.zone': 'battlefield', 'n1.knownToOpponent': false, 'n1.known': true }),
  ],
  branches: [
    branch(
      'lens',
      t('見ることを認める効果', 'An effect that lets you look'),
      0,
      [
        deciding(
          yes(
            look('other'),
            '《鮮明のレンズ》が認めるので、相手の裏向きのクリーチャーも見てよい。',
            "Lens of Clarity lets you look at the opponent's face-down creatures.",
            ['mtg-cloak-09'],
            {
              'other.known': true,
            },
          ),
        ),
      ],
      { start: position(both, mine('lens', 'lens-of-clarity')) },
    ),
    branch(
      'controlled',
      t('オーナーとコントローラーが違う', 'Owner and controller differ'),
      0,
      [
        deciding(
          yes(look('other'), 'コントロールしているのは自分なので、見てよい。', 'You control it, so you may look.', [
            'mtg-cloak-09',
          ]),
        ),
        no(
          look('other', 'opponent'),
          'オーナーでも、コントロールしていなければ見られない。',
          'Its owner does not control it and may not look.',
          ['mtg-cloak-09'],
        ),
      ],
      { start: position(theirs('other', 'runeclaw-bear', down('cloak', { controller: 'player' }))) },
    ),
    branch(
      'exile',
      t('追放された裏向きのカード', 'A face-down card in exile'),
      0,
      [
        no(
          look('first'),
          'スタックと戦場のほかでは、この決まりでは見られない。',
          'Outside the stack and the battlefield this rule lets nobody look.',
          ['mtg-cr-708.5'],
        ),
      ],
      { start: position(mine('first', 'runeclaw-bear', { zone: 'exile', down: 'effect' })) },
    ),
  ],
}
