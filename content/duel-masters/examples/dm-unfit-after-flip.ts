import {
  attack,
  branch,
  deciding,
  face,
  inStep,
  mine,
  no,
  position,
  resolve,
  shields,
  t,
  theirs,
  yes,
  type DuelMastersExample,
} from './writing'

const jigen = (target: ReturnType<typeof theirs>) =>
  inStep('attack', position(mine('jigen', 'kensei-jigen'), target, ...shields(5)))

const attacks = yes(attack('jigen'), '《覚星龍界 剣聖ジゲン》で攻撃する。', 'Kensei Jigen attacks.', [], {
  waiting: ['jigen.flip'],
})

export const dmUnfitAfterFlip: DuelMastersExample = {
  id: 'dm-unfit-after-flip',
  title: t('裏返るといられなくなるカード', 'Flipped, and not fit to stay'),
  text: t(
    '《覚星龍界 剣聖ジゲン》の能力で、相手の《星龍解 ガイギンガ・ソウル》をウエポンの面に裏返す。',
    'Kensei Jigen flips the opponent’s Gaiginga Soul back to its weapon face.',
  ),
  start: jigen(theirs('soul', 'protoheart', face(2))),
  steps: [
    attacks,
    deciding(
      yes(
        resolve('jigen', 'flip', [['soul']]),
        'どれにも装備されていないウエポンはいられない。すぐに超次元ゾーンへ行く。',
        'A weapon that is equipped to nothing cannot stay: it goes to the hyperspatial zone at once.',
        ['dm-flip-14', 'dm-flip-36', 'dm-rule-117.2'],
        { 'soul.zone': 'hyperspatial' },
      ),
    ),
  ],
  branches: [
    branch(
      'cell',
      t('リンクのないセル', 'One cell without its link'),
      0,
      [
        attacks,
        deciding(
          yes(
            resolve('jigen', 'flip', [['pippi']]),
            '覚醒リンクではないのでリンクしない。セル1枚ではいられず、超次元ゾーンへ行く。',
            'This is no awaken link, so nothing is linked. One cell cannot stay and goes to the hyperspatial zone.',
            ['dm-flip-14', 'dm-flip-29', 'dm-rule-703.4g'],
            { 'pippi.zone': 'hyperspatial' },
          ),
        ),
      ],
      { start: jigen(theirs('pippi', 'gachinko-pippi')) },
    ),
    branch(
      'fortress',
      t('フォートレスの面なら残る', 'A fortress stays'),
      0,
      [
        attacks,
        deciding(
          yes(
            resolve('jigen', 'flip', [['castle']]),
            'フォートレスは単独でいられるので残る。',
            'A fortress may be there on its own, so it stays.',
            ['dm-flip-36'],
            { 'castle.zone': 'battle', 'castle.type': 'fortress' },
          ),
        ),
      ],
      { start: jigen(theirs('castle', 'musin-toukon', face(2))) },
    ),
    branch(
      'three-faces',
      t('3面のカード', 'A card with three faces'),
      0,
      [
        attacks,
        no(
          resolve('jigen', 'flip', [['batorai']]),
          '3面のカードがどの面になるかは出典にないので、ここでは決めない。',
          'No source of ours says to which face a card with three faces would be flipped, so it is left open here.',
          ['dm-rule-open'],
        ),
      ],
      { start: jigen(theirs('batorai', 'batrai', face(3))) },
    ),
  ],
}
