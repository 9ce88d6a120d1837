import { branch, deciding, down, mine, no, position, special, t, yes, zone, type YugiohExample } from './writing'

export const ygoGladiatorFusion: YugiohExample = {
  id: 'ygo-gladiator-fusion',
  title: t('裏側の「剣闘獣」を融合素材にする', 'Face-down Gladiator Beasts as material'),
  text: t(
    '裏側の「剣闘獣」2体をデッキに戻して《剣闘獣ガイザレス》を特殊召喚する。',
    'Two face-down Gladiator Beasts return to the Deck for Gladiator Beast Gyzarus.',
  ),
  start: position(
    mine('bestiari', 'gladiator-beast-bestiari', down),
    mine('laquari', 'gladiator-beast-laquari', down),
    mine('gyzarus', 'gladiator-beast-gyzarus', zone('extra')),
  ),
  steps: [
    deciding(
      yes(
        special('gyzarus', ['bestiari', 'laquari']),
        '現在は、裏側でも融合素材にできる。',
        'Today face-down material is allowed.',
        ['ygo-fd-26', 'ygo-fd-29'],
        { 'laquari.zone': 'deck' },
      ),
    ),
  ],
  branches: [
    branch(
      'then',
      t('できないとされた時期', 'At a time when it was not allowed'),
      0,
      [
        no(
          special('gyzarus', ['bestiari', 'laquari']),
          '裁定が揺れていた時期には、できないとされたことがある。',
          'There was a time when it was not allowed.',
          ['ygo-fd-28'],
        ),
      ],
      { era: 'undated-material' },
    ),
  ],
}
