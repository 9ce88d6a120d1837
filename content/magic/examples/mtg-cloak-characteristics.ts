import {
  branch,
  cast,
  choose,
  cloaked,
  deciding,
  down,
  goes,
  hand,
  lands,
  look,
  mine,
  passes,
  payWard,
  position,
  resolve,
  t,
  theirLands,
  theirs,
  yes,
  type MagicExample,
} from './writing'

const cards = [
  mine('xenograft', 'xenograft', hand),
  mine('ixidor', 'ixidor-reality-sculptor', hand),
  lands('island', 10),
  theirs('downfall', 'heros-downfall', hand),
  theirLands('swamp', 5),
]

export const mtgCloakCharacteristics: MagicExample = {
  id: 'mtg-cloak-characteristics',
  title: t('偽装されているパーマネントの特性', 'The characteristics of a cloaked permanent'),
  text: t(
    '偽装されているパーマネントがある。裏向きのクリーチャーを+1/+1する効果と、クリーチャー・タイプを与える効果がかかると、どうなるか。',
    'You control a cloaked permanent. What is it once effects give face-down creatures +1/+1 and your creatures a creature type?',
  ),
  start: position(mine('first', 'runeclaw-bear', cloaked), ...cards),
  steps: [
    yes(
      look('first'),
      '偽装されている間は、名前もマナ・コストもクリーチャー・タイプもない、護法{2}を持つ無色の2/2である。',
      'While cloaked it is a colorless 2/2 with ward {2} and no name, mana cost or creature types.',
      ['mtg-cloak-09'],
      {
        'first.power': 2,
        'first.toughness': 2,
        'first.name': '',
        'first.types': ['Creature'],
        'first.subtypes': [],
        'first.colors': [],
        'first.ward': '{2}',
      },
    ),
    yes(cast('ixidor'), '《現実を彫る者イクシドール》を唱える。', 'You cast Ixidor, Reality Sculptor.'),
    deciding(
      yes(
        resolve,
        '裏向きのクリーチャーは+1/+1される。ほかの特性はそのままである。',
        'Face-down creatures get +1/+1. The rest stays as it was.',
        [],
        {
          'first.power': 3,
          'first.toughness': 3,
          'first.name': '',
          'first.ward': '{2}',
        },
      ),
    ),
    yes(cast('xenograft'), '《異種移植》を唱える。', 'You cast Xenograft.'),
    goes([], { choice: 'type' }),
    yes(
      choose(['Wizard']),
      'ウィザードを選ぶ。持っていなかったクリーチャー・タイプを得る。',
      'You choose Wizard: it gets a creature type that it lacked.',
      [],
      {
        'first.subtypes': ['Wizard'],
        'first.types': ['Creature'],
        'first.colors': [],
        'first.power': 3,
      },
    ),
  ],
  branches: [
    branch('ward', t('相手が対象にする', 'The opponent targets it'), 1, [
      passes(),
      deciding(
        yes(
          cast('downfall', { targets: ['first'] }, 'opponent'),
          '護法{2}が誘発する。',
          'Ward {2} triggers.',
          ['mtg-cloak-04', 'mtg-cr-702.21a'],
          {
            stack: ['downfall', 'ward'],
          },
        ),
      ),
      goes(['mtg-cr-702.21a'], { choice: 'pay' }),
      yes(
        { type: 'decline', by: 'opponent' },
        '支払わなければ打ち消される。',
        'It is not paid for, so the spell is countered.',
        ['mtg-cr-702.21a'],
        {
          'downfall.zone': 'graveyard',
          'first.zone': 'battlefield',
        },
      ),
    ]),
    branch(
      'ward-paid',
      t('護法のコストを支払う', 'The ward cost is paid'),
      4,
      [
        yes(payWard, '{2}を支払う。', 'The opponent pays {2}.', ['mtg-cr-702.21a']),
        goes(['mtg-cloak-15'], { 'first.zone': 'graveyard', revealed: ['runeclaw-bear'] }),
      ],
      { of: 'ward' },
    ),
    branch(
      'manifested',
      t('予示されていたら', 'If it were manifested'),
      1,
      [
        passes(),
        deciding(
          yes(
            cast('downfall', { targets: ['first'] }, 'opponent'),
            '予示されているものは護法を持たず、何も誘発しない。',
            'A manifested permanent has no ward, and nothing triggers.',
            [],
            {
              stack: ['downfall'],
              'first.ward': '',
            },
          ),
        ),
      ],
      { start: position(mine('first', 'runeclaw-bear', down('manifest')), ...cards) },
    ),
  ],
}
