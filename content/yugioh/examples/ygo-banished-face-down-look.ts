import { look, mine, no, position, t, yes, zone, type YugiohExample } from './writing'

export const ygoBanishedFaceDownLook: YugiohExample = {
  id: 'ygo-banished-face-down-look',
  title: t('裏側で除外されたカードを誰が見られるか', 'Who may look at a card banished face-down?'),
  text: t(
    '裏側で除外されたカードは非公開情報である。確認できる者は、何によって除外されたかで答えが分かれている。',
    'A card banished face-down is not public. Who may look depends on what banished it.',
  ),
  start: position(
    mine(
      'capsule',
      'luster-dragon',
      zone('banished', { face: 'down', hiddenBy: { controller: 'player', random: false } }),
    ),
    mine(
      'random',
      'celtic-guardian',
      zone('banished', { face: 'down', hiddenBy: { controller: 'opponent', random: true } }),
    ),
  ),
  steps: [
    yes(
      look('capsule'),
      '《タイムカプセル》などで選んで除外したカードは、そのコントローラーが確認できる。相手は確認できない。',
      'A card chosen by Different Dimension Capsule or the like may be looked at by its controller, not by the opponent.',
      ['ygo-fd-10', 'ygo-fd-56'],
    ),
    yes(
      look('random'),
      '《サイ・ガール》などでデッキから除外したカードは元々の持ち主だけ、という回答がある。後に裁定は変わっている。',
      'Of a card taken from the Deck by Esper Girl or the like one answer says: its owner alone. That ruling has changed since.',
      ['ygo-fd-57', 'ygo-fd-58'],
    ),
    no(look('capsule', 'opponent'), '相手は確認できない。', 'The opponent may not look.', ['ygo-fd-10', 'ygo-fd-56']),
  ],
  branches: [],
}
