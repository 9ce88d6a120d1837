import { activate, attack, down, hand, inPhase, mine, position, resolve, t, theirs } from '../writing'
import type { Pair } from './pair'

const faceUp = { stance: 'face-up-attack' } as const
const upOrDown = t('モンスターが裏側か表側か', 'whether the monster is face-down or face-up')

/** What a face-down card hides, and what it does face-down. */
export const hidden: readonly Pair[] = [
  {
    ruling: 'ygo-fd-04',
    differs: upOrDown,
    start: position(mine('elf', 'celtic-guardian', down), mine('axe', 'axe-of-despair', hand)),
    actions: [activate('axe', { targets: ['elf'] })],
    but: { card: 'elf', is: faceUp },
    asks: 'verdict',
    gives: ['refused', 'done'],
  },
  {
    ruling: 'ygo-fd-05',
    differs: t('エクシーズモンスターが裏側か表側か', 'whether the Xyz Monster is face-down or face-up'),
    start: position(
      theirs('pearl', 'gem-knight-pearl', down),
      theirs('hope', 'number-39-utopia'),
      mine('storm', 'galaxy-storm', hand),
    ),
    actions: [activate('storm', { targets: ['pearl'] })],
    but: { card: 'pearl', is: faceUp },
    asks: 'verdict',
    gives: ['refused', 'done'],
  },
  {
    ruling: 'ygo-fd-11',
    differs: t('ドラゴン族モンスターが裏側か表側か', 'whether the Dragon is face-down or face-up'),
    start: position(
      theirs('blue', 'blue-eyes-white-dragon', down),
      theirs('gem', 'luster-dragon'),
      mine('hunt', 'sample-dragon-hunt', hand),
    ),
    actions: [activate('hunt', { targets: ['blue'] })],
    but: { card: 'blue', is: faceUp },
    asks: 'verdict',
    gives: ['refused', 'done'],
  },
  {
    ruling: 'ygo-fd-12',
    differs: t(
      '皆が見たドラゴンを《月の書》で裏側にしたか',
      'whether Book of Moon turned the Dragon that all had seen',
    ),
    start: position(
      theirs('blue', 'blue-eyes-white-dragon'),
      theirs('gem', 'luster-dragon'),
      mine('moon', 'book-of-moon', hand),
      mine('hunt', 'sample-dragon-hunt', hand),
    ),
    actions: [activate('moon', { targets: ['blue'] }), resolve, activate('hunt', { targets: ['blue'] })],
    but: { actions: [activate('hunt', { targets: ['blue'] })] },
    asks: 'verdict',
    gives: ['refused', 'done'],
  },
  {
    ruling: 'ygo-fd-13',
    differs: t('相手モンスターの1体が裏側か表側か', 'whether one monster of the opponent is face-down or face-up'),
    start: inPhase(
      'battle',
      position(mine('tutu', 'cyber-tutu'), theirs('skull', 'summoned-skull', down), theirs('gem', 'luster-dragon')),
    ),
    actions: [attack('tutu')],
    but: { card: 'skull', is: faceUp },
    asks: 'verdict',
    gives: ['refused', 'done'],
  },
  {
    ruling: 'ygo-fd-14',
    differs: t(
      '破壊された「アロマ」が裏側だったか表側だったか',
      'whether the destroyed Aroma lay face-down or face-up',
    ),
    start: position(
      theirs('jasmine', 'aromage-jasmine', down),
      theirs('garden', 'aroma-garden', { zone: 'field' }),
      mine('bolt', 'raigeki', hand),
    ),
    actions: [activate('bolt'), resolve, activate('garden', { effect: 'aroma' }, 'opponent')],
    but: { card: 'jasmine', is: faceUp },
    asks: 'verdict',
    gives: ['refused', 'done'],
  },
  {
    ruling: 'ygo-fd-15',
    differs: t(
      '裏側のまま墓地へ送られたのが《クリッター》自身かほかのカードか',
      'whether the card sent face-down is Sangan itself or another',
    ),
    start: position(
      theirs('sangan', 'sangan', down),
      theirs('elf', 'celtic-guardian', down),
      mine('doom', 'tribute-to-the-doomed', hand),
      mine('spare', 'fissure', hand),
    ),
    actions: [
      activate('doom', { targets: ['sangan'], cost: ['spare'] }),
      resolve,
      activate('sangan', { effect: 'search' }, 'opponent'),
    ],
    but: {
      actions: [
        activate('doom', { targets: ['elf'], cost: ['spare'] }),
        resolve,
        activate('sangan', { effect: 'search' }, 'opponent'),
      ],
    },
    asks: 'verdict',
    gives: ['done', 'refused'],
  },
  {
    ruling: 'ygo-fd-17',
    differs: t('裏側で破壊されたのが「ゴーストリック」か', 'whether the monster destroyed face-down was a Ghostrick'),
    start: position(
      theirs('stein', 'ghostrick-stein', down),
      theirs('specter', 'ghostrick-specter', hand),
      mine('bolt', 'raigeki', hand),
    ),
    actions: [activate('bolt'), resolve, activate('specter', { effect: 'return' }, 'opponent')],
    but: { card: 'stein', is: { card: 'celtic-guardian' } },
    asks: 'verdict',
    gives: ['done', 'refused'],
  },
  {
    ruling: 'ygo-fd-18',
    differs: upOrDown,
    start: position(
      mine('soldier', 'black-luster-soldier-envoy-of-the-beginning', {
        ...down,
        memory: { summon: 'special', proper: true },
      }),
      theirs('wolf', 'gene-warped-warwolf'),
    ),
    actions: [activate('soldier', { effect: 'banish', targets: ['wolf'] })],
    but: { card: 'soldier', is: faceUp },
    asks: 'verdict',
    gives: ['refused', 'done'],
  },
  {
    ruling: 'ygo-fd-19',
    differs: t(
      '対象にされた《ビッグ・シールド・ガードナー》が裏側か表側か',
      'whether the targeted Big Shield Gardna is face-down or face-up',
    ),
    start: position(theirs('shield', 'big-shield-gardna', down), mine('heart', 'change-of-heart', hand)),
    actions: [activate('heart', { targets: ['shield'] }), activate('shield', { effect: 'guard' }, 'opponent')],
    but: { card: 'shield', is: faceUp },
    asks: 'verdict',
    gives: ['done', 'refused'],
  },
]
