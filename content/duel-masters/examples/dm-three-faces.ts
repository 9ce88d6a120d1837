import {
  branch,
  cast,
  deciding,
  face,
  goOn,
  hand,
  mana,
  mine,
  on,
  position,
  resolve,
  shields,
  summon,
  t,
  theirs,
  yes,
  type DuelMastersExample,
} from './writing'
import type { Setup } from '../../../lib/games/duel-masters'

/** One Dragon was put in this turn already. */
const oneDragon: Setup['log'] = { put: [{ by: 'player', card: 'bolshack-dragon', face: 1 }] }

export const dmThreeFaces: DuelMastersExample = {
  id: 'dm-three-faces',
  title: t('3面のドラグハート', 'A Dragheart with three faces'),
  text: t(
    '《爆熱天守 バトライ閣》はウエポン・フォートレス・クリーチャーの3面を持つ。このターン、自分はもうドラゴンを1体出している。',
    'Batorai has three faces: weapon, fortress and creature. You have put one Dragon into the battle zone this turn already.',
  ),
  start: {
    ...position(
      mine('batorai', 'batrai', face(2)),
      mine('dragon', 'bolshack-dragon', hand),
      mine('back', 'sample-send-back', hand),
      theirs('envoy', 'rose-envoy'),
      ...mana(6, 'cocco-lupia'),
      ...mana(3, 'aqua-hulcus'),
      ...shields(2),
    ),
    log: oneDragon,
  },
  steps: [
    yes(summon('dragon'), '2体目のドラゴンを出す。', 'You put in a second Dragon.', [], {
      waiting: ['batorai.dragon-release'],
    }),
    deciding(
      yes(
        resolve('batorai', 'dragon-release'),
        '「クリーチャー側に裏返す」と書いてあるので、行き先は3面目である。',
        'It says ‘flip it to the creature side’, so it goes to the third face.',
        ['dm-flip-09', 'dm-rule-701.22'],
        { 'batorai.face': 3, 'batorai.type': 'creature' },
      ),
    ),
    deciding(
      yes(
        cast('back', [['batorai']]),
        '離れるかわりに龍回避する。「フォートレス側に裏返す」ので、2面目に戻る。',
        'Instead of leaving, dragon evasion: ‘to the fortress side’ is the second face.',
        ['dm-flip-09', 'dm-rule-807.1b'],
        { 'batorai.face': 2, 'batorai.type': 'fortress', 'batorai.zone': 'battle' },
      ),
    ),
  ],
  branches: [
    branch(
      'from-weapon',
      t('ウエポンの面から', 'From the weapon face'),
      0,
      [
        goOn('攻撃ステップに進む。', 'On to the attack step.'),
        goOn('ターンの終わり。龍解の能力が誘発する。', 'The end of the turn: dragon release is set off.', 'player', {
          waiting: ['batorai.dragon-release'],
        }),
        deciding(
          yes(
            resolve('batorai', 'dragon-release'),
            '1面目の龍解は「フォートレス側に裏返す」。クリーチャーの面へは行かない。',
            'The dragon release of the first face says ‘to the fortress side’: it does not go to the creature face.',
            ['dm-flip-09'],
            { 'batorai.face': 2, 'batorai.type': 'fortress' },
          ),
        ),
      ],
      {
        start: {
          ...position(mine('malt', 'glenmalt'), mine('batorai', 'batrai', on('malt')), theirs('envoy', 'rose-envoy')),
          log: oneDragon,
        },
      },
    ),
  ],
}
