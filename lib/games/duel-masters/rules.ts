import { words, type NamedRule, type Text } from '../../engine'

const rules148 = (number: string): Text =>
  words(`総合ゲームルール Ver.1.48（2025-12-17）${number}`, `Comprehensive Rules Ver.1.48 (2025-12-17), ${number}`)

/** A rule by its number in the Comprehensive Rules. */
function rule(number: string, ja: string, en: string, more = ''): NamedRule {
  return { id: `dm-rule-${number}`, text: { ja, en }, source: rules148(number + more) }
}

function named(id: string, ja: string, en: string, source: Text): NamedRule {
  return { id: `dm-rule-${id}`, text: { ja, en }, source }
}

const ours = words('この再現のきまり', 'how this engine works')

/** Rules of the game that are cited where none of our rulings decides. */
export const rules: readonly NamedRule[] = [
  rule(
    '101.2',
    'カードの能力はルールに優先する（スピードアタッカーなど）',
    'What a card says beats the rules (Speed Attacker)',
  ),
  rule(
    '101.4',
    '待機している効果はターンプレイヤーのものが先',
    'Of the effects that wait, those of the turn player go first',
    '、603.3',
  ),
  rule('104', 'ゲームの勝敗', 'How a game is won and lost'),
  rule('104.2b', '山札がなくなったプレイヤーは負ける', 'A player without a card in the deck loses'),
  rule(
    '105.4a',
    'バトルゾーンでタップできるのはクリーチャーとタマシード',
    'In the battle zone only creatures and tamaseeds can be tapped',
  ),
  rule(
    '105.6',
    'すでにアンタップしているカードはアンタップされない',
    'A card that is untapped already does not become untapped',
  ),
  rule(
    '112',
    'コストの分だけ、文明のそろうマナをタップして支払う',
    'A cost is paid by tapping as much mana, with each of its civilizations',
  ),
  rule(
    '112.4',
    'マナコストのないカードや超次元のカードは、支払って使えない',
    'Cards without a mana cost, and those of the hyperspatial zone, cannot be used by paying',
  ),
  rule(
    '113.6',
    'S・トリガーやG・ストライクは、シールドが手札に加わる時に宣言する',
    'S Trigger and G Strike are declared as a shield goes to the hand',
  ),
  rule(
    '115',
    'バトルではパワーを比べ、小さいほうが負ける。同じなら両方が負ける',
    'In a battle the lower power loses; equal, both lose',
  ),
  rule(
    '116',
    '封印は、カードの上に裏向きに置いた山札のカード',
    'A seal is a card of the deck that lies face down on a card',
  ),
  rule('116.4', '同じ文明のコマンドを出したら、封印を1つ外す', 'A Command of the same civilization takes one seal off'),
  rule(
    '117.1',
    'サイキックやドラグハートは、ほかのゾーンに置かれると超次元ゾーンへ行く',
    'Psychic and Dragheart cards put elsewhere go to the hyperspatial zone',
  ),
  rule(
    '117.2',
    '装備していないウエポンは超次元ゾーンへ行く',
    'A weapon that is not equipped goes to the hyperspatial zone',
  ),
  rule(
    '301.5',
    'クリーチャーは、自分のターンのはじめから続けてバトルゾーンにいなければ攻撃できない',
    'A creature can attack once it was there, without a gap, as its owner’s turn started',
    '、506.1a',
  ),
  rule('302', '呪文は唱えた後、墓地に置かれる', 'A spell goes to the graveyard once it is done'),
  rule('309.7', '単独のコアは墓地に置かれる', 'A core alone goes to the graveyard'),
  rule(
    '400.8',
    '効果の指定していないゾーンへ移ったカードには、その効果はもう何もしない',
    'An effect does nothing more to a card that has moved to a zone which it does not name',
  ),
  rule('401', '山札', 'The deck'),
  rule(
    '407.1',
    '超次元ゾーンに用意できるのは8枚まで、同じ名前は4枚まで',
    'At most eight cards are put ready in the hyperspatial zone, at most four of a name',
    '、100.3',
  ),
  rule('500.1', 'ターンは6つのステップからなる', 'A turn has six steps'),
  rule(
    '501',
    'ターン開始ステップに自分のカードをすべてアンタップする',
    'In the start step its player untaps all cards',
  ),
  rule('502', 'ドローステップに1枚引く', 'In the draw step one card is drawn'),
  rule('503', 'マナチャージステップにマナを1枚置ける', 'In the mana charge step one card may be put into mana'),
  rule(
    '504',
    'メインステップに召喚したり呪文を唱えたりする',
    'In the main step creatures are summoned and spells are cast',
  ),
  rule('505', '攻撃ステップ', 'The attack step'),
  rule('506', '攻撃するクリーチャーをタップし、攻撃先を決める', 'The attacker is tapped, and what it attacks is named'),
  rule('507', '相手はブロックできる', 'The other player may block'),
  rule(
    '508',
    'ブロックしたクリーチャーか攻撃されたクリーチャーとバトルする',
    'The attacker battles what blocks it or what it attacks',
  ),
  rule('509', 'シールドのない相手への攻撃はとどめになる', 'An attack on a player without shields wins the game'),
  rule('509.5', 'ブレイクしたシールドは手札に加わる', 'Broken shields go to the hand'),
  rule(
    '602',
    '起動型能力は、攻撃できるクリーチャーが使う',
    'An activated ability is used by a creature that could attack',
  ),
  rule(
    '603.3',
    '誘発した能力の効果は待機し、順に解決する',
    'The effects of triggered abilities wait and are resolved one by one',
  ),
  rule(
    '603.4',
    '能力の中の条件は、解決する時にだけ確かめる',
    'A condition within an ability is checked only as it is resolved',
    '、605.2a',
  ),
  rule(
    '604.4',
    '一度だけの効果を生む常在型能力は、ほかの解決を待たない',
    'A static ability with a one-shot effect waits for nothing',
  ),
  rule(
    '609.4',
    '置換された出来事は起こらなかったことになり、できない置換は適用しない',
    'A replaced event never happened; a replacement that is impossible is not applied',
  ),
  rule('701.2', 'タップとアンタップ', 'Tapping and untapping'),
  rule(
    '701.20',
    '覚醒：クリーチャーを、示された面に裏返す',
    'Awaken: the creature is flipped to the face named',
    '、805.1a',
  ),
  rule(
    '701.22',
    '龍解：ドラグハートを、示された側に裏返す',
    'Dragon release: the Dragheart is flipped to the side named',
    '、807.1',
  ),
  rule(
    '701.25',
    '禁断解放：禁断の鼓動をクリーチャー側に裏返す',
    'Forbidden release: the forbidden pulse is flipped to its creature side',
    '、809.1a',
  ),
  rule(
    '701.29',
    '禁断爆発：フィールドを裏返し、1体のクリーチャーにする',
    'Forbidden explosion: the field is flipped into one creature',
    '、309',
  ),
  rule(
    '701.31',
    '零龍卍誕：儀と星雲を裏返し、1体のクリーチャーにする',
    'Zeron birth: the ceremony and the nebulae are flipped into one creature',
    '、812.1a',
  ),
  rule(
    '703',
    '状況起因処理：負けたクリーチャーやパワー0以下のクリーチャーは破壊される',
    'State-based actions: what lost a battle or has no power is destroyed',
  ),
  rule('703.4g', '単独のセルは超次元ゾーンへ行く', 'A cell alone goes to the hyperspatial zone'),
  rule(
    '703.4i',
    'バトルゾーンにいられないカードは墓地に置かれる',
    'A card that may not be in the battle zone goes to the graveyard',
  ),
  rule(
    '805.1b',
    '解除：離れるかわりに、コストの小さいほうに裏返す',
    'Release: instead of leaving, it is flipped to the lower-cost side',
  ),
  rule(
    '805.1c',
    '覚醒リンク：そろったクリーチャーを裏返してリンクする',
    'Awaken link: the named creatures are flipped and linked',
    '、806.1',
  ),
  rule(
    '805.5',
    '裏返ったサイキックは同じクリーチャーで、状態と効果が続く',
    'A flipped Psychic is the same creature: its state and the effects on it go on',
  ),
  rule(
    '805.6',
    '覚醒したサイキックは召喚酔いの影響を受けない',
    'An awakened Psychic is not affected by summoning sickness',
  ),
  rule(
    '805.6a',
    '別の能力で裏返った後は、ターンのはじめからいた場合だけ召喚酔いしない',
    'Flipped again by something else, it is free only if it was there since the turn began',
  ),
  rule(
    '806.1',
    'サイキック・スーパー・クリーチャーは、リンクしたセルがそろって1体である',
    'A Psychic Super Creature is all of its linked cells together',
  ),
  rule(
    '806.1b',
    'リンク解除：セル1枚が離れ、残りは裏返って残る。置換効果ではない',
    'Link release: one cell goes, the others flip and stay; it is no replacement',
  ),
  rule('806.2', 'リンク解除した後も、状態と効果が続く', 'After a link release the state and the effects go on'),
  rule('807.1a', '龍解で位相は変わらない', 'Dragon release does not change the tapped state'),
  rule(
    '807.1b',
    '龍回避：離れるかわりに、フォートレス側に裏返す',
    'Dragon evasion: instead of leaving, it is flipped to the fortress side',
  ),
  named(
    'g-strike',
    'G・ストライクで選ばれたクリーチャーは、そのターン攻撃できない',
    'A creature chosen by G Strike cannot attack this turn',
    words('キーワード能力「G・ストライク」', 'keyword ability G Strike'),
  ),
  named('text', 'カードに書かれた能力による', 'What is printed on the card', words('カードの能力', 'the card')),
  named(
    'choose',
    '効果の求めるカードを、求める数だけ選ぶ',
    'An effect chooses what it asks for, and as many',
    words('一般ルール', 'general rule'),
  ),
  named('awaited', '待たれている選択が先である', 'What is awaited comes first', words('一般ルール', 'general rule')),
  named(
    'possible',
    'カードは、その種類でいられるゾーンに、いられる形で置く',
    'A card lies only where and as its kind allows',
    words(
      '総合ゲームルール Ver.1.48（2025-12-17）の各章',
      'the chapters of the Comprehensive Rules Ver.1.48 (2025-12-17)',
    ),
  ),
  named('not-modelled', 'ここで扱っていない効果は使えない', 'What is not modelled here cannot be used', ours),
  named('open', '出典が決めていないことは、決めない', 'What our sources do not settle is left open', ours),
]
