import {
  branch,
  cast,
  choose,
  deciding,
  face,
  hand,
  hyperspatial,
  mana,
  mine,
  position,
  resolve,
  t,
  theirTurn,
  theirs,
  yes,
  type DuelMastersExample,
} from './writing'
import type { Setup } from '../../../lib/games/duel-masters'

const trio = (tapped: boolean): Setup =>
  position(
    mine('first', 'sample-trio-1'),
    mine('second', 'sample-trio-2', tapped ? { tapped: true } : {}),
    mine('third', 'sample-trio-3', hyperspatial),
    mine('hole', 'hole-energy', hand),
    mine('return', 'teleportation', hand),
    ...mana(10, 'aqua-hulcus'),
    theirs('envoy', 'rose-envoy'),
  )

const linked = (tapped: boolean): Setup =>
  theirTurn(
    position(
      mine('first', 'sample-trio-1', { ...face(2), ...(tapped ? { tapped: true } : {}) }),
      mine('second', 'sample-trio-2', face(2, { link: 'first' })),
      mine('third', 'sample-trio-3', face(2, { link: 'first' })),
      theirs('hand', 'demon-hand', hand),
      ...mana(6, 'yamino-dobel', 'opponent'),
    ),
  )

const comes = yes(
  cast('hole', [['third']]),
  '3体目を超次元ゾーンから出す。V覚醒リンクが誘発する。',
  'The third is put in from the hyperspatial zone: the Victory awaken link is set off.',
  [],
  { waiting: ['first.victory-awaken-link'] },
)

const leaves = yes(
  cast('hand', [['first']], 'opponent'),
  '相手が《デーモン・ハンド》で破壊しようとする。持ち主が、離れるセルを1枚選ぶ。',
  'The opponent’s Terror Pit would destroy it: its owner chooses the cell that goes.',
  [],
  { choice: 'cell' },
)

const releases = (tapped: boolean) =>
  deciding(
    yes(
      choose('third'),
      tapped
        ? 'リンク解除。残った2体はどちらも、リンクしていたクリーチャーと同じタップした状態で現れる。'
        : 'リンク解除。残った2体はどちらもアンタップした状態で現れる。',
      tapped
        ? 'Link release: both that stay appear tapped, as the linked creature was.'
        : 'Link release: both that stay appear untapped.',
      ['dm-rule-806.1b', 'dm-rule-117.1', ...(tapped ? ['dm-flip-21', 'dm-rule-806.2'] : [])],
      {
        'first.tapped': tapped,
        'second.tapped': tapped,
        'first.face': 1,
        'second.face': 1,
        'third.zone': 'hyperspatial',
        waiting: [],
      },
    ),
  )

export const dmAwakenLinkTap: DuelMastersExample = {
  id: 'dm-awaken-link-tap',
  title: t('覚醒リンクとタップ', 'Awaken link and the tapped state'),
  text: t(
    '見本の「三つ組」は、3体がそろうとV覚醒リンクする。先にいた2体のうち1体はタップしている。（出典に3体がそろう組がないので、見本を使う。）',
    'The sample trio links as soon as its three are together. One of the two that were there is tapped. (Our sources hold no complete set of three, hence a sample.)',
  ),
  start: trio(true),
  steps: [
    comes,
    deciding(
      yes(
        resolve('first', 'victory-awaken-link'),
        '1体でもタップしていれば、サイキック・スーパー・クリーチャーはタップして現れる。カードタイプの変更とは扱わない。',
        'With even one of them tapped, the Psychic Super Creature appears tapped. This is no change of card type.',
        ['dm-flip-20', 'dm-rule-805.1c'],
        { 'first.tapped': true, 'first.parts': 2, 'first.name': '見本「三つ組の巨人」', 'first.sick': false },
      ),
    ),
    yes(
      cast('return', [['first']]),
      '《テレポーテーション》で手札に戻そうとすると、持ち主が離れるセルを1枚選ぶ。',
      'Teleportation would return it to the hand: its owner chooses the cell that goes.',
      [],
      { choice: 'cell' },
    ),
    releases(true),
  ],
  branches: [
    branch(
      'none-tapped',
      t('どれもタップしていない', 'None of them is tapped'),
      0,
      [
        comes,
        deciding(
          yes(
            resolve('first', 'victory-awaken-link'),
            'アンタップして現れる。',
            'It appears untapped.',
            ['dm-rule-805.1c'],
            { 'first.tapped': false, 'first.parts': 2 },
          ),
        ),
      ],
      { start: trio(false) },
    ),
    branch(
      'destroyed-tapped',
      t('タップしている時に破壊される', 'Destroyed while it is tapped'),
      0,
      [leaves, releases(true)],
      {
        start: linked(true),
      },
    ),
    branch(
      'destroyed-untapped',
      t('アンタップしている時に破壊される', 'Destroyed while it is untapped'),
      0,
      [leaves, releases(false)],
      {
        start: linked(false),
      },
    ),
  ],
}
