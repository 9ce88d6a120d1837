import { branch, deciding, down, hand, mine, no, position, summon, t, yes, type YugiohExample } from './writing'

export const ygoWormKing: YugiohExample = {
  id: 'ygo-worm-king',
  title: t('裏側の「ワーム」1体で《ワーム・キング》', 'Worm King with one face-down Worm'),
  text: t(
    '裏側守備表示の爬虫類族「ワーム」1体をリリースして《ワーム・キング》をアドバンス召喚する。',
    'One face-down Reptile Worm is Tributed for Worm King.',
  ),
  start: position(mine('worm', 'worm-linx', down), mine('king', 'worm-king', hand)),
  steps: [
    deciding(
      yes(
        summon('king', ['worm']),
        'リリースなので、裏側でも「ワーム」として扱える。',
        'For a Tribute it counts as a Worm although it is face-down.',
        ['ygo-fd-22', 'ygo-fd-24'],
        { 'king.stance': 'face-up-attack' },
      ),
    ),
  ],
  branches: [
    branch(
      'no-worm',
      t('「ワーム」でない裏側モンスター', 'A face-down monster that is no Worm'),
      0,
      [no(summon('king', ['worm']), '2体のリリースが要る。', 'Two Tributes are needed.', ['ygo-rule-tributes'])],
      { start: position(mine('worm', 'luster-dragon', down), mine('king', 'worm-king', hand)) },
    ),
    branch(
      'face-up',
      t('表側の「ワーム」', 'A face-up Worm'),
      0,
      [yes(summon('king', ['worm']), '表側でもできる。', 'Face-up it works too.')],
      { start: position(mine('worm', 'worm-linx'), mine('king', 'worm-king', hand)) },
    ),
  ],
}
