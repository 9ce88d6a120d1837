import { activate, down, grave, hand, mine, position, resolve, set, special, summon, t, theirs, zone } from '../writing'
import type { Pair } from './pair'

const faceUp = { stance: 'face-up-attack' } as const
const fits = t('裏側のモンスターが求められるものか', 'whether the face-down monster really is what is asked for')
const icarus = position(
  mine('bird', 'harpie-lady', down),
  mine('icarus', 'icarus-attack', set),
  theirs('one', 'celtic-guardian'),
  theirs('two', 'luster-dragon'),
)
const symbols = position(
  mine('elf', 'celtic-guardian', down),
  mine('symbols', 'symbols-of-duty', hand),
  mine('skull', 'summoned-skull', grave),
)

/** Face-down monsters as Tributes, as another cost, and as material. */
export const costs: readonly Pair[] = [
  {
    ruling: 'ygo-fd-20',
    differs: t('裏側のモンスターがダブルコストモンスターか', 'whether the face-down monster counts as two Tributes'),
    start: position(mine('horse', 'kaiser-sea-horse', down), mine('blue', 'blue-eyes-white-dragon', hand)),
    actions: [summon('blue', ['horse'])],
    but: { card: 'horse', is: { card: 'celtic-guardian' } },
    asks: 'verdict',
    gives: ['done', 'refused'],
  },
  {
    ruling: 'ygo-fd-21',
    differs: t('墓地へ送る通常モンスターが裏側か表側か', 'whether the Normal Monster that is sent lies face-down'),
    start: symbols,
    actions: [activate('symbols', { targets: ['skull'], cost: ['elf'] })],
    but: { card: 'elf', is: faceUp },
    asks: 'verdict',
    gives: ['refused', 'done'],
  },
  {
    ruling: 'ygo-fd-22',
    differs: fits,
    start: position(mine('bird', 'stealth-bird', down), ...icarus.cards.slice(1)),
    actions: [activate('icarus', { targets: ['one', 'two'], cost: ['bird'] })],
    but: { card: 'bird', is: { card: 'sangan' } },
    asks: 'verdict',
    gives: ['done', 'refused'],
  },
  {
    ruling: 'ygo-fd-23',
    differs: fits,
    start: icarus,
    actions: [activate('icarus', { targets: ['one', 'two'], cost: ['bird'] })],
    but: { card: 'bird', is: { card: 'mystical-elf' } },
    asks: 'verdict',
    gives: ['done', 'refused'],
  },
  {
    ruling: 'ygo-fd-24',
    differs: t('裏側のモンスターが爬虫類族の「ワーム」か', 'whether the face-down monster is a Reptile Worm'),
    start: position(mine('linx', 'worm-linx', down), mine('king', 'worm-king', hand)),
    actions: [summon('king', ['linx'])],
    but: { card: 'linx', is: { card: 'alien-skull' } },
    asks: 'verdict',
    gives: ['done', 'refused'],
  },
  {
    ruling: 'ygo-fd-25',
    differs: t('リリースする相手の「ワーム」が裏側か表側か', "whether the opponent's Worm lies face-down"),
    start: position(
      theirs('linx', 'worm-linx', down),
      mine('exchange', 'soul-exchange', hand),
      mine('king', 'worm-king', hand),
    ),
    actions: [activate('exchange', { targets: ['linx'] }), resolve, summon('king', ['linx'])],
    but: { card: 'linx', is: faceUp },
    asks: 'verdict',
    gives: ['refused', 'done'],
  },
  {
    ruling: 'ygo-fd-26',
    differs: fits,
    start: position(
      mine('bestiari', 'gladiator-beast-bestiari', down),
      mine('laquari', 'gladiator-beast-laquari'),
      mine('gyzarus', 'gladiator-beast-gyzarus', zone('extra')),
    ),
    actions: [special('gyzarus', ['bestiari', 'laquari'])],
    but: { card: 'bestiari', is: { card: 'harpie-lady' } },
    asks: 'verdict',
    gives: ['done', 'refused'],
  },
  {
    ruling: 'ygo-fd-27',
    differs: t('裏側のモンスターが「霊獣使い」か', 'whether the face-down monster is a Ritual Beast Tamer'),
    start: position(
      mine('lara', 'ritual-beast-tamer-lara', down),
      mine('hawk', 'spiritual-beast-cannahawk'),
      mine('apelio', 'ritual-beast-ulti-apelio', zone('extra')),
    ),
    actions: [special('apelio', ['lara', 'hawk'])],
    but: { card: 'lara', is: { card: 'mystical-elf' } },
    asks: 'verdict',
    gives: ['done', 'refused'],
  },
  {
    ruling: 'ygo-fd-28',
    differs: t('いつの裁定によるか', 'by the rulings of which time'),
    start: position(
      mine('bestiari', 'gladiator-beast-bestiari', down),
      mine('laquari', 'gladiator-beast-laquari', down),
      mine('gyzarus', 'gladiator-beast-gyzarus', zone('extra')),
    ),
    actions: [special('gyzarus', ['bestiari', 'laquari'])],
    but: { era: 'undated-material' },
    asks: 'verdict',
    gives: ['done', 'refused'],
  },
  {
    ruling: 'ygo-fd-29',
    differs: t('いつの裁定によるか', 'by the rulings of which time'),
    start: symbols,
    actions: [activate('symbols', { targets: ['skull'], cost: ['elf'] })],
    but: { era: 'undated-cost' },
    asks: 'verdict',
    gives: ['refused', 'done'],
  },
]
