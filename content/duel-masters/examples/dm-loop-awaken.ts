import {
  attack,
  branch,
  deciding,
  declare,
  decline,
  deck,
  face,
  fresh,
  hand,
  inStep,
  mana,
  mine,
  position,
  proceed,
  resolve,
  shield,
  shields,
  summon,
  t,
  theirTurn,
  theirs,
  toAttack,
  yes,
  type DuelMastersExample,
} from './writing'

const start = position(
  mine('janus', 'shinkai-janus', fresh),
  mine('cocco', 'cocco-lupia', hand),
  mine('hulcus', 'aqua-hulcus', hand),
  mine('bronze', 'bronze-arm-tribe', hand),
  mine('top', 'aqua-surfer', deck),
  ...mana(3, 'cocco-lupia'),
  ...mana(3, 'aqua-hulcus'),
  ...mana(3, 'bronze-arm-tribe'),
  ...shields(1),
)

export const dmLoopAwaken: DuelMastersExample = {
  id: 'dm-loop-awaken',
  title: t('ループ覚醒', 'Loop Awaken'),
  text: t(
    'このターンに出した《時空の戦猫シンカイヤヌス》がいる。火のクリーチャー、続けて水のクリーチャーを出す。（ヤヌスグレンオーの面は出典のページにはなく、公開されているカードページによる。）',
    'Shinkai Janus was put into the battle zone this turn. You put in a Fire creature, then a Water one. (The other face is not on the source page; it is from public card pages.)',
  ),
  start,
  steps: [
    yes(summon('cocco'), '火の《コッコ・ルピア》を召喚する。', 'You summon Cocco Lupia, a Fire creature.', [], {
      waiting: ['janus.loop-awaken'],
    }),
    deciding(
      yes(
        resolve('janus', 'loop-awaken'),
        'ループ覚醒して《時空の戦猫ヤヌスグレンオー》になる。',
        'It loop-awakens into Janus Grenoh.',
        ['dm-flip-03'],
        { 'janus.face': 2, waiting: ['janus.awakened'] },
      ),
    ),
    yes(
      resolve('janus', 'awakened', [['cocco']]),
      '「覚醒した時」の能力で、自分のクリーチャー1体を選ぶ。',
      '‘When it has awakened’: a creature of yours is chosen.',
    ),
    yes(summon('hulcus'), '水の《アクア・ハルカス》を召喚する。', 'You summon Aqua Hulcus, a Water creature.', [], {
      waiting: ['janus.loop-awaken', 'hulcus.draw'],
    }),
    yes(
      resolve('janus', 'loop-awaken'),
      'また裏返り、《時空の戦猫シンカイヤヌス》に覚醒する。',
      'It flips again and awakens into Shinkai Janus.',
      ['dm-rule-701.20'],
      { 'janus.face': 1 },
    ),
    yes(
      resolve('janus', 'awakened'),
      '「このクリーチャーに覚醒した時」で1枚引く。',
      '‘When a card awakens into this creature’: you draw a card.',
      ['dm-flip-03'],
    ),
    yes(decline('player', 'hulcus', 'draw'), '《アクア・ハルカス》では引かない。', 'You do not draw with Aqua Hulcus.'),
    toAttack,
    deciding(
      yes(
        attack('janus'),
        'このターンに出たが、覚醒した面なので攻撃できる。',
        'It came this turn, but it has awakened into this face, so it can attack.',
        ['dm-flip-17'],
        { 'janus.sick': false },
      ),
    ),
  ],
  branches: [
    branch('other-civilization', t('ほかの文明のクリーチャー', 'A creature of another civilization'), 0, [
      deciding(
        yes(
          summon('bronze'),
          '自然の《青銅の鎧》ではループ覚醒しない。',
          'A Nature creature does not set Loop Awaken off.',
          [],
          { waiting: ['bronze.mana'], 'janus.face': 1 },
        ),
      ),
    ]),
    branch(
      'their-turn',
      t('相手のターンに出した', 'Put in during the opponent’s turn'),
      0,
      [
        yes(attack('attacker', undefined, 'opponent'), '相手が攻撃する。', 'The opponent attacks.'),
        yes(proceed('opponent'), 'シールドがブレイクされる。', 'A shield is broken.'),
        deciding(
          yes(
            declare('ambush', [], 'player'),
            'S・トリガーで火のクリーチャーを出したが、自分のターンではないので裏返らない。',
            'S Trigger puts a Fire creature in, but it is not your turn: no flip.',
            ['dm-rule-113.6'],
            { 'ambush.zone': 'battle', 'janus.face': 1, waiting: [] },
          ),
        ),
      ],
      {
        start: inStep(
          'attack',
          theirTurn(
            position(
              mine('janus', 'shinkai-janus'),
              mine('ambush', 'sample-fire-ambush', shield),
              theirs('attacker', 'cocco-lupia'),
            ),
          ),
        ),
      },
    ),
    branch(
      'back-only-by-water',
      t('ヤヌスグレンオーの面に火のクリーチャー', 'A Fire creature while the other face is up'),
      0,
      [
        deciding(
          yes(
            summon('cocco'),
            'この面が待つのは水のクリーチャーである。',
            'This face waits for a Water creature.',
            [],
            {
              'janus.face': 2,
              waiting: [],
            },
          ),
        ),
      ],
      { start: { cards: start.cards.map((card) => (card.id === 'janus' ? { ...card, ...face(2) } : card)) } },
    ),
  ],
}
