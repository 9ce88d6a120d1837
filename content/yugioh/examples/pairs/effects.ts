import {
  activate,
  attack,
  change,
  decline,
  defense,
  down,
  hand,
  inPhase,
  mine,
  open,
  phase,
  position,
  resolve,
  set,
  t,
  theirTurn,
  theirs,
} from '../writing'
import type { Pair } from './pair'

const map = mine('map', 'morphtronic-map', { zone: 'field' })
const komachi = theirTurn(
  inPhase(
    'battle',
    position(mine('komachi', 'karakuri-komachi-mdl-224-ninishi', defense), theirs('gaia', 'evil-hero-dark-gaia')),
  ),
)
const komachiAttacked = [attack('gaia', 'komachi', 'opponent'), activate('komachi', { effect: 'turn' })]
const controller = (on: string) => activate('controller', { effect: 'switch', targets: [on] }, 'opponent')

/** Changes by effects, and what is no change of battle position. */
export const effects: readonly Pair[] = [
  {
    ruling: 'ygo-bp-08',
    differs: t(
      '裏側守備表示からか、表側攻撃表示からか',
      'whether it goes there from face-down Defense or face-up Attack',
    ),
    start: position(mine('elf', 'celtic-guardian', down), mine('sun', 'desert-sunlight', set), map),
    actions: [activate('sun'), resolve],
    but: { card: 'elf', is: { stance: 'face-up-attack' } },
    asks: 'map.counters',
    gives: [0, 1],
  },
  {
    ruling: 'ygo-bp-09',
    differs: t(
      '攻撃されてリバースするか、《太陽の書》で攻撃表示になるか',
      'flipped by an attack, or put into Attack by Book of Taiyou',
    ),
    start: position(
      mine('elf', 'celtic-guardian'),
      theirs('shield', 'mystical-elf', down),
      mine('taiyou', 'book-of-taiyou', hand),
      map,
    ),
    actions: [phase(), attack('elf', 'shield'), resolve],
    but: { actions: [activate('taiyou', { targets: ['shield'] }), resolve] },
    asks: 'map.counters',
    gives: [0, 1],
  },
  {
    ruling: 'ygo-bp-15',
    differs: t('同じチェーンで先に変更されたか', 'whether it was changed earlier in the same chain'),
    start: position(
      mine('elf', 'celtic-guardian'),
      mine('gravity', 'zero-gravity', set),
      theirs('controller', 'enemy-controller', set),
    ),
    actions: [activate('gravity'), controller('elf'), resolve],
    but: { actions: [activate('gravity'), resolve] },
    asks: 'elf.stance',
    gives: ['face-up-attack', 'face-up-defense'],
  },
  {
    ruling: 'ygo-bp-16',
    differs: t('《Ｅ－ＨＥＲＯ ダーク・ガイア》の効果を使うか', 'whether the effect of Evil HERO Dark Gaia is used'),
    start: komachi,
    actions: [...komachiAttacked, activate('gaia', { effect: 'force' }, 'opponent'), resolve],
    but: { actions: [...komachiAttacked, decline('opponent'), resolve] },
    asks: 'komachi.stance',
    gives: ['face-up-defense', 'face-up-attack'],
  },
  {
    ruling: 'ygo-bp-17',
    differs: t('《Ｅ－ＨＥＲＯ ダーク・ガイア》の効果を使うか', 'whether the effect of Evil HERO Dark Gaia is used'),
    start: komachi,
    actions: [...komachiAttacked, decline('opponent'), resolve],
    but: { actions: [...komachiAttacked, activate('gaia', { effect: 'force' }, 'opponent'), resolve] },
    asks: 'komachi.stance',
    gives: ['face-up-attack', 'face-up-defense'],
  },
  {
    ruling: 'ygo-bp-18',
    differs: t('《エネミーコントローラー》をチェーンするか', 'whether Enemy Controller is chained'),
    start: inPhase(
      'end',
      position(
        mine('elf', 'celtic-guardian'),
        mine('maze', 'labyrinth-of-nightmare', open),
        theirs('controller', 'enemy-controller', set),
      ),
    ),
    actions: [activate('maze', { effect: 'turn' }), controller('elf'), resolve],
    but: { actions: [activate('maze', { effect: 'turn' }), resolve] },
    asks: 'elf.stance',
    gives: ['face-up-attack', 'face-up-defense'],
  },
  {
    ruling: 'ygo-bp-19',
    differs: t('表側守備表示から裏側になるか、攻撃表示になるか', 'from face-up Defense to face-down, or to Attack'),
    start: position(mine('elf', 'celtic-guardian', defense), mine('moon', 'book-of-moon', hand), map),
    actions: [activate('moon', { targets: ['elf'] }), resolve],
    but: { actions: [change('elf')] },
    asks: 'map.counters',
    gives: [0, 1],
  },
  {
    ruling: 'ygo-bp-27',
    differs: t('「守備表示にする」か「裏側守備表示にする」か', "'to Defense' or 'to face-down Defense'"),
    start: position(
      theirs('elf', 'celtic-guardian'),
      mine('block', 'block-attack', hand),
      mine('moon', 'book-of-moon', hand),
    ),
    actions: [activate('block', { targets: ['elf'] }), resolve],
    but: { actions: [activate('moon', { targets: ['elf'] }), resolve] },
    asks: 'elf.stance',
    gives: ['face-up-defense', 'face-down-defense'],
  },
  {
    ruling: 'ygo-bp-28',
    differs: t('「攻撃表示にする」効果を受けるか', "whether the effect 'to Attack' is on it"),
    start: position(
      theirs('elf', 'celtic-guardian', down),
      theirs('shield', 'mystical-elf', down),
      mine('stop', 'stop-defense', hand),
    ),
    actions: [activate('stop', { targets: ['elf'] }), resolve],
    but: { actions: [activate('stop', { targets: ['shield'] }), resolve] },
    asks: 'elf.stance',
    gives: ['face-up-attack', 'face-down-defense'],
  },
  {
    ruling: 'ygo-bp-29',
    differs: t('《軍神ガープ》が表側か', 'whether Gaap the Divine Soldier is face-up'),
    start: position(mine('elf', 'celtic-guardian'), theirs('gaap', 'gaap-the-divine-soldier')),
    actions: [change('elf')],
    but: { card: 'gaap', is: { stance: 'face-down-defense' } },
    asks: 'verdict',
    gives: ['refused', 'done'],
  },
  {
    ruling: 'ygo-bp-30',
    differs: t('《ライトロード・マジシャン ライラ》の効果によるか、手によるか', 'by the effect of Lyla or by hand'),
    start: position(
      mine('lyla', 'lyla-lightsworn-sorceress'),
      theirs('gaap', 'gaap-the-divine-soldier'),
      theirs('card', 'magic-cylinder', set),
    ),
    actions: [activate('lyla', { effect: 'break', targets: ['card'] })],
    but: { actions: [change('lyla')] },
    asks: 'verdict',
    gives: ['done', 'refused'],
  },
  {
    ruling: 'ygo-bp-31',
    differs: t('《アグレッシブ・クラウディアン》で特殊召喚されたか', 'whether Raging Cloudian brought it back'),
    start: position(
      theirs('altus', 'cloudian-altus', { memory: { summon: 'special' }, limits: [{ noDefense: true }] }),
      mine('block', 'block-attack', hand),
    ),
    actions: [activate('block', { targets: ['altus'] }), resolve],
    but: { card: 'altus', is: { limits: [] } },
    asks: 'altus.zone',
    gives: ['monster', 'graveyard'],
  },
]
