import type { Card } from '../card'
import type { Mana } from '../vocabulary'
import { card, disguise, morph, tapFor, unmodelled } from './writing'

const basic = (id: string, ja: string, en: string, mana: Mana): Card =>
  card(id, ja, en, { supertypes: ['Basic'], types: ['Land'], subtypes: [en], abilities: [tapFor(id, mana)] })

export const lands: readonly Card[] = [
  basic('plains', '平地', 'Plains', 'W'),
  basic('island', '島', 'Island', 'U'),
  basic('swamp', '沼', 'Swamp', 'B'),
  basic('mountain', '山', 'Mountain', 'R'),
  basic('forest', '森', 'Forest', 'G'),
  card('zoetic-cavern', '生けるものの洞窟', 'Zoetic Cavern', {
    types: ['Land'],
    abilities: [tapFor('zoetic-cavern', 'C'), morph('{2}')],
  }),
  card(
    'branch-of-vitu-ghazi',
    'Branch of Vitu-Ghazi',
    'Branch of Vitu-Ghazi',
    {
      types: ['Land'],
      abilities: [
        tapFor('branch-of-vitu-ghazi', 'C'),
        disguise('{3}'),
        unmodelled(
          '表向きになったときにマナを加える誘発型能力',
          'the triggered ability that adds mana when it is turned face up',
        ),
      ],
    },
    { partly: true },
  ),
  card('dryad-arbor', 'ドライアドの東屋', 'Dryad Arbor', {
    types: ['Land', 'Creature'],
    subtypes: ['Forest', 'Dryad'],
    indicator: ['G'],
    power: 1,
    toughness: 1,
    abilities: [tapFor('dryad-arbor', 'G')],
  }),
]
