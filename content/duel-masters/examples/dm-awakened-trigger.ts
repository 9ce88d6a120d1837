import {
  attack,
  branch,
  deciding,
  face,
  fresh,
  hand,
  inStep,
  mana,
  mine,
  no,
  position,
  proceed,
  decline,
  resolve,
  shields,
  summon,
  t,
  yes,
  type DuelMastersExample,
} from './writing'

export const dmAwakenedTrigger: DuelMastersExample = {
  id: 'dm-awakened-trigger',
  title: t('「覚醒した時」', '‘When it has awakened’'),
  text: t(
    'このターンに出した《時空の戦猫》が《ヤヌスグレンオー》の面で場にいる。《シンカイヤヌス》の面には「このクリーチャーに覚醒した時、1枚引く」がある。',
    'The Temporal War Cat came this turn and shows its Janus Grenoh face. The other face, Shinkai Janus, draws a card when a card awakens into it.',
  ),
  start: position(
    mine('janus', 'shinkai-janus', { ...face(2), ...fresh }),
    mine('hulcus', 'aqua-hulcus', hand),
    ...mana(3, 'aqua-hulcus'),
    ...shields(2),
  ),
  steps: [
    yes(summon('hulcus'), '水のクリーチャーを出す。', 'You put in a Water creature.', [], {
      waiting: ['janus.loop-awaken', 'hulcus.draw'],
    }),
    deciding(
      yes(
        resolve('janus', 'loop-awaken'),
        'ループ覚醒で裏返ったので、「覚醒した時」が誘発し、召喚酔いも解ける。',
        'It was flipped by Loop Awaken: ‘when it has awakened’ triggers, and the summoning sickness is lifted.',
        ['dm-rule-701.20'],
        { 'janus.face': 1, 'janus.sick': false, waiting: ['hulcus.draw', 'janus.awakened'] },
      ),
    ),
    yes(resolve('janus', 'awakened'), '1枚引く。', 'You draw a card.', ['dm-flip-03']),
  ],
  branches: [
    branch(
      'by-jigen',
      t('《覚星龍界 剣聖ジゲン》で裏返った', 'Flipped by Kensei Jigen'),
      0,
      [
        yes(attack('jigen'), '《剣聖ジゲン》で攻撃する。', 'Kensei Jigen attacks.', [], { waiting: ['jigen.flip'] }),
        deciding(
          yes(
            resolve('jigen', 'flip', [['janus']]),
            '覚醒で裏返ったのではない。「覚醒した時」は誘発せず、召喚酔いも解けない。',
            'It was not flipped by awakening: ‘when it has awakened’ does not trigger, and the sickness stays.',
            ['dm-flip-13', 'dm-flip-29'],
            { 'janus.face': 1, 'janus.sick': true, waiting: [] },
          ),
        ),
        yes(proceed(), '攻撃を続ける。', 'The attack goes on.'),
        yes(decline('opponent'), '相手は何も使わない。', 'The opponent uses nothing.'),
        no(attack('janus'), '召喚酔いしているので攻撃できない。', 'It is summoning sick and cannot attack.', [
          'dm-flip-16',
        ]),
      ],
      {
        start: inStep(
          'attack',
          position(
            mine('janus', 'shinkai-janus', { ...face(2), ...fresh }),
            mine('jigen', 'kensei-jigen'),
            ...shields(5),
          ),
        ),
      },
    ),
  ],
}
