import {
  attack,
  branch,
  deciding,
  decline,
  goOn,
  inStep,
  mine,
  on,
  position,
  proceed,
  resolve,
  shields,
  t,
  yes,
  type DuelMastersExample,
} from './writing'

const start = inStep(
  'attack',
  position(
    mine('bolshack', 'bolshack-dragon'),
    mine('sword', 'protoheart', on('bolshack')),
    mine('guard', 'sample-wakeful'),
    ...shields(5),
  ),
)

const firstAttack = [
  yes(
    attack('bolshack'),
    '《銀河剣 プロトハート》を装備したクリーチャーで攻撃する。',
    'The creature equipped with Protoheart attacks.',
    [],
    {
      'bolshack.tapped': true,
      waiting: ['sword.rise'],
    },
  ),
  yes(
    resolve('sword', 'rise'),
    '各ターンはじめてタップした時、アンタップする。',
    'The first time it is tapped each turn, it untaps.',
    ['dm-flip-04'],
    { 'bolshack.tapped': false },
  ),
  yes(proceed(), 'シールドを2枚ブレイクする。', 'Two shields are broken.'),
  yes(decline('opponent'), '相手は何も使わない。', 'The opponent uses nothing.'),
]

export const dmProtoheart: DuelMastersExample = {
  id: 'dm-protoheart',
  title: t('2度攻撃して龍解する', 'Two attacks, then dragon release'),
  text: t(
    '《銀河剣 プロトハート》を装備したクリーチャーが、1ターンに2度攻撃する。自分の場には、両面カードのクリーチャーがアンタップすると引く見本「目覚めの番人」がいる。',
    'The creature equipped with Protoheart attacks twice in one turn. A sample creature of yours draws a card when a double-faced creature of yours untaps.',
  ),
  start,
  steps: [
    ...firstAttack,
    yes(
      attack('bolshack'),
      'もう一度攻撃する。今度はアンタップしない。',
      'It attacks again, and this time it does not untap.',
      [],
      {
        'bolshack.tapped': true,
        waiting: [],
      },
    ),
    yes(proceed(), 'シールドをブレイクする。', 'Shields are broken.'),
    yes(decline('opponent'), '相手は何も使わない。', 'The opponent uses nothing.'),
    goOn('ターンの終わり。龍解の能力が誘発する。', 'The end of the turn: dragon release is set off.', 'player', {
      waiting: ['sword.dragon-release'],
    }),
    deciding(
      yes(
        resolve('sword', 'dragon-release'),
        '2度攻撃したので龍解する。カードタイプが変わるので必ずアンタップしていて、「アンタップした時」は誘発しない。',
        'It attacked twice, so the sword is dragon-released. The card type changes: it is untapped, and nothing triggers on untapping.',
        ['dm-flip-04', 'dm-flip-22', 'dm-flip-23'],
        { 'sword.face': 2, 'sword.type': 'creature', 'sword.tapped': false, 'bolshack.tapped': true, waiting: [] },
      ),
    ),
  ],
  branches: [
    branch('one-attack', t('1度しか攻撃していない', 'One attack only'), 4, [
      goOn('ターンの終わり。', 'The end of the turn.', 'player', { waiting: ['sword.dragon-release'] }),
      deciding(
        yes(
          resolve('sword', 'dragon-release'),
          '条件を確かめるのは解決する時。2度攻撃していないので、龍解しない。',
          'The condition is checked as it is resolved: it did not attack twice, so there is no dragon release.',
          ['dm-flip-04', 'dm-rule-603.4'],
          { 'sword.face': 1, 'sword.on': 'bolshack' },
        ),
      ),
    ]),
  ],
}
