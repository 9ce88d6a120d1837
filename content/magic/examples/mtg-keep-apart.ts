import {
  branch,
  castFaceDown,
  cloaked,
  deciding,
  down,
  goes,
  hand,
  lands,
  mine,
  mix,
  no,
  position,
  t,
  yes,
  type MagicExample,
} from './writing'

export const mtgKeepApart: MagicExample = {
  id: 'mtg-keep-apart',
  title: t('裏向きのパーマネントを見分けられるようにする', 'Keeping face-down permanents apart'),
  text: t(
    '偽装、予示、変装で裏向きになったパーマネントが並ぶ。混ぜてよいか。戦場に出た順と、何によって裏向きになったかは、どちらのプレイヤーにも見える。',
    'Permanents are face down by cloak, manifest and disguise. May they be mixed up? In which order they entered and what made each face down is shown to both players.',
  ),
  start: position(
    mine('first', 'runeclaw-bear', cloaked),
    mine('second', 'forest', down('manifest')),
    mine('phantom', 'defenestrated-phantom', hand),
    lands('plains', 3),
  ),
  steps: [
    yes(
      castFaceDown('phantom'),
      '変装を持つカードを裏向きに唱える。',
      'You cast a card with disguise face down.',
      ['mtg-cr-702.168b'],
      { stack: ['n1'] },
    ),
    goes(['mtg-cr-702.168b'], {
      'first.by': 'cloak',
      'second.by': 'manifest',
      'n1.by': 'disguise',
      'first.ward': '{2}',
      'second.ward': '',
      'n1.ward': '{2}',
    }),
    no(
      mix('first', 'second', 'n1'),
      '混ぜて見分けられなくすることは許されない。',
      'Mixing them up so that they cannot be told apart is not allowed.',
      ['mtg-cloak-16', 'mtg-cr-708.6'],
    ),
  ],
  branches: [
    branch(
      'face-up',
      t('表向きのものを並べ替える', 'Laying out face-up permanents anew'),
      0,
      [
        deciding(
          yes(
            mix('bear', 'ornithopter'),
            '表向きのものはいつでも見分けられるので、並べ替えてもよい。',
            'What is face up can always be told apart and may be laid out in another order.',
            ['mtg-cr-110.5'],
          ),
        ),
      ],
      { start: position(mine('bear', 'runeclaw-bear'), mine('ornithopter', 'ornithopter')) },
    ),
  ],
}
