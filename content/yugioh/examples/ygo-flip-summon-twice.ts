import {
  activate,
  branch,
  deciding,
  down,
  flip,
  goes,
  hand,
  mine,
  nextPhase,
  no,
  phase,
  position,
  t,
  yes,
  type YugiohExample,
} from './writing'

export const ygoFlipSummonTwice: YugiohExample = {
  id: 'ygo-flip-summon-twice',
  title: t('1ターンに2度の反転召喚', 'Flip Summoned twice in a turn?'),
  text: t(
    '反転召喚したモンスターを《月の書》で裏側にする。',
    'A monster is Flip Summoned, then turned face-down by Book of Moon.',
  ),
  start: position(mine('elf', 'celtic-guardian', down), mine('moon', 'book-of-moon', hand)),
  steps: [
    yes(flip('elf'), '反転召喚する。', 'It is Flip Summoned.', ['ygo-bp-26'], { 'elf.changed': true }),
    yes(activate('moon', { targets: ['elf'] }), '《月の書》を発動する。', 'Book of Moon is activated.'),
    goes([], { 'elf.stance': 'face-down-defense' }),
    no(flip('elf'), '表示形式を変更した事実は残る。', 'That its position was changed is kept.', ['ygo-fd-45']),
  ],
  branches: [
    branch('next-turn', t('次のターン', 'Next turn'), 3, [
      ...['battle', 'main2', 'end'].map((name) => nextPhase(name)),
      yes(phase(), '相手のターン。', "The opponent's turn."),
      ...['standby', 'main1', 'battle', 'main2', 'end'].map((name) => nextPhase(name, 'opponent')),
      yes(phase('opponent'), '自分のターン。', 'Your turn.'),
      nextPhase('standby'),
      nextPhase('main1'),
      deciding(yes(flip('elf'), '次の自分のターンならできる。', 'In your next turn it can be.', ['ygo-bp-26'])),
    ]),
  ],
}
