import {
  attack,
  branch,
  cast,
  deciding,
  face,
  fresh,
  hand,
  inStep,
  mana,
  mine,
  no,
  on,
  position,
  resolve,
  shields,
  summon,
  t,
  theirs,
  toAttack,
  yes,
  type DuelMastersExample,
} from './writing'
import type { Setup, SetupCard } from '../../../lib/games/duel-masters'

const awakening = (memory: Partial<SetupCard>): Setup =>
  position(
    mine('card', 'temporal-blaze-bolshack', memory),
    mine('match', 'chain-deathmatch', hand),
    theirs('envoy', 'rose-envoy'),
    ...mana(4, 'cocco-lupia'),
    ...shields(2),
  )

const fortress = (memory: Partial<SetupCard>): Setup => ({
  ...position(
    mine('card', 'batrai', { ...face(2), ...memory }),
    mine('dragon', 'bolshack-dragon', hand),
    ...mana(6, 'cocco-lupia'),
    ...shields(2),
  ),
  log: { put: [{ by: 'player', card: 'bolshack-dragon', face: 1 }] },
})

const weapon = (memory: Partial<SetupCard>): Setup =>
  inStep(
    'attack',
    position(mine('soul', 'protoheart', face(2)), mine('card', 'shouryuuken-gaial', on('soul', memory)), ...shields(5)),
  )

const jigen = (memory: Partial<SetupCard>): Setup =>
  inStep(
    'attack',
    position(mine('card', 'temporal-blaze-bolshack', memory), mine('jigen', 'kensei-jigen'), ...shields(6)),
  )

const awakens = [
  yes(cast('match'), 'バトルに勝つ。', 'It wins a battle.', [], { waiting: ['card.awaken'] }),
  yes(resolve('card', 'awaken'), '覚醒する。', 'It awakens.', [], { 'card.face': 2 }),
  toAttack,
]
const fortressReleases = [
  yes(summon('dragon'), '2体目のドラゴンを出す。', 'A second Dragon is put in.'),
  yes(
    resolve('card', 'dragon-release'),
    'クリーチャー側に龍解する。',
    'It is dragon-released to its creature side.',
    [],
    {
      'card.type': 'creature',
    },
  ),
  toAttack,
]
const weaponReleases = [
  yes(attack('soul'), 'ガイアール・コマンド・ドラゴンで攻撃する。', 'A Gaial Command Dragon attacks.'),
  yes(resolve('soul', 'rise'), '攻撃したクリーチャーはアンタップする。', 'The attacker untaps.'),
  yes(resolve('card', 'dragon-release'), 'ウエポンが龍解する。', 'The weapon is dragon-released.', [], {
    'card.type': 'creature',
  }),
  yes({ type: 'proceed', by: 'player' }, '攻撃を続ける。', 'The attack goes on.'),
  yes({ type: 'decline', by: 'opponent' }, '相手は何も使わない。', 'The opponent uses nothing.'),
]
const jigenFlips = [
  yes(attack('jigen'), '《覚星龍界 剣聖ジゲン》で攻撃する。', 'Kensei Jigen attacks.'),
  yes(resolve('jigen', 'flip', [['card']]), 'その能力で裏返す。', 'Its ability flips the card.', ['dm-flip-29'], {
    'card.face': 2,
  }),
  yes({ type: 'proceed', by: 'player' }, '攻撃を続ける。', 'The attack goes on.'),
  yes({ type: 'decline', by: 'opponent' }, '相手は何も使わない。', 'The opponent uses nothing.'),
]

const can = (cites: readonly string[]) =>
  deciding(yes(attack('card'), '攻撃できる。', 'It can attack.', cites, { 'card.sick': false }))
const cannot = (cites: readonly string[]) =>
  no(attack('card'), '召喚酔いしているので攻撃できない。', 'It is summoning sick and cannot attack.', cites)

export const dmSummoningSickness: DuelMastersExample = {
  id: 'dm-summoning-sickness',
  title: t('裏返ったクリーチャーは召喚酔いするか', 'Is a flipped creature summoning sick?'),
  text: t(
    'いつからバトルゾーンにあったか、裏返る前の面は何か、何で裏返ったかで決まる。',
    'It depends on since when the card has been there, what its face was before, and what flipped it.',
  ),
  start: fortress({}),
  steps: [...fortressReleases, can(['dm-flip-15'])],
  branches: [
    branch(
      'fortress-now',
      t('このターンに出したフォートレス', 'A fortress put in this turn'),
      3,
      [cannot(['dm-flip-16'])],
      {
        start: fortress(fresh),
      },
    ),
    branch(
      'weapon',
      t('ターンのはじめからあるウエポン', 'A weapon there since the start of the turn'),
      0,
      [...weaponReleases, can(['dm-flip-15'])],
      {
        start: weapon({}),
      },
    ),
    branch(
      'weapon-now',
      t('このターンに出したウエポン', 'A weapon put in this turn'),
      0,
      [...weaponReleases, cannot(['dm-flip-16'])],
      {
        start: weapon(fresh),
      },
    ),
    branch(
      'awaken',
      t('ターンのはじめからいるクリーチャーの覚醒', 'Awakening of a creature there since the start'),
      0,
      [...awakens, can(['dm-flip-15'])],
      {
        start: awakening({}),
      },
    ),
    branch(
      'awaken-now',
      t('このターンに出したクリーチャーの覚醒', 'Awakening of a creature put in this turn'),
      0,
      [...awakens, can(['dm-flip-17'])],
      {
        start: awakening(fresh),
      },
    ),
    branch(
      'other',
      t('ほかの効果で裏返す（ターンのはじめから）', 'Flipped by another effect (there since the start)'),
      0,
      [...jigenFlips, can(['dm-flip-15'])],
      {
        start: jigen({}),
      },
    ),
    branch(
      'other-now',
      t('ほかの効果で裏返す（このターンに出した）', 'Flipped by another effect (put in this turn)'),
      0,
      [...jigenFlips, cannot(['dm-flip-16'])],
      {
        start: jigen(fresh),
      },
    ),
  ],
}
