import { words, type FormField, type SetupForm, sideOptions } from '../../engine'
import { cards } from './cards'
import type { Setup } from './setup'
import { steps, stepTexts, zoneTexts } from './vocabulary'

const battle: FormField['zones'] = ['battle']
const past = (key: string, ja: string, en: string): FormField => ({
  path: ['memory', key],
  label: words(ja, en),
  zones: battle,
  input: { kind: 'flag' },
})

/** A duel as a reader describes it. */
export const form: SetupForm = {
  cards: cards.map(({ id, faces, partly }) => ({
    id,
    name: { ja: faces.map(({ name }) => name.ja).join('／'), en: faces.map(({ name }) => name.en).join(' / ') },
    ...(partly ? { partly } : {}),
  })),
  position: [
    {
      path: ['active'],
      label: words('ターンプレイヤー', 'Turn player'),
      input: { kind: 'choice', options: sideOptions },
    },
    {
      path: ['step'],
      label: words('ステップ', 'Step'),
      input: {
        kind: 'choice',
        options: (['main', ...steps.filter((step) => step !== 'main')] as const).map((value) => ({
          value,
          label: stepTexts[value],
        })),
      },
    },
    {
      path: ['turn'],
      label: words('ターン数', 'Turn'),
      input: { kind: 'number', min: 1, max: 99, usual: 3 },
    },
  ],
  card: [
    {
      path: ['zone'],
      label: words('場所', 'Where'),
      input: {
        kind: 'choice',
        options: (['battle', 'hand', 'mana', 'shields', 'graveyard', 'hyperspatial', 'deck'] as const).map((value) => ({
          value,
          label: zoneTexts[value],
        })),
      },
    },
    { path: ['owner'], label: words('持ち主', 'Owner'), input: { kind: 'choice', options: sideOptions } },
    {
      path: ['face'],
      label: words('上の面', 'Face that is up'),
      zones: battle,
      input: {
        kind: 'choice',
        options: [
          { label: words('1面', 'first') },
          { value: 2, label: words('2面', 'second') },
          { value: 3, label: words('3面', 'third') },
        ],
      },
    },
    { path: ['tapped'], label: words('タップしている', 'tapped'), zones: ['battle', 'mana'], input: { kind: 'flag' } },
    past('arrived', 'このターンに場に出た', 'put into the battle zone this turn'),
    past('fromStart', 'ゲームの開始時からある', 'there since the game began'),
    past('awakened', '覚醒してその面のまま', 'awakened, and still on that face'),
    {
      path: ['on'],
      label: words('装備先・封印されるカード', 'Equipped to, or sealing'),
      zones: battle,
      input: { kind: 'other' },
    },
    { path: ['seal'], label: words('封印である', 'is a seal'), zones: battle, input: { kind: 'flag' } },
    { path: ['link'], label: words('リンク先', 'Linked to'), zones: battle, input: { kind: 'other' } },
  ],
  initial: {
    cards: [
      { id: 'c1', card: 'temporal-blaze-bolshack', zone: 'battle' },
      { id: 'c2', card: 'kensei-jigen', zone: 'battle', memory: { arrived: true } },
      { id: 'c3', card: 'protoheart', zone: 'battle', on: 'c2' },
      { id: 'c4', card: 'holy-spark', zone: 'hand' },
      { id: 'c5', card: 'aqua-hulcus', zone: 'battle', owner: 'opponent', tapped: true },
      { id: 'c6', card: 'bronze-arm-tribe', zone: 'shields', owner: 'opponent' },
    ],
  } satisfies Setup,
}
