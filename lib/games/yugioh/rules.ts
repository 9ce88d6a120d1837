import { words, type NamedRule } from '../../engine'

const book = words('公式ルールブックの一般ルール', 'general rules of the official rulebook')
const general = words('一般ルール（出典のページにはない）', 'general rule (not in the source pages)')

function rule(id: string, ja: string, en: string, source = book): NamedRule {
  return { id, text: { ja, en }, source }
}

/** Rules of the game that are cited where none of our rulings decides. */
export const rules = [
  rule(
    'ygo-rule-chain',
    'チェーンは最後に積まれたものから順に処理する',
    'A chain resolves from its last link to its first',
  ),
  rule(
    'ygo-rule-speed',
    'チェーンには、同じかより速いスペルスピードの効果しか積めない',
    'Only an effect of the same or a higher Spell Speed can be chained',
  ),
  rule(
    'ygo-rule-turn',
    '起動効果・通常魔法・召喚などは、自分のメインフェイズに、チェーンのない時に行う',
    'Ignition Effects, Normal Spells, Summons and the like belong to your own Main Phase with no chain',
  ),
  rule(
    'ygo-rule-order',
    '同時に発動する効果は、ターンプレイヤーの必ず発動する効果、相手の必ず発動する効果、ターンプレイヤーの任意の効果、相手の任意の効果の順に積む',
    'Effects triggered at the same time go: turn player mandatory, opponent mandatory, turn player optional, opponent optional',
  ),
  rule('ygo-rule-awaited', '待たれている処理が先である', 'What is awaited comes first'),
  rule(
    'ygo-rule-target',
    '効果の対象は、効果が求めるものでなければならない',
    'A target must be what the effect asks for',
  ),
  rule(
    'ygo-rule-token-cost',
    'トークンはリリースできるが、墓地へ送るコストにはできない',
    'A Token can be Tributed, but not sent to the Graveyard as a cost',
    general,
  ),
  rule(
    'ygo-rule-not-modelled',
    'ここで再現していない効果は発動できない（裁定ではなく、このサイトの都合）',
    'An effect that is not modelled here cannot be activated (no ruling: a limit of this site)',
    words('このサイト', 'this site'),
  ),
  rule('ygo-rule-cost', 'コストを払えなければ発動できない', 'An effect cannot be activated if its cost cannot be paid'),
  rule(
    'ygo-rule-no-effect',
    '処理する対象がない効果は発動できない',
    'An effect that would have nothing to act on cannot be activated',
  ),
  rule(
    'ygo-rule-where',
    'カードは、発動できる場所にある時に、そのプレイヤーが発動する',
    'A card is activated by its player from where it may be activated',
  ),
  rule(
    'ygo-rule-set-turn',
    '罠カードと速攻魔法は、セットしたターンには発動できない',
    'A Trap or a Quick-Play Spell cannot be activated in the turn in which it was Set',
  ),
  rule(
    'ygo-rule-once',
    '1ターンに1度の効果は、そのターンにもう使えない',
    'A once-per-turn effect cannot be used again this turn',
  ),
  rule(
    'ygo-rule-name-limit',
    'カード名で制限された「1ターンに1度」は、裏側になってもリセットされない',
    'A once-per-turn limit by card name is not reset by being turned face-down',
    general,
  ),
  rule(
    'ygo-rule-trigger',
    '誘発効果は、条件を満たした時にだけ発動する',
    'A Trigger Effect activates only when what it waits for has happened',
  ),
  rule('ygo-rule-one-normal', '通常召喚（セットを含む）は1ターンに1度', 'One Normal Summon or Set a turn'),
  rule(
    'ygo-rule-tributes',
    'レベル5・6は1体、レベル7以上は2体のリリースが要る',
    'Level 5 or 6 needs one Tribute, level 7 or higher two',
  ),
  rule('ygo-rule-special-only', '通常召喚できないモンスター', 'A monster that cannot be Normal Summoned'),
  rule(
    'ygo-rule-own-way',
    '特殊召喚の条件を満たさなければならない',
    'The conditions of its Special Summon must be met',
  ),
  rule(
    'ygo-rule-revival',
    '正しく特殊召喚されていないモンスターは蘇生できない（蘇生制限）',
    'A monster that was never properly summoned cannot be revived',
  ),
  rule(
    'ygo-rule-attack',
    '攻撃は、バトルフェイズに表側攻撃表示のモンスターで、1ターンに1度行う',
    'A face-up Attack Position monster attacks once a turn, in the Battle Phase',
  ),
  rule(
    'ygo-rule-cannot-attack',
    '攻撃できない効果を受けているモンスター',
    'A monster under an effect that it cannot attack',
  ),
  rule(
    'ygo-rule-direct',
    '相手フィールドにモンスターがいなければ直接攻撃できる',
    'A direct attack is possible while the opponent controls no monster',
  ),
  rule(
    'ygo-rule-battle',
    '戦闘ダメージと戦闘破壊は攻撃力・守備力の差で決まる',
    'ATK and DEF decide battle damage and destruction',
  ),
  rule(
    'ygo-rule-flip',
    '裏側守備表示のモンスターが攻撃されると、ダメージステップで表側守備表示になる',
    'A face-down monster that is attacked is flipped face-up in the Damage Step',
  ),
  rule(
    'ygo-rule-damage-step',
    'ダメージステップでは、攻撃力・守備力を変える効果や、発動を無効にする効果など、限られたものしか発動できない',
    'In the Damage Step little may be activated: what changes ATK or DEF, what negates an activation, and the like',
  ),
  rule(
    'ygo-rule-life',
    'ライフポイントが0になったプレイヤーは敗北し、デュエルは終わる',
    'A player whose life points are 0 has lost, and the duel is over',
  ),
  rule('ygo-rule-phase', 'フェイズは決まった順に進む', 'Phases follow in their order'),
  rule(
    'ygo-rule-first-turn',
    '先攻1ターン目にバトルフェイズはない',
    'The first player has no Battle Phase in the first turn',
  ),
  rule('ygo-rule-room', 'モンスターゾーンと魔法＆罠ゾーンは5つずつ', 'Five Monster Zones and five Spell & Trap Zones'),
  rule(
    'ygo-rule-summon',
    '召喚したモンスターは表側攻撃表示、セットしたモンスターは裏側守備表示',
    'A summoned monster is face-up in Attack, a Set one face-down in Defense',
  ),
  rule(
    'ygo-rule-negated',
    '効果が無効になっているモンスターも発動はできるが、フィールドにある間、その効果は適用されない',
    'A monster whose effects are negated may still activate them, but while it is on the field they do nothing',
    general,
  ),
  rule('ygo-rule-text', 'カードの効果テキストによる', 'What the text of the card says'),
  rule(
    'ygo-rule-leaves',
    'フィールドを離れたモンスターは、かかっていた効果から離れる',
    'A monster that leaves the field leaves the effects on it behind',
  ),
  rule(
    'ygo-rule-equip-lost',
    '装備モンスターがいなくなった装備カードは破壊される',
    'An Equip Card without its monster is destroyed',
  ),
  rule('ygo-rule-activate', 'カードの効果を発動する', 'A card or effect is activated'),
  rule(
    'ygo-rule-control',
    'コントロールの移ったモンスターは、その期間が終わると戻る',
    'A monster goes back when the control of it ends',
  ),
  rule('ygo-rule-link', 'リンクモンスターに守備表示はない', 'A Link Monster has no Defense Position'),
  rule(
    'ygo-rule-possible',
    '表示形式と場所はカードの種類に合わなければならない',
    'A card lies only where and as its kind allows',
  ),
] as const satisfies readonly NamedRule[]
