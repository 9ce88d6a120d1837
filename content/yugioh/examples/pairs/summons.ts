import {
  activate,
  choose,
  grave,
  hand,
  mine,
  position,
  resolve,
  set,
  special,
  summon,
  t,
  theirs,
  open,
} from '../writing'
import type { Pair } from './pair'

const fixed = t('表示形式が指定されているか', 'whether the card says in which position')
const revived = position(mine('elf', 'celtic-guardian', grave), mine('how', 'monster-reborn', set))
const alien = position(mine('skull', 'alien-skull', hand), theirs('sangan', 'sangan'))

/** The positions of a summon, and who chooses. */
export const summons: readonly Pair[] = [
  {
    ruling: 'ygo-bp-10',
    differs: t('表側守備表示での召喚か、攻撃表示か', 'whether the summon is in face-up Defense or in Attack'),
    start: position(mine('elf', 'celtic-guardian', hand)),
    actions: [summon('elf', [], 'defense')],
    but: { actions: [summon('elf')] },
    asks: 'verdict',
    gives: ['refused', 'done'],
  },
  {
    ruling: 'ygo-bp-11',
    differs: t('《聖なる輝き》が表側か', 'whether Light of Intervention is face-up'),
    start: position(mine('elf', 'celtic-guardian', hand), mine('light', 'light-of-intervention', open)),
    actions: [summon('elf', [], 'defense')],
    but: { card: 'light', is: { face: 'down' } },
    asks: 'verdict',
    gives: ['done', 'refused'],
  },
  {
    ruling: 'ygo-bp-12',
    differs: fixed,
    start: revived,
    actions: [activate('how', { targets: ['elf'] }), resolve, choose('face-up-defense')],
    but: { card: 'how', is: { card: 'call-of-the-haunted' } },
    asks: 'verdict',
    gives: ['done', 'refused'],
  },
  {
    ruling: 'ygo-bp-13',
    differs: fixed,
    start: {
      ...revived,
      cards: revived.cards.map((card) => (card.id === 'how' ? { ...card, card: 'call-of-the-haunted' } : card)),
    },
    actions: [activate('how', { targets: ['elf'] }), resolve, choose('face-up-defense')],
    but: { card: 'how', is: { card: 'monster-reborn' } },
    asks: 'verdict',
    gives: ['refused', 'done'],
  },
  {
    ruling: 'ygo-bp-14',
    differs: t('特殊召喚する側が選ぶか、相手が選ぶか', 'whether the one who summons chooses or the other player'),
    start: alien,
    actions: [special('skull', ['sangan']), choose('face-up-defense')],
    but: { actions: [special('skull', ['sangan']), choose('face-up-defense', 'opponent')] },
    asks: 'verdict',
    gives: ['done', 'refused'],
  },
]
