import {
  branch,
  cast,
  cloaked,
  deciding,
  goes,
  hand,
  lands,
  mine,
  on,
  passes,
  payWard,
  position,
  resolve,
  t,
  theirLands,
  theirs,
  turnUp,
  yes,
  type MagicExample,
} from './writing'

const attached = [mine('aura', 'heros-resolve', on('first')), mine('blade', 'ghostfire-blade', on('first'))]
const theirSpell = [theirs('downfall', 'heros-downfall', hand), ...theirLands('swamp', 5)]
const mauler = position(mine('first', 'sagu-mauler', cloaked), lands('island', 5), lands('forest', 1), theirSpell)

export const mtgSamePermanent: MagicExample = {
  id: 'mtg-same-permanent',
  title: t('表向きになっても同じパーマネント', 'Turned up, it is the same permanent'),
  text: t(
    'オーラと装備品のつけられた裏向きのクリーチャーを《巨大化》の対象にし、解決前に表向きにする。呪文とオーラと装備品はどうなるか。',
    'Giant Growth targets your face-down creature with an Aura and an Equipment on it. Before it resolves you turn the creature up. What becomes of them?',
  ),
  start: position(
    mine('first', 'runeclaw-bear', cloaked),
    attached,
    mine('growth', 'giant-growth', hand),
    lands('forest', 3),
  ),
  steps: [
    yes(
      cast('growth', { targets: ['first'] }),
      '自分の裏向きのクリーチャーを対象にする。',
      'You target your face-down creature.',
      [],
      { 'first.power': 5, 'first.toughness': 9 },
    ),
    deciding(
      yes(
        turnUp('first'),
        '特性は変わるが、同じパーマネントのままである。オーラも装備品もついたままである。',
        'Its characteristics change, but it is the same permanent. Aura and Equipment stay on it.',
        ['mtg-cloak-05', 'mtg-cloak-13'],
        { 'first.face': 'front', 'aura.attached': 'first', 'blade.attached': 'first' },
      ),
    ),
    deciding(
      yes(resolve, '呪文の対象もそのままである。', 'The spell still has its target.', [], {
        'first.power': 8,
        'first.toughness': 12,
      }),
    ),
  ],
  branches: [
    branch(
      'protection',
      t('オーラの色へのプロテクション', "Protection from the Aura's colour"),
      0,
      [
        deciding(
          yes(
            turnUp('first', 'morph'),
            '表向きになると白へのプロテクションを持つので、白のオーラは墓地に置かれる。装備品は残る。',
            'Face up it has protection from white: the white Aura is put into the graveyard, the Equipment stays.',
            ['mtg-cloak-06', 'mtg-cloak-13', 'mtg-cr-704.5m', 'mtg-cr-702.16c'],
            { 'aura.zone': 'graveyard', 'blade.attached': 'first', 'first.power': 8 },
          ),
        ),
      ],
      { start: position(mine('first', 'akroma-angel-of-fury', cloaked), attached, lands('mountain', 6)) },
    ),
    branch(
      'hexproof',
      t('表向きになると呪禁を持つ', 'Face up it has hexproof'),
      0,
      [
        passes(),
        yes(
          cast('downfall', { targets: ['first'] }, 'opponent'),
          '相手が《英雄の破滅》で対象にする。護法が誘発する。',
          "The opponent targets it with Hero's Downfall. Ward triggers.",
          ['mtg-cloak-04'],
          {
            stack: ['downfall', 'ward'],
          },
        ),
        goes(['mtg-cr-702.21a'], { choice: 'pay' }),
        yes(payWard, '相手は護法のコストを支払う。', 'The opponent pays for ward.', ['mtg-cr-702.21a']),
        yes(
          turnUp('first'),
          '優先権を得て、表向きにする。',
          'You get priority and turn it up.',
          ['mtg-cloak-05', 'mtg-cloak-13'],
          { 'first.hexproof': true },
        ),
        deciding(
          yes(
            resolve,
            '呪禁を持つので対象が不正になり、呪文は解決されない。',
            'With hexproof it is an illegal target, and the spell does not resolve.',
            ['mtg-cloak-13', 'mtg-cr-702.11b', 'mtg-cr-608.2b'],
            {
              'first.zone': 'battlefield',
              'downfall.zone': 'graveyard',
            },
          ),
        ),
      ],
      { start: mauler },
    ),
    branch(
      'in-response-to-ward',
      t('護法の誘発に対応して表向きにする', 'Turned up in response to ward'),
      2,
      [
        passes('opponent'),
        yes(
          turnUp('first'),
          '護法がスタックにある間に表向きにする。',
          'You turn it up while ward is on the stack.',
          ['mtg-cloak-05'],
          { 'first.ward': '', stack: ['downfall', 'ward'] },
        ),
        deciding(
          yes(
            resolve,
            'もう護法を持たないが、誘発した能力は解決される。',
            'It no longer has ward, but what has triggered still resolves.',
            ['mtg-cr-702.21a'],
            { choice: 'pay' },
          ),
        ),
        yes(
          { type: 'decline', by: 'opponent' },
          '支払わないので、呪文は打ち消される。',
          'It is not paid for, and the spell is countered.',
          ['mtg-cr-702.21a', 'mtg-cr-701.6a'],
          { stack: [] },
        ),
      ],
      { of: 'hexproof' },
    ),
  ],
}
