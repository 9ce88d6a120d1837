import {
  branch,
  cast,
  deciding,
  face,
  hand,
  hyperspatial,
  mana,
  mine,
  no,
  position,
  t,
  theirTurn,
  theirs,
  yes,
  type DuelMastersExample,
} from './writing'

export const dmFacesOutsideBattleZone: DuelMastersExample = {
  id: 'dm-faces-outside-battle-zone',
  title: t('バトルゾーンの外での面', 'Faces outside the battle zone'),
  text: t(
    '超次元ゾーンに《時空の火焔ボルシャック・ドラゴン》（もう一方の面は《勝利の覚醒者ボルシャック・メビウス》）がある。',
    'Bolshack Dragon of the Temporal Blaze, whose other face is Bolshack Möbius, Victorious Awakener, lies in the hyperspatial zone.',
  ),
  start: position(
    mine('bolshack', 'temporal-blaze-bolshack', hyperspatial),
    mine('hole', 'hole-bolshack', hand),
    mine('call', 'sample-call-awakener', hand),
    ...mana(5, 'cocco-lupia'),
  ),
  steps: [
    deciding(
      yes(
        cast('hole', [[], ['bolshack']]),
        'コスト7以下の火のサイキック・クリーチャーとして、コスト7の面で呼び出す。',
        'As a Fire Psychic Creature of cost 7 or less, it is called by the face that costs 7.',
        [],
        { 'bolshack.zone': 'battle', 'bolshack.face': 1 },
      ),
    ),
  ],
  branches: [
    branch('by-name', t('名前で呼び出す', 'Called by its name'), 0, [
      deciding(
        yes(
          cast('call', [['bolshack']]),
          '名前に「覚醒者」とあるサイキック・クリーチャーとして、もう一方の面で呼び出す。（ルールの文面は、サイキックについてこれを定めていない。）',
          'As a Psychic Creature with ‘Awakener’ in its name, it is called by the other face. (The words of the rules do not say so for Psychic cards.)',
          ['dm-flip-34'],
          { 'bolshack.zone': 'battle', 'bolshack.face': 2 },
        ),
      ),
    ]),
    branch(
      'no-face-fits',
      t('どの面も条件に合わない', 'No face fits'),
      0,
      [
        no(
          cast('call', [['janus']]),
          'どちらの面の名前にも「覚醒者」がない。',
          'Neither face has ‘Awakener’ in its name.',
          ['dm-rule-choose'],
        ),
      ],
      {
        start: position(
          mine('janus', 'shinkai-janus', hyperspatial),
          mine('bolshack', 'temporal-blaze-bolshack', hyperspatial),
          mine('call', 'sample-call-awakener', hand),
          ...mana(5, 'cocco-lupia'),
        ),
      },
    ),
    branch(
      'forbidden',
      t('禁断のカードはすべての面を見る', 'Of a forbidden card all faces are read'),
      0,
      [
        deciding(
          yes(
            cast('terror', [['dokindam']], 'opponent'),
            '《伝説の禁断 ドキンダムX》が墓地へ行く。バトルゾーンの外では両方の面の能力を見るので、持ち主は負ける。',
            'Dokindam X goes to the graveyard. Outside the battle zone the abilities of both faces are read: its owner loses.',
            ['dm-flip-35', 'dm-rule-604.4'],
            { 'dokindam.zone': 'graveyard', winner: 'opponent' },
          ),
        ),
      ],
      {
        start: theirTurn(
          position(
            mine('dokindam', 'forbidden-sealed-x', face(2)),
            theirs('terror', 'demon-hand', hand),
            ...mana(6, 'yamino-dobel', 'opponent'),
          ),
        ),
      },
    ),
  ],
}
