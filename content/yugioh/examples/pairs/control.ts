import {
  activate,
  change,
  choose,
  flip,
  hand,
  mine,
  open,
  position,
  resolve,
  set,
  special,
  t,
  theirs,
} from '../writing'
import type { Pair } from './pair'

const sinceWhen = t(
  'このターンに出たか、前のターンからいたか',
  'whether it came this turn or was there since an earlier turn',
)
const heart = mine('heart', 'change-of-heart', hand)
const taken = [activate('heart', { targets: ['elf'] }), resolve]

/** Monsters that came this turn and whose control changed. */
export const control: readonly Pair[] = [
  {
    ruling: 'ygo-bp-35',
    differs: sinceWhen,
    start: position(
      theirs('elf', 'celtic-guardian', {
        memory: { summon: 'special', arrived: { how: 'special', by: 'opponent', to: 'opponent' } },
      }),
      heart,
    ),
    actions: [...taken, change('elf')],
    but: { card: 'elf', is: { memory: { summon: 'special' } } },
    asks: 'verdict',
    gives: ['refused', 'done'],
  },
  {
    ruling: 'ygo-bp-36',
    differs: sinceWhen,
    start: position(
      theirs('elf', 'celtic-guardian', {
        stance: 'face-down-defense',
        memory: { summon: 'special', arrived: { how: 'special', by: 'opponent', to: 'opponent', effectOf: 'player' } },
      }),
      heart,
    ),
    actions: [...taken, flip('elf')],
    but: { card: 'elf', is: { memory: { summon: 'special' } } },
    asks: 'verdict',
    gives: ['refused', 'done'],
  },
  {
    ruling: 'ygo-bp-37',
    differs: t(
      'このターンに特殊召喚した《溶岩魔神ラヴァ・ゴーレム》か、前からいたモンスターか',
      'Lava Golem that came this turn, or a monster that was there before',
    ),
    start: position(
      mine('golem', 'lava-golem', hand),
      mine('elf', 'mystical-elf'),
      mine('wash', 'remove-brainwashing', open),
      theirs('one', 'celtic-guardian'),
      theirs('two', 'luster-dragon'),
    ),
    actions: [special('golem', ['one', 'two']), choose('face-up-attack'), change('golem')],
    but: { actions: [special('golem', ['one', 'two']), choose('face-up-attack'), change('elf')] },
    asks: 'verdict',
    gives: ['refused', 'done'],
  },
  {
    ruling: 'ygo-bp-38',
    differs: t(
      'このターンに出たモンスターか、前からいたモンスターか',
      'the monster that came this turn, or one that was there before',
    ),
    start: position(
      mine('elf', 'mystical-elf'),
      theirs('laquari', 'gladiator-beast-laquari', hand),
      theirs('trojan', 'trojan-gladiator-beast', set),
    ),
    actions: [
      activate('trojan', { targets: ['laquari'] }, 'opponent'),
      resolve,
      choose('face-up-attack', 'opponent'),
      change('laquari'),
    ],
    but: {
      actions: [
        activate('trojan', { targets: ['laquari'] }, 'opponent'),
        resolve,
        choose('face-up-attack', 'opponent'),
        change('elf'),
      ],
    },
    asks: 'verdict',
    gives: ['refused', 'done'],
  },
]
