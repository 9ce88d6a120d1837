import {
  branch,
  cast,
  deciding,
  hand,
  mana,
  mine,
  position,
  resolve,
  several,
  t,
  theirs,
  yes,
  type DuelMastersExample,
} from './writing'
import type { Setup } from '../../../lib/games/duel-masters'

const link = { link: 'zerom' }

/** 零無 with its four nebulae, so many of them linked already; the graveyard nebula is not. */
const withLinked = (hands: boolean): Setup =>
  position(
    mine('zerom', 'zerom'),
    mine('hand-nebula', 'nebula-hand', hands ? link : {}),
    mine('destruction-nebula', 'nebula-destruction', link),
    mine('revival-nebula', 'nebula-revival', link),
    mine('graveyard-nebula', 'nebula-graveyard'),
    mine('spell', 'mil-spark', hand),
    theirs('envoy', 'rose-envoy'),
    theirs('cocco', 'cocco-lupia'),
    ...mana(1, 'mil-spark'),
    ...several(7, 'grave', 'yamino-dobel', { zone: 'graveyard' }),
  )

const spell = yes(
  cast('spell', [['cocco']]),
  '呪文が墓地に置かれ、墓地は8枚になる。《墓地の儀》の能力が誘発する。',
  'A spell goes to the graveyard, the eighth card there: the nebula of the graveyard is set off.',
  [],
  { waiting: ['graveyard-nebula.link'] },
)

export const dmZeroDragon: DuelMastersExample = {
  id: 'dm-zero-dragon',
  title: t('4枚目の星雲', 'The fourth nebula'),
  text: t(
    '《滅亡の起源 零無》に零龍星雲が3枚リンクしている。4枚目をリンクする。',
    'Three Zeron Nebulae are linked to Zerom, Origin of Ruin. The fourth is linked now.',
  ),
  start: withLinked(true),
  steps: [
    spell,
    yes(resolve('graveyard-nebula', 'link', [['envoy']]), '4枚目がリンクする。', 'The fourth is linked.', [], {
      'graveyard-nebula.link': 'zerom',
      'zerom.parts': 4,
      waiting: ['zerom.zeron-birth'],
    }),
    deciding(
      yes(
        resolve('zerom', 'zeron-birth'),
        '5枚とも裏返り、リンクした1体のクリーチャー《零龍》になる。',
        'All five flip into one linked creature, Zeron.',
        ['dm-flip-06', 'dm-rule-701.31'],
        {
          'zerom.type': 'creature',
          'zerom.face': 2,
          'hand-nebula.face': 2,
          'graveyard-nebula.face': 2,
          'zerom.parts': 4,
        },
      ),
    ),
    yes(
      resolve('zerom', 'ruin'),
      '「零龍卍誕した時」で、相手のクリーチャーのパワーは0になる。《零龍》自身はパワー0でも離れない。',
      '‘When it was born’: the power of the opposing creatures becomes 0. Zeron itself stays, though its power is 0.',
      [],
      { 'cocco.zone': 'graveyard', 'zerom.zone': 'battle', 'zerom.power': 0 },
    ),
  ],
  branches: [
    branch(
      'third',
      t('3枚目のリンク', 'The third link'),
      0,
      [
        spell,
        deciding(
          yes(
            resolve('graveyard-nebula', 'link', [['envoy']]),
            '3枚目がリンクする。まだ3枚なので零龍卍誕は誘発せず、裏返らない。',
            'The third is linked. With only three, Zeron birth is not set off, and nothing flips.',
            ['dm-flip-06'],
            { 'zerom.parts': 3, 'zerom.type': 'ceremony', 'zerom.face': 1, waiting: [] },
          ),
        ),
      ],
      { start: withLinked(false) },
    ),
  ],
}
