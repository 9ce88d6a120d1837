import { otherSeat, seats, words, type FormField, type SetupForm, type Text, seatText, sideOptions } from '../../engine'
import { cards } from './cards'
import type { Setup } from './setup'
import { phaseTexts } from './view'
import type { Memory } from './state'
import { phases, type Zone } from './vocabulary'

const zoneTexts = {
  monster: words('モンスターゾーン', 'Monster Zone'),
  spell: words('魔法＆罠ゾーン', 'Spell & Trap Zone'),
  field: words('フィールドゾーン', 'Field Zone'),
  hand: words('手札', 'hand'),
  graveyard: words('墓地', 'Graveyard'),
  banished: words('除外', 'banished'),
  deck: words('デッキ', 'Deck'),
  extra: words('エクストラデッキ', 'Extra Deck'),
  under: words('エクシーズ素材', 'Xyz Material'),
} as const satisfies Partial<Record<Zone, Text>>

/** How a monster came to the field this turn or before: what both sides remember of it. */
const arrivals: readonly { readonly label: Text; readonly memory?: Memory }[] = [
  { label: words('前のターンから', 'there since an earlier turn') },
  { label: words('このターンに召喚', 'Normal Summoned this turn'), memory: came('normal') },
  { label: words('このターンにセット', 'Set this turn'), memory: came('set') },
  { label: words('このターンに反転召喚', 'Flip Summoned this turn'), memory: came('flip') },
  { label: words('このターンに特殊召喚', 'Special Summoned this turn'), memory: came('special') },
  { label: words('前のターンに特殊召喚', 'Special Summoned in an earlier turn'), memory: { summon: 'special' } },
  { label: words('前のターンにアドバンス召喚', 'Tribute Summoned in an earlier turn'), memory: { summon: 'tribute' } },
]

function came(how: 'normal' | 'set' | 'special' | 'flip'): Memory {
  return { ...(how === 'flip' ? {} : { summon: how }), arrived: { how, by: 'player', to: 'player' } }
}

const monsters: FormField['zones'] = ['monster']
const onField: FormField['zones'] = ['monster', 'spell', 'field']
const flag = (path: readonly string[], ja: string, en: string, zones: FormField['zones']): FormField => ({
  path,
  label: words(ja, en),
  input: { kind: 'flag' },
  ...(zones ? { zones } : {}),
})

/** A duel as a reader describes it. */
export const form: SetupForm = {
  cards: cards.map(({ id, name, partly }) => ({ id, name, ...(partly ? { partly: true as const } : {}) })),
  position: [
    {
      path: ['active'],
      label: words('ターンプレイヤー', 'Turn player'),
      input: { kind: 'choice', options: sideOptions },
    },
    {
      path: ['phase'],
      label: words('フェイズ', 'Phase'),
      input: {
        kind: 'choice',
        options: ['main1' as const, ...phases.filter((phase) => phase !== 'main1')].map((value) => ({
          value,
          label: phaseTexts[value],
        })),
      },
    },
    ...seats.map((seat): FormField => ({
      path: ['lp', seat],
      label: words('{side}のライフポイント', 'Life points of {side}', { side: seatText(seat, 'player') }),
      input: { kind: 'number', min: 1, max: 99_999, usual: 8000 },
    })),
  ],
  card: [
    {
      path: ['zone'],
      label: words('場所', 'Where'),
      input: {
        kind: 'choice',
        options: Object.entries(zoneTexts).map(([value, label]) => ({ value, label })),
      },
    },
    { path: ['owner'], label: words('持ち主', 'Owner'), input: { kind: 'choice', options: sideOptions } },
    {
      path: ['controller'],
      label: words('コントローラー', 'Controller'),
      zones: onField,
      input: { kind: 'choice', options: [{ label: words('持ち主', 'its owner') }, ...sideOptions] },
    },
    {
      path: ['stance'],
      label: words('表示形式', 'Battle position'),
      zones: monsters,
      input: {
        kind: 'choice',
        options: [
          { value: 'face-up-attack', label: words('表側攻撃表示', 'face-up Attack') },
          { value: 'face-up-defense', label: words('表側守備表示', 'face-up Defense') },
          { value: 'face-down-defense', label: words('裏側守備表示', 'face-down Defense') },
        ],
      },
    },
    {
      path: ['face'],
      label: words('表裏', 'Face'),
      zones: ['spell', 'field', 'banished', 'extra'],
      input: {
        kind: 'choice',
        options: [
          { label: words('ふつう', 'as usual') },
          { value: 'up', label: words('表側', 'face-up') },
          { value: 'down', label: words('裏側', 'face-down') },
        ],
      },
    },
    {
      path: ['memory'],
      label: words('場に出た経緯', 'How it came'),
      zones: monsters,
      input: {
        kind: 'choice',
        keys: ['summon', 'arrived'],
        options: arrivals.map(({ label, memory }) => ({ label, ...(memory ? { value: memory } : {}) })),
      },
    },
    flag(['memory', 'changed'], 'このターンに手で表示形式を変更した', 'changed by hand this turn', monsters),
    flag(['memory', 'attacked'], 'このターンに攻撃宣言した', 'declared an attack this turn', monsters),
    flag(['memory', 'proper'], '正しく特殊召喚された（蘇生制限を満たした）', 'was summoned as its text demands', [
      'monster',
      'graveyard',
      'banished',
    ]),
    {
      path: ['counters'],
      label: words('カウンター', 'Counters'),
      zones: onField,
      input: { kind: 'number', min: 0, max: 99, usual: 0 },
    },
    {
      path: ['under'],
      label: words('どのモンスターの素材か', 'Beneath which monster'),
      zones: ['under'],
      input: { kind: 'other' },
    },
    {
      path: ['tie'],
      label: words('装備先・対象', 'Equipped to, or tied to'),
      zones: onField,
      input: { kind: 'other' },
    },
  ],
  initial: {
    cards: [
      { id: 'c1', card: 'celtic-guardian', zone: 'monster' },
      { id: 'c2', card: 'luster-dragon', zone: 'monster', stance: 'face-down-defense' },
      { id: 'c3', card: 'book-of-moon', zone: 'hand' },
      { id: 'c4', card: 'harpie-lady', zone: 'monster', owner: otherSeat('player') },
      { id: 'c5', card: 'zero-gravity', zone: 'spell', owner: otherSeat('player') },
    ],
  } satisfies Setup,
}
