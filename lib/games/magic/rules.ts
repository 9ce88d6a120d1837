import { words, type NamedRule, type Text } from '../../engine'

const rulesOfJune2025 = {
  '101.4': [
    '同時に決めることは、アクティブ・プレイヤーから順に決める',
    'What players choose at the same time is chosen by the active player first',
  ],
  '104.3a': [
    'プレイヤーはいつでも投了でき、投了するとゲームを離れる',
    'A player may concede at any time, and so leaves the game',
  ],
  '104.3b': ['ライフが0以下のプレイヤーは敗北する', 'A player with 0 or less life loses'],
  '110.5': [
    '表向きか裏向きかと、タップ状態かアンタップ状態かは別の位相である',
    'Face up or face down and tapped or untapped are separate parts of a status',
  ],
  '115.1': ['対象は、それを求める文が挙げるものでなければならない', 'A target must be what the text asks for'],
  '116.2a': [
    '土地は、自分のメイン・フェイズに、スタックが空で優先権を持つとき、1ターンに1回プレイできる',
    "A land is played in one's own main phase with the stack empty and priority, once a turn",
  ],
  '116.2b': [
    '裏向きのクリーチャーを表向きにするのは特別な処理で、優先権を持つときにできる',
    'Turning a face-down creature face up is a special action; it takes priority',
  ],
  '116.3': [
    '特別な処理をしたプレイヤーが、そのあと優先権を得る',
    'The player who took a special action receives priority afterwards',
  ],
  '117.1': [
    '呪文や起動型能力や特別な処理には優先権が要る',
    'Spells, activated abilities and special actions need priority',
  ],
  '117.3d': ['優先権を持つプレイヤーは、それを放棄できる', 'A player who has priority may pass'],
  '117.4': [
    '全員が続けて放棄すると、スタックの一番上が解決されるか、ステップが終わる',
    'When all pass in succession, the top of the stack resolves or the step ends',
  ],
  '118.3': ['支払えないコストは支払えない', 'A cost cannot be paid without the means for it'],
  '119.3': ['ライフを得たり失ったりすると、その分だけ総量が変わる', 'Gaining or losing life changes the life total'],
  '120.3': [
    'ダメージはクリーチャーに負わされ、プレイヤーのライフを減らす',
    'Damage is marked on creatures and makes players lose life',
  ],
  '121.1': [
    'カードを引くとは、ライブラリーの一番上のカードを手札に加えることである',
    'To draw is to put the top card of the library into the hand',
  ],
  '202.1b': [
    'マナ・コストのないものは、それを支払えない。{0}は支払える',
    'A mana cost that does not exist cannot be paid; {0} can',
  ],
  '302.6': [
    'ターンの初めから続けてコントロールしていないクリーチャーは、攻撃もタップを要する起動もできない',
    'A creature not controlled since the turn began can neither attack nor use abilities that tap it',
  ],
  '307.1': [
    'ソーサリーやパーマネント呪文は、自分のメイン・フェイズにスタックが空のとき唱える',
    "Sorceries and permanent spells are cast in one's own main phase with the stack empty",
  ],
  '400.2': ['ライブラリーと手札は非公開領域である', 'Library and hand are hidden zones'],
  '400.7': ['領域を移ったものは、新しいオブジェクトになる', 'What changes zones becomes a new object'],
  '405.5': ['スタックでは、一番上のものから1つずつ解決する', 'The stack resolves from its top, one at a time'],
  '500.1': ['ターンはフェイズとステップの順に進む', 'A turn goes through its phases and steps in order'],
  '508.1': [
    '攻撃クリーチャーは、攻撃クリーチャー指定ステップに、アンタップ状態のものから選ぶ',
    'Attackers are chosen among untapped creatures in the declare attackers step',
  ],
  '509.1': [
    'ブロック・クリーチャーは、ブロック・クリーチャー指定ステップに、アンタップ状態のものから選ぶ',
    'Blockers are chosen among untapped creatures in the declare blockers step',
  ],
  '510.2': ['戦闘ダメージは同時に与えられる', 'Combat damage is dealt at the same time'],
  '514.2': [
    'クリンナップ・ステップに、ダメージと「ターン終了時まで」の効果がなくなる',
    "In the cleanup step damage and 'until end of turn' effects end",
  ],
  '601.2': [
    '呪文を唱えるには、対象を選び、コストを支払う',
    'A spell is cast by choosing its targets and paying its costs',
  ],
  '602.2': [
    '起動型能力は、それを持つものをコントロールするプレイヤーが、コストを支払って起動する',
    'An activated ability is activated by the controller of what has it, for its cost',
  ],
  '603.2': ['誘発型能力は、誘発条件が満たされると誘発する', 'A triggered ability triggers when its event happens'],
  '603.3': [
    '誘発した能力は、次にプレイヤーが優先権を得るときにスタックに置かれる',
    'What has triggered is put on the stack the next time a player would receive priority',
  ],
  '603.3d': [
    '必要な対象を選べない誘発型能力は、スタックから取り除かれる',
    'A trigger whose targets cannot be chosen is removed from the stack',
  ],
  '605.3b': ['マナ能力はスタックを使わない', 'A mana ability does not use the stack'],
  '608.2b': [
    '解決のとき対象がすべて不正なら、解決されない',
    'If all its targets are illegal as it would resolve, it does not resolve',
  ],
  '608.2c': ['書かれている順に指示に従う', 'Instructions are followed in the order written'],
  '611.2': [
    '呪文や能力による継続的効果は、それが定める期間つづく',
    'A continuous effect of a spell or ability lasts as long as it says',
  ],
  '613.1': [
    '特性は、種類別の順に継続的効果を適用して決まる',
    'Characteristics are worked out by applying effects in layers',
  ],
  '613.2b': ['裏向きの特性は種類別第1b層で決まる', 'Face-down values are set in layer 1b'],
  '614.1c': ['「戦場に出るに際し」の効果は、戦場に出るのを置き換える', "An effect 'as it enters' replaces entering"],
  '614.1e': [
    '「表向きになるに際し」の効果は、表向きになるのを置き換える',
    "An effect 'as turned face up' replaces being turned face up",
  ],
  '701.20a': ['公開するとは、すべてのプレイヤーに見せることである', 'To reveal a card is to show it to all players'],
  '701.24a': [
    '切り直すとは、どのプレイヤーにも順番がわからないようにすることである',
    'To shuffle is to randomise so that no player knows the order',
  ],
  '701.27a': [
    '変身できるのは、変身する両面カードで表されるパーマネントだけである',
    'Only permanents represented by transforming double-faced cards can transform',
  ],
  '701.40a': ['予示したカードは裏向きの2/2のクリーチャーになる', 'A manifested card is a face-down 2/2 creature'],
  '701.40b': [
    '予示されているものは、クリーチャー・カードならそのマナ・コストで表向きにできる',
    'A manifested permanent may be turned face up for its mana cost if it is a creature card',
  ],
  '701.40c': [
    '変異を持つカードが予示されていたら、変異コストでも表向きにできる',
    'A manifested card with morph may be turned up for its morph cost, too',
  ],
  '701.40d': [
    '変装を持つカードが予示されていたら、変装コストでも表向きにできる',
    'A manifested card with disguise may be turned up for its disguise cost, too',
  ],
  '701.40e': [
    'ライブラリーのカードを何枚も予示するなら、1枚ずつ行う',
    'Several cards of a library are manifested one at a time',
  ],
  '701.40g': [
    '予示されているのがインスタントかソーサリーのカードなら、公開して裏向きのままにする',
    'A manifested instant or sorcery card is revealed and left face down',
  ],
  '701.58a': [
    '偽装したカードは、護法{2}を持つ裏向きの2/2のクリーチャーになる',
    'A cloaked card is a face-down 2/2 creature with ward {2}',
  ],
  '701.58b': [
    '偽装されているものは、クリーチャー・カードならそのマナ・コストで表向きにできる',
    'A cloaked permanent may be turned face up for its mana cost if it is a creature card',
  ],
  '701.58c': [
    '変異を持つカードが偽装されていたら、変異コストでも表向きにできる',
    'A cloaked card with morph may be turned up for its morph cost, too',
  ],
  '701.58d': [
    '変装を持つカードが偽装されていたら、変装コストでも表向きにできる',
    'A cloaked card with disguise may be turned up for its disguise cost, too',
  ],
  '701.58e': [
    'ライブラリーのカードを何枚も偽装するなら、1枚ずつ行う',
    'Several cards of a library are cloaked one at a time',
  ],
  '701.58g': [
    '偽装されているのがインスタントかソーサリーのカードなら、公開して裏向きのままにする',
    'A cloaked instant or sorcery card is revealed and left face down',
  ],
  '701.6a': [
    '打ち消された呪文は墓地へ、打ち消された能力はスタックから取り除かれる',
    'A countered spell goes to the graveyard, a countered ability leaves the stack',
  ],
  '702.5a': [
    'オーラは、エンチャントが挙げるものにだけつけられる',
    'An Aura is attached only to what its enchant ability names',
  ],
  '702.6a': [
    '装備は、自分のクリーチャーを対象とし、ソーサリーを唱えられるときに起動する',
    "Equip targets one's own creature, whenever one could cast a sorcery",
  ],
  '702.11b': [
    '呪禁を持つパーマネントは、対戦相手の呪文や能力の対象にならない',
    "A permanent with hexproof cannot be the target of an opponent's spells or abilities",
  ],
  '702.16b': [
    'プロテクションを持つものは、その性質の発生源の対象にならない',
    'What has protection cannot be the target of sources of that quality',
  ],
  '702.16c': [
    'プロテクションを持つものに、その性質のオーラはつけられない',
    'What has protection cannot be enchanted by Auras of that quality',
  ],
  '702.18a': [
    '被覆を持つものは、呪文や能力の対象にならない',
    'What has shroud cannot be the target of spells or abilities',
  ],
  '702.21a': [
    '護法は、対戦相手の呪文や能力の対象になると誘発し、コストが支払われなければ打ち消す',
    "Ward triggers when an opponent's spell or ability targets its permanent, and counters that unless the cost is paid",
  ],
  '702.37b': [
    '大変異コストで表向きにしたら、+1/+1カウンターを1個置く',
    'Turned up for its megamorph cost, it gets a +1/+1 counter',
  ],
  '702.37c': ['変異を持つカードは、{3}で裏向きに唱えられる', 'A card with morph may be cast face down for {3}'],
  '702.37e': [
    '表向きなら変異コストを持つ裏向きのパーマネントは、それを支払って表向きにできる',
    'A face-down permanent that would have a morph cost face up may be turned up for it',
  ],
  '702.168b': ['変装を持つカードは、{3}で裏向きに唱えられる', 'A card with disguise may be cast face down for {3}'],
  '702.168d': [
    '表向きなら変装コストを持つ裏向きのパーマネントは、それを支払って表向きにできる',
    'A face-down permanent that would have a disguise cost face up may be turned up for it',
  ],
  '704.5b': [
    'ライブラリーが空のときに引いたプレイヤーは敗北する',
    'A player who had to draw from an empty library loses',
  ],
  '704.5d': ['戦場を離れたトークンは消滅する', 'A token that left the battlefield ceases to exist'],
  '704.5f': [
    'タフネスが0以下のクリーチャーは墓地に置かれる',
    'A creature with toughness 0 or less is put into the graveyard',
  ],
  '704.5g': ['致死ダメージを負ったクリーチャーは破壊される', 'A creature with lethal damage is destroyed'],
  '704.5h': [
    '接死を持つものからダメージを受けたクリーチャーは破壊される',
    'A creature dealt damage by a source with deathtouch is destroyed',
  ],
  '704.5j': [
    '同じ名前の伝説のパーマネントは、1つを残して墓地に置かれる',
    'Of legendary permanents with the same name, one is kept',
  ],
  '704.5m': [
    '正しくつけられていないオーラは墓地に置かれる',
    'An Aura that is not attached as it must be is put into the graveyard',
  ],
  '704.5n': [
    '正しくつけられていない装備品は、はずれて戦場に残る',
    'An Equipment that is not attached as it must be comes off and stays',
  ],
  '707.2': ['コピーは、コピー可能な値を得る', 'A copy gets the copiable values'],
  '708.2': [
    '裏向きのものは、裏向きにしたものが挙げる特性だけを持つ',
    'What is face down has only the characteristics that what made it so lists',
  ],
  '708.2a': [
    '特性を挙げずに裏向きにされたものは2/2のクリーチャーである',
    'What is turned face down without any listed is a 2/2 creature',
  ],
  '708.2b': ['裏向きのパーマネントを裏向きにすることはできない', 'A face-down permanent cannot be turned face down'],
  '708.3': ['裏向きで戦場に出るものは、出る前に裏向きになる', 'What enters face down is turned face down before'],
  '708.5': [
    'コントロールしている裏向きの呪文とパーマネントは、いつでも見てよい',
    'You may look at face-down spells and permanents that you control at any time',
  ],
  '708.6': [
    '裏向きの呪文やパーマネントは、互いに見分けられなければならない',
    'Face-down spells and permanents must be easy to tell apart',
  ],
  '708.8': [
    '表向きになるとコピー可能な値が戻り、かかっている効果は残る。戦場に出たとはみなさない',
    'Turned face up, its copiable values come back, effects on it stay, and nothing enters',
  ],
  '708.9': [
    '裏向きのものが戦場やスタックを離れたら、オーナーが公開する。ゲームが終わったときもすべて公開する',
    'What leaves as a face-down object is revealed by its owner; at the end of the game all are revealed',
  ],
  '708.10': [
    '裏向きのパーマネントがコピーになっても特性は変わらず、表向きになるとコピーした値になる',
    'A face-down permanent that becomes a copy looks the same, and has the copied values once face up',
  ],
  '708.11': [
    '「表向きになるに際し」の能力は、表向きになる間に適用される',
    "'As turned face up' applies while it is being turned face up",
  ],
  '712.8a': [
    '戦場とスタックのほかでは、両面カードは第1面の特性だけを持つ',
    "Elsewhere than on battlefield and stack a double-faced card has its front face's characteristics",
  ],
  '712.15a': [
    '裏向きの間は変身できず、表向きになるときは第1面が上になる',
    'While face down it cannot transform; turned up, its front face is up',
  ],
  '712.16': ['両面のパーマネントを裏向きにすることはできない', 'A double-faced permanent cannot be turned face down'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>

type CompRule = keyof typeof rulesOfJune2025

/** The id under which a Comprehensive Rule is cited. */
export function cr<Rule extends CompRule>(rule: Rule): `mtg-cr-${Rule}` {
  return `mtg-cr-${rule}`
}

function source(rule: string): Text {
  return words(`総合ルール${rule}（2025年6月）`, `Comprehensive Rules ${rule} (June 2025)`)
}

/** Comprehensive Rules in our own words, cited beside our rulings. */
export const rules: readonly NamedRule[] = [
  ...Object.entries(rulesOfJune2025).map(([number, [ja, en]]) => ({
    id: `mtg-cr-${number}`,
    text: { ja, en },
    source: source(number),
  })),
  {
    id: 'mtg-card-text',
    text: words('カードの文章による', 'What the text of the card says'),
    source: words('そのカードの文章', 'the text of the card'),
  },
  {
    id: 'mtg-possible',
    text: words('カードは、ありうる置き方でだけ置かれる', 'A card lies only as it can come to lie'),
    source: words('総合ルールのうちカードの置き場所と位相の章', 'the Comprehensive Rules on zones and status'),
  },
]
