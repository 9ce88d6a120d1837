import {
  branch,
  cast,
  cloaked,
  deciding,
  down,
  goes,
  hand,
  lands,
  mine,
  position,
  resolve,
  t,
  theirs,
  yes,
  type MagicExample,
} from './writing'

const rest = [mine('pulse', 'maelstrom-pulse', hand), ...lands('swamp', 2), ...lands('forest', 3)]

export const mtgNoName: MagicExample = {
  id: 'mtg-no-name',
  title: t('裏向きのクリーチャーには名前がない', 'Face-down creatures have no name'),
  text: t(
    '対戦相手に、偽装されているクリーチャーが2体ある。片方に、同じ名前のものもすべて破壊する《大渦の脈動》を唱える。',
    'The opponent controls two cloaked creatures. You cast Maelstrom Pulse, which destroys everything with the same name too, on one of them.',
  ),
  start: position(rest, theirs('first', 'runeclaw-bear', cloaked), theirs('second', 'runeclaw-bear', cloaked)),
  steps: [
    yes(
      cast('pulse', { targets: ['first'] }),
      '片方を対象にする。護法が誘発する。',
      'You target one of them, and its ward triggers.',
      ['mtg-cloak-04'],
      { stack: ['pulse', 'ward'] },
    ),
    goes(['mtg-cr-702.21a'], { choice: 'pay' }),
    yes({ type: 'pay', by: 'player' }, '護法のコスト{2}を支払う。', 'You pay {2} for ward.', ['mtg-cr-702.21a']),
    deciding(
      yes(
        resolve,
        '名前がないので、同じ名前のものはない。対象の1体だけが破壊される。',
        'It has no name, so nothing has the same name. Only the one is destroyed.',
        ['mtg-cloak-12', 'mtg-cr-708.2'],
        { 'first.zone': 'graveyard', 'second.zone': 'battlefield', revealed: ['runeclaw-bear'] },
      ),
    ),
  ],
  branches: [
    branch(
      'face-up',
      t('2体とも表向き', 'Both face up'),
      0,
      [
        yes(cast('pulse', { targets: ['first'] }), '表向きの片方を対象にする。', 'You target one of them, face up.'),
        deciding(
          yes(resolve, '同じ名前なので、2体とも破壊される。', 'They have the same name: both are destroyed.', [], {
            'first.zone': 'graveyard',
            'second.zone': 'graveyard',
          }),
        ),
      ],
      { start: position(rest, theirs('first', 'runeclaw-bear'), theirs('second', 'runeclaw-bear')) },
    ),
    branch(
      'one-up',
      t('片方だけ表向き', 'Only one face up'),
      0,
      [
        yes(cast('pulse', { targets: ['first'] }), '表向きの方を対象にする。', 'You target the one that is face up.'),
        deciding(
          yes(
            resolve,
            '裏向きの方は同じカードでも名前がなく、残る。',
            'The face-down one is the same card but has no name, and stays.',
            [],
            { 'first.zone': 'graveyard', 'second.zone': 'battlefield' },
          ),
        ),
      ],
      { start: position(rest, theirs('first', 'runeclaw-bear'), theirs('second', 'runeclaw-bear', down('manifest'))) },
    ),
  ],
}
