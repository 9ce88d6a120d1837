import {
  attack,
  branch,
  cast,
  deciding,
  face,
  goOn,
  hand,
  inStep,
  mana,
  mine,
  on,
  position,
  resolve,
  shields,
  t,
  tapped,
  theirs,
  yes,
  type DuelMastersExample,
} from './writing'
import type { Setup, SetupCard } from '../../../lib/games/duel-masters'

const guard = mine('guard', 'sample-wakeful')
const keeping = (state: Partial<SetupCard>): Setup =>
  position(
    mine('card', 'temporal-blaze-bolshack', state),
    guard,
    mine('match', 'chain-deathmatch', hand),
    theirs('envoy', 'rose-envoy'),
    ...mana(4, 'cocco-lupia'),
  )
const evading = (state: Partial<SetupCard>): Setup =>
  position(
    mine('card', 'batrai', face(3, state)),
    guard,
    mine('back', 'sample-send-back', hand),
    ...mana(3, 'aqua-hulcus'),
  )

const wins = yes(cast('match'), 'バトルに勝つ。', 'It wins a battle.', [], { waiting: ['card.awaken'] })

export const dmTapState: DuelMastersExample = {
  id: 'dm-tap-state',
  title: t('裏返るとタップはどうなるか', 'Tapped or untapped after the flip?'),
  text: t(
    'タップしているクリーチャーが裏返る。見本「目覚めの番人」は、両面カードのクリーチャーがアンタップすると引く。',
    'A tapped creature is flipped. A sample creature draws a card when a double-faced creature untaps.',
  ),
  start: keeping(tapped),
  steps: [
    wins,
    deciding(
      yes(
        resolve('card', 'awaken'),
        'クリーチャーからクリーチャーなので、タップしたままである。',
        'From creature to creature: it stays tapped.',
        ['dm-flip-19', 'dm-rule-805.5'],
        { 'card.face': 2, 'card.tapped': true, waiting: [] },
      ),
    ),
  ],
  branches: [
    branch(
      'untapped',
      t('アンタップしている', 'It is untapped'),
      0,
      [
        wins,
        deciding(
          yes(resolve('card', 'awaken'), 'アンタップしたままである。', 'It stays untapped.', [], {
            'card.tapped': false,
            waiting: [],
          }),
        ),
      ],
      { start: keeping({}) },
    ),
    branch(
      'type-changes',
      t('カードタイプが変わる', 'The card type changes'),
      0,
      [
        deciding(
          yes(
            cast('back', [['card']]),
            '龍回避でフォートレスになる。必ずアンタップしていて、「アンタップした時」は誘発しない。',
            'Dragon evasion makes it a fortress. It is always untapped, and nothing triggers on untapping.',
            ['dm-flip-22'],
            { 'card.type': 'fortress', 'card.tapped': false, waiting: [] },
          ),
        ),
      ],
      { start: evading(tapped) },
    ),
    branch(
      'weapon',
      t('タップしているクリーチャーのウエポン', 'The weapon of a tapped creature'),
      0,
      [
        yes(
          attack('soul'),
          '装備したクリーチャーが攻撃してタップする。',
          'The equipped creature attacks and is tapped.',
          [],
          {
            'soul.tapped': true,
          },
        ),
        deciding(
          yes(
            resolve('card', 'dragon-release'),
            'ウエポンの位相はクリーチャーとは別である。アンタップして現れる。',
            'A weapon is not tapped with its creature: it appears untapped.',
            ['dm-flip-22', 'dm-flip-23'],
            { 'card.type': 'creature', 'card.tapped': false, waiting: [] },
          ),
        ),
      ],
      {
        start: inStep(
          'attack',
          position(mine('soul', 'gaial-kaiser'), mine('card', 'shouryuuken-gaial', on('soul')), guard, ...shields(3)),
        ),
      },
    ),
    branch(
      'fortress',
      t('フォートレスからクリーチャーへ', 'From fortress to creature'),
      0,
      [
        goOn('ターンを終える。', 'The turn ends.', 'opponent', { waiting: ['card.dragon-release'] }),
        deciding(
          yes(
            resolve('card', 'dragon-release'),
            '横向きのフォートレスからでも、アンタップして現れる。',
            'Though a fortress lies sideways, the creature appears untapped.',
            ['dm-flip-22', 'dm-flip-23'],
            { 'card.type': 'creature', 'card.tapped': false, waiting: [] },
          ),
        ),
      ],
      {
        start: {
          ...inStep(
            'end',
            position(mine('card', 'musin-toukon'), mine('one', 'cocco-lupia'), mine('two', 'bolshack-dragon'), guard),
          ),
          active: 'opponent',
          turn: 4,
        },
      },
    ),
  ],
}
