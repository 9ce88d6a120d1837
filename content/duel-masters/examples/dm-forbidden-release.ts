import {
  attack,
  branch,
  cast,
  deciding,
  hand,
  mana,
  mine,
  no,
  on,
  resolve,
  several,
  shields,
  summon,
  t,
  theirs,
  toAttack,
  yes,
  type DuelMastersExample,
} from './writing'
import type { Setup } from '../../../lib/games/duel-masters'

/** The first turn, with so many seals left. */
const withSeals = (n: number): Setup => ({
  turn: 1,
  cards: [
    mine('forbidden', 'forbidden-sealed-x', { memory: { fromStart: true } }),
    ...several(n, 'seal', 'cocco-lupia', on('forbidden', { seal: true })),
    mine('command', 'sample-fire-command', hand),
    mine('back', 'sample-send-back', hand),
    theirs('hulcus', 'aqua-hulcus'),
    ...mana(2, 'cocco-lupia'),
    ...mana(3, 'aqua-hulcus'),
    ...shields(5),
  ],
})

export const dmForbiddenRelease: DuelMastersExample = {
  id: 'dm-forbidden-release',
  title: t('1ターン目の禁断解放', 'Forbidden release in turn 1'),
  text: t(
    '1ターン目。《禁断〜封印されしX〜》の封印はあと1つで、火のコマンドを出すと外れる。',
    'Turn 1. One seal is left on Forbidden ~The Sealed X~, and a Fire Command takes it off.',
  ),
  start: withSeals(1),
  steps: [
    yes(
      summon('command'),
      '見本の火のコマンドを出し、最後の封印が外れる。',
      'A sample Fire Command is put in and takes the last seal off.',
      ['dm-rule-116.4'],
      { 'forbidden.seals': 0, waiting: ['forbidden.forbidden-release'] },
    ),
    deciding(
      yes(
        resolve('forbidden', 'forbidden-release'),
        '禁断解放して《伝説の禁断 ドキンダムX》になる。',
        'It is forbidden-released into Dokindam X.',
        ['dm-flip-05', 'dm-rule-701.25'],
        { 'forbidden.face': 2, 'forbidden.type': 'creature', 'forbidden.tapped': false },
      ),
    ),
    yes(
      resolve('forbidden', 'seal'),
      '「禁断解放した時」で、相手のクリーチャーに封印が付く。',
      '‘When it was forbidden-released’: the opposing creature gets a seal.',
      [],
      { 'hulcus.sealed': true },
    ),
    toAttack,
    deciding(
      yes(
        attack('forbidden'),
        '最初のターンのはじめからバトルゾーンにあったので、1ターン目でも召喚酔いしていない。',
        'It has been in the battle zone since the start of the first turn, so even in turn 1 it is not summoning sick.',
        ['dm-flip-18', 'dm-flip-15'],
      ),
    ),
  ],
  branches: [
    branch(
      'one-left',
      t('封印がもう1つある', 'One seal is left'),
      0,
      [
        deciding(
          yes(
            summon('command'),
            '封印が1つ外れるが、まだ1つ残っている。禁断解放は誘発せず、裏返らない。',
            'One seal comes off, and one is left: forbidden release is not set off, and nothing flips.',
            ['dm-flip-05'],
            { 'forbidden.seals': 1, 'forbidden.face': 1, waiting: [] },
          ),
        ),
      ],
      { start: withSeals(2) },
    ),
    branch('stays', t('鼓動を手札に戻そうとする', 'An effect would return the pulse to the hand'), 0, [
      deciding(
        yes(
          cast('back', [['forbidden']]),
          'この鼓動はバトルゾーンを離れない。',
          'The pulse does not leave the battle zone.',
          ['dm-flip-05'],
          { 'forbidden.zone': 'battle', 'forbidden.seals': 1 },
        ),
      ),
    ]),
    branch(
      'put-this-turn',
      t('もしこのターンに出たカードだったら', 'If the card had come this turn'),
      4,
      [
        no(
          attack('forbidden'),
          'このターンに出たカードなら、裏返っても召喚酔いする。',
          'Had it been put in this turn, it would be summoning sick, flipped or not.',
          ['dm-flip-16'],
        ),
      ],
      {
        start: {
          ...withSeals(1),
          cards: [
            mine('forbidden', 'forbidden-sealed-x', { memory: { arrived: true } }),
            ...withSeals(1).cards.slice(1),
          ],
        },
      },
    ),
  ],
}
