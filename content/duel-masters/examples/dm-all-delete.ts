import {
  branch,
  cast,
  deciding,
  hand,
  mana,
  mine,
  on,
  position,
  shields,
  t,
  theirTurn,
  theirs,
  yes,
  type DuelMastersExample,
} from './writing'
import type { Setup, SetupCard } from '../../../lib/games/duel-masters'

const dragner: readonly SetupCard[] = [mine('malt', 'glenmalt'), mine('sword', 'proto-gigaheart', on('malt'))]

const theirSpell: Setup = theirTurn(
  position(...dragner, theirs('delete', 'all-delete', hand), ...mana(11, 'yamino-dobel', 'opponent'), ...shields(5)),
)

export const dmAllDelete: DuelMastersExample = {
  id: 'dm-all-delete',
  title: t('《オールデリート》と《無敵剣 プロト・ギガハート》', 'All Delete and Proto Gigaheart'),
  text: t(
    '自分のドラグナーが《無敵剣 プロト・ギガハート》を装備している。相手が《オールデリート》を唱える。（出典のページの答え。デュエル・マスターズ Wikiはこのカードを不明確な裁定に挙げている。）',
    'Your Dragner is equipped with Proto Gigaheart, and the opponent casts All Delete. (This is the answer of the source page; the Duel Masters wiki lists the card among unclear rulings.)',
  ),
  start: theirSpell,
  steps: [
    deciding(
      yes(
        cast('delete', [], 'opponent'),
        'ドラグナーは離れるかわりに残り、ウエポンが《最強龍 オウギンガ・ゼロ》に龍解する。だが裏返してもゾーンは移っていない。ウエポンを動かす効果が、同じカードである《最強龍 オウギンガ・ゼロ》を動かす。',
        'The Dragner stays, and the weapon is dragon-released into Ohginga Zero. But a flip is no change of zone: the effect that moves the weapon moves Ohginga Zero, for it is the same card.',
        ['dm-flip-32', 'dm-flip-33', 'dm-rule-117.1'],
        { 'malt.zone': 'battle', 'sword.zone': 'hyperspatial' },
      ),
    ),
  ],
  branches: [
    branch(
      'own',
      t('自分で唱える', 'You cast it yourself'),
      0,
      [
        deciding(
          yes(
            cast('delete'),
            '自分の呪文には反応しない。どちらも離れる。',
            'The weapon does not react to your own spell: both leave.',
            ['dm-rule-117.1'],
            { 'sword.zone': 'hyperspatial', 'player.graveyard': 1 },
          ),
        ),
      ],
      {
        start: position(...dragner, mine('delete', 'all-delete', hand), ...mana(11, 'yamino-dobel'), ...shields(5)),
      },
    ),
    branch(
      'really-moved',
      t('本当にゾーンを移ったカードなら', 'A card that really has changed zones'),
      0,
      [
        deciding(
          yes(
            cast('delete', [], 'opponent'),
            '見本「身代わり」は置換効果でマナゾーンに移る。《オールデリート》はマナゾーンを指定していないので、もう動かさない（400.8）。',
            'The sample Stand-in moves to the mana zone as a replacement. All Delete does not name that zone, so it does nothing more to it (400.8).',
            ['dm-rule-400.8'],
            { 'malt.zone': 'battle', 'stand-in.zone': 'mana' },
          ),
        ),
      ],
      {
        start: theirTurn(
          position(
            mine('malt', 'glenmalt'),
            mine('stand-in', 'sample-stand-in'),
            theirs('delete', 'all-delete', hand),
            ...mana(11, 'yamino-dobel', 'opponent'),
          ),
        ),
      },
    ),
  ],
}
