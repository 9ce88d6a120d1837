import {
  attack,
  branch,
  cast,
  deciding,
  hand,
  hyperspatial,
  mana,
  mine,
  no,
  position,
  resolve,
  shields,
  t,
  theirs,
  toAttack,
  yes,
  type DuelMastersExample,
} from './writing'

export const dmBolshackAwaken: DuelMastersExample = {
  id: 'dm-bolshack-awaken',
  title: t('出したターンに覚醒する', 'Awakening in the turn it came'),
  text: t(
    '《時空の火焔ボルシャック・ドラゴン》をこのターンに出し、呪文でバトルさせる。勝って覚醒したクリーチャーは、このターン攻撃できるか。',
    'Bolshack Dragon of the Temporal Blaze is put into the battle zone this turn, and a spell has it battle. It wins and awakens: can it attack this turn?',
  ),
  start: position(
    mine('bolshack', 'temporal-blaze-bolshack', hyperspatial),
    mine('hole', 'hole-bolshack', hand),
    mine('match', 'chain-deathmatch', hand),
    mine('return', 'teleportation', hand),
    theirs('envoy', 'rose-envoy'),
    ...mana(9, 'cocco-lupia'),
    ...mana(5, 'aqua-hulcus'),
    ...shields(2),
  ),
  steps: [
    yes(
      cast('hole', [[], ['bolshack']]),
      '《超次元ボルシャック・ホール》で超次元ゾーンから出す。',
      'Hyperspatial Bolshack Hole puts it into the battle zone.',
      [],
      { 'bolshack.zone': 'battle', 'bolshack.face': 1, 'bolshack.sick': true },
    ),
    yes(
      cast('match'),
      '《チェーン・デスマッチ》で相手のクリーチャーとバトルし、勝つ。',
      'Chain Deathmatch has it battle, and it wins.',
      [],
      { 'envoy.zone': 'graveyard', waiting: ['bolshack.awaken'] },
    ),
    yes(
      resolve('bolshack', 'awaken'),
      '覚醒して《勝利の覚醒者ボルシャック・メビウス》になる。',
      'It awakens into Bolshack Möbius, Victorious Awakener.',
      ['dm-flip-02', 'dm-rule-701.20'],
      { 'bolshack.face': 2, 'bolshack.sick': false },
    ),
    toAttack,
    deciding(
      yes(
        attack('bolshack'),
        '覚醒した面でいる間は召喚酔いしないので、攻撃できる。パワーは墓地の火のカード2枚で+2000。',
        'As long as it has the awakened face it is not summoning sick: it attacks, with +2000 power for two Fire cards in the graveyard.',
        ['dm-flip-17'],
        { 'bolshack.power': 14000 },
      ),
    ),
  ],
  branches: [
    branch('released', t('同じターンに離れるところだった', 'It would leave in the same turn'), 3, [
      deciding(
        yes(
          cast('return', [['bolshack']]),
          '手札に戻るかわりに解除し、前の面に戻る。',
          'Instead of going to the hand it is released to its first face.',
          ['dm-flip-02', 'dm-rule-805.1b'],
          { 'bolshack.zone': 'battle', 'bolshack.face': 1, 'bolshack.sick': true },
        ),
      ),
      toAttack,
      no(attack('bolshack'), '召喚酔いが戻っている。', 'The summoning sickness is back.', [
        'dm-flip-16',
        'dm-rule-805.6a',
      ]),
    ]),
  ],
}
