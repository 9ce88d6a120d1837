import { activate, down, hand, look, mine, position, resolve, t, theirs, zone } from '../writing'
import type { Pair } from './pair'

const faceDown = zone('banished', { face: 'down' })
const looked = (random: boolean) =>
  position(theirs('card', 'celtic-guardian', { ...faceDown, hiddenBy: { controller: 'player', random } }))

/** Cards that are banished face-down. */
export const banished: readonly Pair[] = [
  {
    ruling: 'ygo-fd-10',
    differs: t('除外されたカードが裏側か表側か', 'whether the banished card is face-down or face-up'),
    start: position(theirs('card', 'celtic-guardian', faceDown)),
    actions: [look('card')],
    but: { card: 'card', is: { face: 'up' } },
    asks: 'verdict',
    gives: ['refused', 'done'],
  },
  {
    ruling: 'ygo-fd-48',
    differs: t('除外された素材が裏側か表側か', 'whether the banished material is face-down or face-up'),
    start: position(
      mine('avian', 'elemental-hero-avian', faceDown),
      mine('lady', 'elemental-hero-burstinatrix', zone('banished')),
      mine('wingman', 'elemental-hero-flame-wingman', zone('extra')),
      mine('fusion', 'parallel-world-fusion', hand),
    ),
    actions: [activate('fusion', { cost: ['avian', 'lady'] })],
    but: { card: 'avian', is: { face: 'up' } },
    asks: 'verdict',
    gives: ['refused', 'done'],
  },
  {
    ruling: 'ygo-fd-51',
    differs: t('一時的に除外されるモンスターが裏側か表側か', 'whether the monster banished for a time is face-down'),
    start: position(
      mine('own', 'celtic-guardian', down),
      theirs('other', 'luster-dragon'),
      mine('gate', 'different-dimension-gate', hand),
    ),
    actions: [activate('gate', { targets: ['own', 'other'] }), resolve],
    but: { card: 'own', is: { stance: 'face-up-defense' } },
    asks: 'own.face',
    gives: ['down', 'up'],
  },
  {
    ruling: 'ygo-fd-56',
    differs: t(
      '確認するのが効果のコントローラーか、相手か',
      "whether the effect's controller looks or the other player",
    ),
    start: looked(false),
    actions: [look('card')],
    but: { actions: [look('card', 'opponent')] },
    asks: 'verdict',
    gives: ['done', 'refused'],
  },
  {
    ruling: 'ygo-fd-57',
    differs: t('デッキから無作為に除外されたか', 'whether it was taken at random from the Deck'),
    start: looked(true),
    actions: [look('card')],
    but: { card: 'card', is: { hiddenBy: { controller: 'player', random: false } } },
    asks: 'verdict',
    gives: ['refused', 'done'],
  },
]
