import { activate, goes, hand, mine, no, position, t, yes, type YugiohExample } from './writing'

export const ygoCycleReverse: YugiohExample = {
  id: 'ygo-cycle-reverse',
  title: t('自身を裏側にする効果の「1ターンに1度」', 'Once per turn, and it turns itself face-down'),
  text: t(
    '自分の効果で裏側になったモンスターが、同じターンに表側に戻る。',
    'A monster turned itself face-down and is turned face-up in the same turn.',
  ),
  start: position(mine('stein', 'ghostrick-stein'), mine('taiyou', 'book-of-taiyou', hand)),
  steps: [
    yes(activate('stein', { effect: 'turn' }), '自身の効果で裏側守備表示になる。', 'It turns itself face-down.'),
    goes(['ygo-fd-34'], { 'stein.stance': 'face-down-defense' }),
    yes(activate('taiyou', { targets: ['stein'] }), '表側に戻す。', 'It is turned up again.'),
    goes([], { 'stein.stance': 'face-up-attack' }),
    no(
      activate('stein', { effect: 'turn' }),
      '自身を裏側にする効果の制限はリセットされない。',
      'The limit on an effect that turns itself face-down is not reset.',
      ['ygo-fd-34'],
    ),
  ],
  branches: [],
}
