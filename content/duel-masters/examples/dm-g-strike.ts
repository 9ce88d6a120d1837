import {
  attack,
  branch,
  deciding,
  declare,
  decline,
  deck,
  face,
  inStep,
  mine,
  no,
  position,
  proceed,
  resolve,
  shield,
  shields,
  t,
  theirs,
  yes,
  type DuelMastersExample,
} from './writing'
import type { Setup, SetupCard } from '../../../lib/games/duel-masters'

const strikes = (target: SetupCard, ...more: readonly SetupCard[]): Setup => ({
  ...inStep(
    'attack',
    position(
      target,
      mine('first', 'urth'),
      ...more,
      theirs('strike', 'fairy-re-life', shield),
      theirs('terror', 'demon-hand', shield),
      ...shields(4),
    ),
  ),
  log: { put: [{ by: 'player', card: 'bolshack-dragon', face: 1 }] },
})

const attacks = [
  yes(attack('first'), '別のクリーチャーで攻撃する。', 'Another creature of yours attacks.'),
  yes(proceed(), 'シールドを2枚ブレイクする。', 'Two shields are broken.'),
]
const chosen = (id: string) =>
  yes(
    declare('strike', [[id]]),
    '相手はG・ストライクを使う。選ばれたクリーチャーはこのターン攻撃できない。',
    'The opponent uses G Strike: the creature chosen cannot attack this turn.',
    ['dm-rule-g-strike'],
    { [`${id}.effects`]: 1 },
  )
const nothingMore = yes(decline('opponent'), '相手はもう何も使わない。', 'The opponent uses nothing more.')

export const dmGStrike: DuelMastersExample = {
  id: 'dm-g-strike',
  title: t('G・ストライクと裏返し', 'G Strike and a flip'),
  text: t(
    'ターンのはじめからいる《爆熱DX バトライ武神》がG・ストライクで選ばれる。続けて龍回避でフォートレスになり、同じターンにもう一度龍解する。このターン、自分はもうドラゴンを1体出している。',
    'The Batorai War God, there since the start of the turn, is chosen by G Strike. Dragon evasion makes it a fortress, and it is dragon-released again in the same turn. You have put one Dragon in this turn already.',
  ),
  start: strikes(
    mine('batorai', 'batrai', face(3)),
    mine('bolshack', 'bolshack-dragon'),
    mine('top', 'bolshack-dragon-gs', deck),
  ),
  steps: [
    ...attacks,
    chosen('batorai'),
    yes(
      declare('terror', [['batorai']]),
      'もう1枚はS・トリガーの《デーモン・ハンド》。破壊されるかわりに龍回避し、効果は引き継がない。',
      'The other shield is Terror Pit with S Trigger. Instead of being destroyed it evades, and does not keep the effect.',
      ['dm-flip-30', 'dm-flip-31', 'dm-rule-807.1b'],
      { 'batorai.type': 'fortress', 'batorai.effects': 0 },
    ),
    yes(attack('bolshack'), '火のドラゴンで攻撃する。', 'A Fire Dragon attacks.', [], { waiting: ['batorai.call'] }),
    yes(
      resolve('batorai', 'call'),
      'フォートレスの能力で、山札の上から2体目のドラゴンを出す。',
      'The fortress shows the top card: a second Dragon is put into the battle zone.',
      [],
      { 'top.zone': 'battle', waiting: ['batorai.dragon-release'] },
    ),
    yes(resolve('batorai', 'dragon-release'), 'もう一度龍解する。', 'It is dragon-released again.', [], {
      'batorai.type': 'creature',
    }),
    yes(proceed(), '攻撃を続ける。', 'The attack goes on.'),
    yes(decline('opponent'), '相手は何も使わない。', 'The opponent uses nothing.'),
    deciding(
      yes(
        attack('batorai'),
        'カードタイプが変わって効果は切れている。攻撃できる。',
        'The effect ended as the card type changed: it can attack.',
        ['dm-flip-30', 'dm-flip-31', 'dm-flip-15'],
      ),
    ),
  ],
  branches: [
    branch('not-flipped', t('裏返らない', 'It is not flipped'), 3, [
      nothingMore,
      no(attack('batorai'), 'このターン攻撃できない。', 'It cannot attack this turn.', ['dm-rule-g-strike']),
    ]),
    branch(
      'same-type',
      t('クリーチャーの面どうしで裏返る', 'Flipped from creature to creature'),
      0,
      [
        ...attacks,
        chosen('bolshack'),
        nothingMore,
        yes(attack('jigen'), '《覚星龍界 剣聖ジゲン》で攻撃する。', 'Kensei Jigen attacks.'),
        yes(
          resolve('jigen', 'flip', [['bolshack']]),
          'もう一方のクリーチャーの面に裏返す。カードタイプは変わらず、効果は続く。',
          'It is flipped to its other creature face. The card type stays, and the effect goes on.',
          [],
          { 'bolshack.face': 2, 'bolshack.effects': 1 },
        ),
        yes(proceed(), '攻撃を続ける。', 'The attack goes on.'),
        yes(decline('opponent'), '相手は何も使わない。', 'The opponent uses nothing.'),
        no(attack('bolshack'), 'まだ攻撃できない。', 'It still cannot attack.', ['dm-rule-g-strike']),
      ],
      { start: strikes(mine('bolshack', 'temporal-blaze-bolshack'), mine('jigen', 'kensei-jigen')) },
    ),
  ],
}
