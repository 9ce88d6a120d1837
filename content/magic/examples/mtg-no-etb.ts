import {
  branch,
  cast,
  choose,
  cloaked,
  deciding,
  goes,
  hand,
  lands,
  mine,
  position,
  resolve,
  t,
  theirs,
  turnUp,
  yes,
  type MagicExample,
} from './writing'

export const mtgNoEtb: MagicExample = {
  id: 'mtg-no-etb',
  title: t('表向きになっても「戦場に出たとき」は誘発しない', 'Turning up is not entering'),
  text: t(
    '「戦場に出たとき」の能力を持つカードと、「表向きになったとき」の能力を持つカードが偽装されている。表向きにすると何が誘発するか。',
    'A card with an enters ability and a card with a turned-face-up ability are cloaked. What triggers as they are turned up?',
  ),
  start: position(
    mine('first', 'jedits-dragoons', cloaked),
    mine('second', 'echo-tracer', cloaked),
    theirs('bear', 'runeclaw-bear'),
    lands('plains', 6),
    lands('island', 3),
  ),
  steps: [
    deciding(
      yes(
        turnUp('first'),
        '前から戦場にあったので、「戦場に出たとき」の能力は誘発しない。',
        'It was on the battlefield before, so its enters ability does not trigger.',
        ['mtg-cloak-05', 'mtg-cloak-11', 'mtg-cr-708.8'],
        { 'first.face': 'front', stack: [], 'player.life': 20 },
      ),
    ),
    deciding(
      yes(
        turnUp('second'),
        '「表向きになったとき」の能力は誘発する。',
        'A turned-face-up ability does trigger.',
        ['mtg-cloak-05'],
        {
          'second.face': 'front',
          choice: 'targets',
        },
      ),
    ),
    yes(choose(['bear']), '相手のクリーチャーを対象にする。', "You target the opponent's creature.", ['mtg-cr-603.3']),
    goes([], { 'opponent.hand': 1 }),
  ],
  branches: [
    branch(
      'cast',
      t('表向きで唱える', 'Cast face up'),
      0,
      [
        yes(cast('dragoons'), 'マナ・コストを支払って唱える。', 'You cast it for its mana cost.'),
        deciding(
          yes(resolve, '戦場に出るので誘発する。', 'It enters, so the ability triggers.', ['mtg-cr-603.3'], {
            'dragoons.zone': 'battlefield',
            stack: ['jedits-dragoons/enters'],
          }),
        ),
        goes([], { 'player.life': 24 }),
      ],
      { start: position(mine('dragoons', 'jedits-dragoons', hand), lands('plains', 6)) },
    ),
    branch(
      'either',
      t('どちらでも誘発する能力', 'An ability that waits for either'),
      0,
      [
        deciding(
          yes(
            turnUp('first', 'morph'),
            '「戦場に出たときか表向きになったとき」なら、表向きになったことで1回だけ誘発する。',
            "'When it enters or is turned face up' triggers once, for being turned face up.",
            ['mtg-cloak-06'],
            {
              'first.face': 'front',
              choice: 'targets',
            },
          ),
        ),
        yes(choose(['ally']), '自分の他のクリーチャーを対象にする。', 'You target another creature of yours.', [], {
          stack: ['efreet-weaponmaster/pump'],
        }),
        goes([], { 'ally.power': 5 }),
      ],
      {
        start: position(
          mine('first', 'efreet-weaponmaster', cloaked),
          mine('ally', 'runeclaw-bear'),
          lands('island', 3),
          lands('mountain', 1),
          lands('plains', 1),
        ),
      },
    ),
    branch(
      'as-turned-up',
      t('「表向きになるに際し」', "'As it is turned face up'"),
      0,
      [
        deciding(
          yes(
            turnUp('first'),
            '「表向きになるに際し」は誘発ではなく、表向きになる間に適用される。他のクリーチャー2体の分、カウンターが置かれる。',
            "'As turned face up' is no trigger: it applies meanwhile. It gets a counter for each of two other creatures.",
            ['mtg-cr-708.11', 'mtg-cr-614.1e'],
            { 'first.counters': 2, 'first.power': 6, stack: [] },
          ),
        ),
      ],
      {
        start: position(
          mine('first', 'crowd-control-warden', cloaked),
          mine('bear', 'runeclaw-bear'),
          mine('ornithopter', 'ornithopter'),
          lands('forest', 4),
          lands('plains', 1),
        ),
      },
    ),
  ],
}
