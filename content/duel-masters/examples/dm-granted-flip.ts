import {
  branch,
  cast,
  deciding,
  face,
  hand,
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
import type { Setup, SetupCard } from '../../../lib/games/duel-masters'

const giving = (spell: string, card: SetupCard): Setup =>
  position(
    card,
    mine('gift', spell, hand),
    mine('match', 'chain-deathmatch', hand),
    mine('back', 'sample-send-back', hand),
    theirs('warrior', 'sample-warrior'),
    ...mana(5, 'cocco-lupia'),
    ...mana(3, 'aqua-hulcus'),
  )

const gives = yes(
  cast('gift', [['card']]),
  '見本の呪文で、裏返る能力をこのターン与える。',
  'A sample spell gives it an ability that flips, for this turn.',
)

export const dmGrantedFlip: DuelMastersExample = {
  id: 'dm-granted-flip',
  title: t('裏返る能力を与える', 'Giving an ability that flips'),
  text: t(
    'ドラグハート・クリーチャーの《熱血龍 ガイシュカク》に、見本の呪文で「解除」を与える。',
    'A sample spell gives release to Gaishukaku, a Dragheart Creature.',
  ),
  start: giving('sample-gift-release', mine('card', 'musin-toukon', face(2))),
  steps: [
    gives,
    deciding(
      yes(
        cast('back', [['card']]),
        '離れるかわりに、コストの小さいフォートレスの面に裏返る。カードタイプが違ってもよい。',
        'Instead of leaving it flips to its fortress face, which costs less. The card types may differ.',
        ['dm-flip-26', 'dm-rule-805.1b'],
        { 'card.zone': 'battle', 'card.type': 'fortress' },
      ),
    ),
  ],
  branches: [
    branch(
      'no-such-face',
      t('行き先の条件を満たす面がない', 'No face is what the ability asks for'),
      0,
      [
        gives,
        deciding(
          yes(
            cast('back', [['card']]),
            '2面のコストが同じで「コストの小さいほう」がない。裏返れず、離れる。',
            'Both faces cost the same, so there is no ‘lower-cost side’: it cannot flip, and leaves.',
            ['dm-flip-27'],
            { 'card.zone': 'hyperspatial' },
          ),
        ),
      ],
      { start: giving('sample-gift-release', mine('card', 'shinkai-janus')) },
    ),
    branch(
      'awaken-ordinary',
      t('ふつうのクリーチャーに覚醒を与える', 'Awaken given to an ordinary creature'),
      0,
      [
        gives,
        yes(cast('match'), 'バトルに勝ち、覚醒の能力が誘発する。', 'It wins a battle, and awaken is set off.', [], {
          waiting: ['card.awaken'],
        }),
        deciding(
          yes(
            resolve('card', 'awaken'),
            '裏返す面がないので、何も起こらない。',
            'It has no face to flip to, so nothing happens.',
            ['dm-flip-27'],
            { 'card.face': 1, 'card.zone': 'battle' },
          ),
        ),
      ],
      { start: giving('sample-gift-awaken', mine('card', 'bolshack-dragon')) },
    ),
    branch(
      'release-ordinary',
      t('ふつうのクリーチャーに解除を与える', 'Release given to an ordinary creature'),
      0,
      [
        gives,
        deciding(
          yes(
            cast('back', [['card']]),
            '裏返す面がないので置換できず、手札に戻る。',
            'It has no face to flip to, so nothing is replaced: it goes to the hand.',
            ['dm-flip-27', 'dm-rule-609.4'],
            { 'card.zone': 'hand' },
          ),
        ),
      ],
      { start: giving('sample-gift-release', mine('card', 'bolshack-dragon')) },
    ),
    branch(
      'dragon-release',
      t('サイキック・クリーチャーに龍解を与える', 'Dragon release given to a Psychic Creature'),
      0,
      [
        gives,
        yes(cast('match'), 'バトルに勝つ。', 'It wins a battle.'),
        deciding(
          yes(
            resolve('card', 'dragon-release'),
            'もう一方の面もクリーチャーなので、「クリーチャー側」に裏返る。',
            'The other face is a creature too, so it flips to ‘the creature side’.',
            ['dm-flip-26', 'dm-rule-701.22'],
            { 'card.face': 2 },
          ),
        ),
      ],
      { start: giving('sample-gift-dragon-release', mine('card', 'shinkai-janus')) },
    ),
    branch(
      'akashic',
      t('《アカシック・パラレル》が解除のあるクリーチャーになる', 'Akashic Parallel becomes a creature with release'),
      0,
      [
        deciding(
          yes(
            cast('hand', [['akashic']], 'opponent'),
            'コピーしても面は1つしかない。解除できず、破壊される。',
            'A copy still has one face: it is not released, and is destroyed.',
            ['dm-flip-27', 'dm-rule-609.4'],
            { 'akashic.zone': 'graveyard' },
          ),
        ),
      ],
      {
        start: theirTurn(
          position(
            mine('akashic', 'akashic-parallel', {
              effects: [
                {
                  by: 'player',
                  from: 'effect',
                  copy: { card: 'temporal-blaze-bolshack', face: 2 },
                  until: 'end-of-next',
                },
              ],
            }),
            theirs('hand', 'demon-hand', hand),
            theirs('bolshack', 'temporal-blaze-bolshack', face(2)),
            ...mana(6, 'yamino-dobel', 'opponent'),
          ),
        ),
      },
    ),
  ],
}
