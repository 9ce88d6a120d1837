import {
  branch,
  deciding,
  goOn,
  inStep,
  mine,
  on,
  position,
  resolve,
  t,
  tapped,
  yes,
  type DuelMastersExample,
} from './writing'
import type { Setup } from '../../../lib/games/duel-masters'

const guard = mine('guard', 'sample-wakeful')
const castle: Setup = {
  ...inStep(
    'end',
    position(mine('card', 'musin-toukon'), mine('one', 'cocco-lupia'), mine('two', 'bolshack-dragon'), guard),
  ),
  active: 'opponent',
  turn: 4,
}
const sword = (card: string): Setup =>
  inStep(
    'attack',
    position(
      mine('bolshack', 'bolshack-dragon', { ...tapped, memory: { attacks: 2 } }),
      mine('card', card, on('bolshack')),
      guard,
    ),
  )

const begins = goOn('自分のターンが始まる。', 'Your turn starts.', 'opponent', { waiting: ['card.dragon-release'] })
const ends = goOn(
  'ターンの終わり。装備したクリーチャーはタップしている。',
  'The end of the turn. The equipped creature is tapped.',
  'player',
  {
    waiting: ['card.dragon-release'],
  },
)

const release = (
  ja: string,
  en: string,
  cites: readonly string[],
  more: { readonly tapped: boolean; readonly waiting: readonly string[] },
) =>
  deciding(
    yes(resolve('card', 'dragon-release'), ja, en, cites, {
      'card.type': 'creature',
      'card.tapped': more.tapped,
      waiting: more.waiting,
    }),
  )

const today = (ja: string, en: string) => release(ja, en, ['dm-flip-22', 'dm-flip-23'], { tapped: false, waiting: [] })

export const dmTapHistory: DuelMastersExample = {
  id: 'dm-tap-history',
  title: t('龍解とタップ：いまと以前', 'Dragon release and the tapped state: now and then'),
  text: t(
    'フォートレスの龍解と、タップしているクリーチャーに装備したウエポンの龍解。2016年の改訂の前は違っていた。見本「目覚めの番人」は、両面カードのクリーチャーがアンタップすると誘発する。',
    'The dragon release of a fortress, and that of a weapon on a tapped creature. Before the revisions of 2016 they came out otherwise. A sample creature is set off when a double-faced creature untaps.',
  ),
  start: castle,
  steps: [
    begins,
    today(
      'フォートレスからクリーチャーへ。アンタップして現れ、「アンタップした時」は誘発しない。',
      'From fortress to creature: it appears untapped, and nothing triggers on untapping.',
    ),
  ],
  branches: [
    branch(
      'fortress-before',
      t('2016年9月12日まで：フォートレス', 'Until 12 September 2016: a fortress'),
      1,
      [
        release(
          '横向きのまま裏返るのでタップして現れ、龍解の「アンタップする」でアンタップした。これはアンタップなので誘発する。',
          'It was flipped as it lay and appeared tapped; then the ability untapped it. That was an untapping, and sets the sample off.',
          ['dm-flip-24'],
          { tapped: false, waiting: ['guard.untapped'] },
        ),
      ],
      { era: '2016-06' },
    ),
    branch(
      'weapon',
      t('いま：ウエポン', 'Today: a weapon'),
      0,
      [
        ends,
        today(
          '装備したクリーチャーがタップしていても、アンタップして現れる。',
          'Though the equipped creature is tapped, it appears untapped.',
        ),
      ],
      { start: sword('protoheart') },
    ),
    branch(
      'weapon-june',
      t('2016年6月から：ウエポン', 'From June 2016: a weapon'),
      1,
      [
        release('ウエポンはもうアンタップして現れた。', 'A weapon appeared untapped by then.', ['dm-flip-22'], {
          tapped: false,
          waiting: [],
        }),
      ],
      { of: 'weapon', era: '2016-06' },
    ),
    branch(
      'weapon-before',
      t('2016年6月より前：ウエポン', 'Before June 2016: a weapon'),
      1,
      [
        release(
          '装備したクリーチャーと同じくタップして現れ、「アンタップする」でアンタップした。',
          'It appeared tapped like the equipped creature, and then the ability untapped it.',
          ['dm-flip-25'],
          { tapped: false, waiting: ['guard.untapped'] },
        ),
      ],
      { of: 'weapon', era: 'before-2016-06' },
    ),
    branch(
      'no-untap',
      t(
        '2016年6月より前：「アンタップする」と書いていない龍解',
        'Before June 2016: a release that does not say ‘untap it’',
      ),
      0,
      [
        ends,
        release(
          '見本のウエポンは「アンタップする」と書いていないので、タップしたままになった。',
          'The sample weapon does not say ‘untap it’, so the creature was left tapped.',
          ['dm-flip-25'],
          { tapped: true, waiting: [] },
        ),
      ],
      { start: sword('sample-sleeping-sword'), era: 'before-2016-06' },
    ),
    branch(
      'no-untap-today',
      t('いま：「アンタップする」と書いていない龍解', 'Today: a release that does not say ‘untap it’'),
      1,
      [
        release('書いていなくても、アンタップして現れる。', 'It appears untapped all the same.', ['dm-flip-22'], {
          tapped: false,
          waiting: [],
        }),
      ],
      { of: 'no-untap', era: 'now' },
    ),
  ],
}
