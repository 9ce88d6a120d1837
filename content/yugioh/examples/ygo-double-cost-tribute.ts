import { branch, deciding, down, hand, mine, no, position, summon, t, yes, type YugiohExample } from './writing'

export const ygoDoubleCostTribute: YugiohExample = {
  id: 'ygo-double-cost-tribute',
  title: t('裏側のダブルコストモンスター', 'A face-down double-cost monster'),
  text: t(
    '裏側守備表示の《カイザー・シーホース》1体で、レベル8の光属性をアドバンス召喚しようとする。',
    'You try to Tribute Summon a level 8 LIGHT monster with one face-down Kaiser Sea Horse.',
  ),
  start: position(
    mine('kaiser', 'kaiser-sea-horse', down),
    mine('dragon', 'blue-eyes-white-dragon', hand),
    mine('skull', 'summoned-skull', hand),
  ),
  steps: [
    deciding(
      yes(
        summon('dragon', ['kaiser']),
        '2体分のリリースになる効果は裏側でも適用される。',
        'Counting as two Tributes applies face-down as well.',
        ['ygo-fd-20'],
        { 'dragon.stance': 'face-up-attack', 'dragon.summon': 'tribute' },
      ),
    ),
  ],
  branches: [
    branch(
      'ordinary',
      t('ふつうの裏側モンスター1体', 'One ordinary face-down monster'),
      0,
      [no(summon('dragon', ['kaiser']), '1体では足りない。', 'One is not enough.', ['ygo-rule-tributes'])],
      { start: position(mine('kaiser', 'celtic-guardian', down), mine('dragon', 'blue-eyes-white-dragon', hand)) },
    ),
    branch('level-six', t('レベル6なら1体でよい', 'Level 6 needs one only'), 0, [
      yes(summon('skull', ['kaiser']), 'レベル5・6のリリースは1体。', 'Level 5 or 6 takes one Tribute.', [], {
        'skull.summon': 'tribute',
      }),
    ]),
  ],
}
