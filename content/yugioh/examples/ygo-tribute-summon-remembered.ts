import {
  activate,
  attack,
  branch,
  deciding,
  flip,
  goes,
  hand,
  mine,
  nextPhase,
  no,
  position,
  set,
  t,
  theirTurn,
  theirs,
  yes,
  type YugiohExample,
} from './writing'

export const ygoTributeSummonRemembered: YugiohExample = {
  id: 'ygo-tribute-summon-remembered',
  title: t('アドバンス召喚したことは裏側になっても残る', 'A Tribute Summon is remembered'),
  text: t(
    '相手がアドバンス召喚したモンスターが裏側になり、後で反転召喚されて攻撃する。',
    "The opponent's Tribute Summoned monster was turned face-down, is Flip Summoned later, and attacks.",
  ),
  start: theirTurn(
    position(
      theirs('skull', 'summoned-skull', { memory: { summon: 'tribute', proper: true } }),
      mine('moon', 'book-of-moon', set),
      theirs('taiyou', 'book-of-taiyou', hand),
      mine('bomb', 'blast-held-by-a-tribute', set),
    ),
  ),
  steps: [
    yes(activate('moon', { targets: ['skull'] }), '《月の書》で裏側にする。', 'Book of Moon turns it face-down.'),
    goes(['ygo-fd-37'], { 'skull.stance': 'face-down-defense' }),
    yes(flip('skull', 'opponent'), '反転召喚する。', 'It is Flip Summoned.'),
    nextPhase('battle', 'opponent'),
    yes(attack('skull', undefined, 'opponent'), '攻撃を宣言する。', 'It declares an attack.'),
    deciding(
      yes(
        activate('bomb'),
        'アドバンス召喚されたことは残っているので発動できる。',
        'How it was summoned is remembered, so the Trap can be activated.',
        ['ygo-fd-38'],
      ),
    ),
    goes([], { 'skull.zone': 'graveyard', 'opponent.lp': 7000 }),
  ],
  branches: [
    branch(
      'normal',
      t('リリースなしで召喚したモンスター', 'A monster summoned without Tribute'),
      5,
      [
        no(activate('bomb'), 'アドバンス召喚されたモンスターではない。', 'It was not Tribute Summoned.', [
          'ygo-rule-trigger',
        ]),
      ],
      {
        start: theirTurn(
          position(
            theirs('skull', 'celtic-guardian', { memory: { summon: 'normal' } }),
            mine('moon', 'book-of-moon', set),
            mine('bomb', 'blast-held-by-a-tribute', set),
          ),
        ),
      },
    ),
  ],
}
