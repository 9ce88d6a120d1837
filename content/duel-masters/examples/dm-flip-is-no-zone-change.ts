import {
  branch,
  cast,
  deciding,
  hand,
  hyperspatial,
  mana,
  mine,
  position,
  resolve,
  t,
  theirs,
  yes,
  type DuelMastersExample,
} from './writing'

export const dmFlipIsNoZoneChange: DuelMastersExample = {
  id: 'dm-flip-is-no-zone-change',
  title: t('裏返しても、出ても離れてもいない', 'A flip neither puts nor removes'),
  text: t(
    '見本「見張り」は、ほかのクリーチャーが出た時と離れた時に1枚ずつ引く。バトルに勝ったサイキック・クリーチャーが覚醒する。',
    'A sample creature draws a card when another creature is put into the battle zone and when one leaves it. A Psychic Creature wins a battle and awakens.',
  ),
  start: position(
    mine('bolshack', 'temporal-blaze-bolshack'),
    mine('janus', 'shinkai-janus', hyperspatial),
    mine('watcher', 'sample-watcher'),
    mine('match', 'chain-deathmatch', hand),
    mine('hole', 'hole-energy', hand),
    mine('return', 'teleportation', hand),
    theirs('envoy', 'rose-envoy'),
    ...mana(4, 'cocco-lupia'),
    ...mana(5, 'aqua-hulcus'),
  ),
  steps: [
    yes(
      cast('match'),
      'バトルに勝つ。負けたクリーチャーは離れたので、「見張り」が誘発する。',
      'It wins a battle. The loser has left, so the watcher is set off.',
      [],
      {
        waiting: ['bolshack.awaken', 'watcher.left'],
      },
    ),
    deciding(
      yes(
        resolve('bolshack', 'awaken'),
        '覚醒しても、出たことにも離れたことにもならない。「見張り」はどちらも誘発しない。',
        'Awakening is neither being put into the battle zone nor leaving it: neither ability of the watcher triggers.',
        ['dm-flip-12'],
        { 'bolshack.face': 2, waiting: ['watcher.left'] },
      ),
    ),
  ],
  branches: [
    branch('really-put', t('本当に出た場合', 'One that is really put in'), 0, [
      yes(
        cast('hole', [['janus']]),
        '超次元ゾーンから出したクリーチャーなら、「出した時」が誘発する。',
        'A creature put in from the hyperspatial zone does set it off.',
        [],
        { 'janus.zone': 'battle', waiting: ['watcher.put'] },
      ),
    ]),
    branch('really-left', t('本当に離れた場合', 'One that really leaves'), 0, [
      yes(
        cast('return', [['bolshack']]),
        '前の面に解除はないので離れ、「離れた時」が誘発する。',
        'The first face has no release: it leaves, and that sets the ability off.',
        ['dm-rule-117.1'],
        { 'bolshack.zone': 'hyperspatial', waiting: ['watcher.left'] },
      ),
    ]),
  ],
}
