import {
  branch,
  choose,
  deciding,
  down,
  mine,
  no,
  position,
  special,
  t,
  yes,
  zone,
  type YugiohExample,
} from './writing'

export const ygoApelio: YugiohExample = {
  id: 'ygo-apelio',
  title: t('裏側のモンスターを融合素材にする', 'Face-down Fusion Material'),
  text: t(
    '裏側の《霊獣使いの長老》と表側の「精霊獣」を除外して《聖霊獣騎 アペライオ》を特殊召喚する。',
    'A face-down Ritual Beast Tamer and a face-up Spiritual Beast are banished for Ritual Beast Ulti-Apelio.',
  ),
  start: position(
    mine('tamer', 'ritual-beast-tamer-elder', down),
    mine('beast', 'spiritual-beast-cannahawk'),
    mine('ulti', 'ritual-beast-ulti-apelio', zone('extra')),
  ),
  steps: [
    deciding(
      yes(
        special('ulti', ['tamer', 'beast']),
        '融合素材でも、裏側のまま実際のカードとして扱える。',
        'As Fusion Material too it counts as what it really is.',
        ['ygo-fd-26', 'ygo-fd-27'],
        { 'tamer.zone': 'banished', choice: ['face-up-attack', 'face-up-defense'] },
      ),
    ),
    yes(choose('face-up-attack'), '表示形式を選ぶ。', 'The position is chosen.', ['ygo-bp-12']),
  ],
  branches: [
    branch(
      'both-down',
      t('どちらも裏側', 'Both face-down'),
      0,
      [
        yes(special('ulti', ['tamer', 'beast']), '2体とも裏側でもできる。', 'Both may be face-down.', [
          'ygo-fd-26',
          'ygo-fd-27',
        ]),
      ],
      {
        start: position(
          mine('tamer', 'ritual-beast-tamer-elder', down),
          mine('beast', 'spiritual-beast-cannahawk', down),
          mine('ulti', 'ritual-beast-ulti-apelio', zone('extra')),
        ),
      },
    ),
    branch(
      'no-tamer',
      t('「霊獣使い」でない', 'No Ritual Beast Tamer'),
      0,
      [
        no(
          special('ulti', ['tamer', 'beast']),
          '実際に「霊獣使い」でなければならない。',
          'It must really be a Ritual Beast Tamer.',
          ['ygo-rule-target'],
        ),
      ],
      {
        start: position(
          mine('tamer', 'celtic-guardian', down),
          mine('beast', 'spiritual-beast-cannahawk'),
          mine('ulti', 'ritual-beast-ulti-apelio', zone('extra')),
        ),
      },
    ),
  ],
}
