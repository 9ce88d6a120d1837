import {
  branch,
  cast,
  deciding,
  face,
  hand,
  mana,
  mine,
  position,
  t,
  theirTurn,
  theirs,
  yes,
  type DuelMastersExample,
} from './writing'

export const dmReleaseInsteadOfLeaving: DuelMastersExample = {
  id: 'dm-release-instead-of-leaving',
  title: t('離れるかわりに解除する', 'Released instead of leaving'),
  text: t(
    '相手が《デーモン・ハンド》で《勝利の覚醒者ボルシャック・メビウス》を破壊しようとする。自分の場には、クリーチャーが離れると引く見本「見張り」がいる。',
    'The opponent casts Terror Pit on Bolshack Möbius. A sample creature of yours draws a card whenever a creature leaves.',
  ),
  start: theirTurn(
    position(
      mine('bolshack', 'temporal-blaze-bolshack', face(2)),
      mine('watcher', 'sample-watcher'),
      theirs('hand1', 'demon-hand', hand),
      theirs('hand2', 'demon-hand', hand),
      ...mana(12, 'yamino-dobel', 'opponent'),
    ),
  ),
  steps: [
    deciding(
      yes(
        cast('hand1', [['bolshack']], 'opponent'),
        '破壊されず、コストの小さいほうに裏返る。離れていないので「見張り」は引かない。',
        'It is not destroyed but flipped to the lower-cost side. It has not left, so the watcher draws nothing.',
        ['dm-flip-02', 'dm-flip-12', 'dm-rule-805.1b'],
        { 'bolshack.zone': 'battle', 'bolshack.face': 1, waiting: [] },
      ),
    ),
  ],
  branches: [
    branch('again', t('もう一度破壊される', 'Destroyed once more'), 1, [
      deciding(
        yes(
          cast('hand2', [['bolshack']], 'opponent'),
          '前の面に解除はない。墓地に置かれ、超次元ゾーンへ戻る。今度は離れた。',
          'The first face has no release: it is put into the graveyard and goes back to the hyperspatial zone. This time it has left.',
          ['dm-rule-117.1'],
          { 'bolshack.zone': 'hyperspatial', waiting: ['watcher.left'] },
        ),
      ),
    ]),
  ],
}
