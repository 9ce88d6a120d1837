import {
  branch,
  cast,
  castFaceDown,
  cloaked,
  concede,
  deciding,
  down,
  goes,
  hand,
  lands,
  mine,
  passes,
  payWard,
  position,
  resolve,
  t,
  theirLands,
  theirs,
  yes,
  type MagicExample,
} from './writing'

const spell = [mine('whipcorder', 'whipcorder', hand), ...lands('plains', 3)]
const truth = [theirs('truth', 'echoing-truth', hand), ...theirLands('island', 4)]

export const mtgRevealOnLeaving: MagicExample = {
  id: 'mtg-reveal-on-leaving',
  title: t('裏向きのカードが離れるときの公開', 'Face-down cards are revealed as they leave'),
  text: t(
    '裏向きの呪文が打ち消される。その正体は明かされるか。',
    'A face-down spell is countered. Is it revealed what it was?',
  ),
  start: position(spell, theirs('absorb', 'absorb', hand), theirLands('island', 2), theirLands('plains', 1)),
  steps: [
    yes(
      castFaceDown('whipcorder'),
      '変異を持つカードを裏向きに唱える。',
      'You cast a card with morph face down.',
      ['mtg-cr-702.37c'],
      { stack: ['n1'], 'n1.knownToOpponent': false },
    ),
    passes(),
    yes(
      cast('absorb', { targets: ['n1'] }, 'opponent'),
      '相手が《吸収》で打ち消そうとする。',
      'The opponent casts Absorb to counter it.',
      [],
      { stack: ['n1', 'absorb'] },
    ),
    deciding(
      yes(
        resolve,
        '裏向きの呪文がスタックから墓地へ移るので、公開する。',
        'The face-down spell goes from the stack to the graveyard, so it is revealed.',
        ['mtg-cloak-15', 'mtg-cr-708.9'],
        {
          'n1.zone': 'graveyard',
          revealed: ['whipcorder'],
          'opponent.life': 23,
        },
      ),
    ),
  ],
  branches: [
    branch('resolves', t('打ち消されなければ', 'If it is not countered'), 1, [
      deciding(
        yes(
          resolve,
          '戦場に出るときは公開しない。',
          'As it goes to the battlefield it is not revealed.',
          ['mtg-cr-708.3'],
          { 'n1.zone': 'battlefield', 'n1.face': 'down', revealed: [] },
        ),
      ),
    ]),
    branch(
      'dies',
      t('裏向きのパーマネントが死亡する', 'A face-down permanent dies'),
      0,
      [
        passes(),
        yes(
          cast('downfall', { targets: ['first'] }, 'opponent'),
          '相手が《英雄の破滅》を唱える。',
          "The opponent casts Hero's Downfall.",
        ),
        deciding(
          yes(
            resolve,
            '戦場を離れるので公開する。裏向きのものに「死亡したとき」の能力はなく、誘発しない。',
            'It leaves the battlefield and is revealed. Face down it had no dies ability, so none triggers.',
            ['mtg-cloak-15', 'mtg-cr-708.9'],
            {
              'first.zone': 'graveyard',
              revealed: ['sultai-emissary'],
              stack: [],
            },
          ),
        ),
      ],
      {
        start: position(
          mine('first', 'sultai-emissary', down('manifest')),
          theirs('downfall', 'heros-downfall', hand),
          theirLands('swamp', 3),
        ),
      },
    ),
    branch(
      'to-hand',
      t('手札に戻る', 'It returns to the hand'),
      0,
      [
        passes(),
        yes(
          cast('truth', { targets: ['first'] }, 'opponent'),
          '相手が《残響する真実》で手札に戻そうとする。護法が誘発する。',
          'The opponent casts Echoing Truth to return it. Ward triggers.',
          ['mtg-cloak-04'],
        ),
        goes(['mtg-cr-702.21a'], { choice: 'pay' }),
        yes(payWard, '相手は護法のコストを支払う。', 'The opponent pays for ward.', ['mtg-cr-702.21a']),
        deciding(
          yes(
            resolve,
            '手札は非公開領域だが、移るときに公開する。',
            'The hand is a hidden zone, but the card is revealed on its way.',
            ['mtg-cloak-15', 'mtg-cr-708.9'],
            {
              'player.hand': 1,
              revealed: ['runeclaw-bear'],
            },
          ),
        ),
      ],
      { start: position(mine('first', 'runeclaw-bear', cloaked), truth) },
    ),
    branch(
      'game-ends',
      t('ゲームが終わる', 'The game ends'),
      0,
      [
        deciding(
          yes(
            concede('opponent'),
            '相手が投了してゲームが終わる。裏向きのものはすべて公開する。',
            'The opponent concedes and the game ends. All that is face down is revealed.',
            ['mtg-cloak-15', 'mtg-cr-708.9'],
            {
              revealed: ['runeclaw-bear', 'giant-growth'],
              winner: 'player',
            },
          ),
        ),
      ],
      { start: position(mine('first', 'runeclaw-bear', cloaked), mine('second', 'giant-growth', cloaked)) },
    ),
    branch(
      'leaves',
      t('自分がゲームを離れる', 'You leave the game'),
      0,
      [
        deciding(
          yes(
            concede('player'),
            '自分がゲームを離れるときも、裏向きのものをすべて公開する。',
            'As you leave the game you reveal all that is face down.',
            ['mtg-cloak-15', 'mtg-cr-104.3a'],
            {
              revealed: ['runeclaw-bear', 'giant-growth'],
              winner: 'opponent',
            },
          ),
        ),
      ],
      { start: position(mine('first', 'runeclaw-bear', cloaked), mine('second', 'giant-growth', cloaked)) },
    ),
  ],
}
