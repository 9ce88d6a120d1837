import { seats, words, type FormField, type Seat, type SetupForm, type Text } from '../../engine'
import { cards } from './cards'
import type { Setup } from './setup'
import { downs, steps } from './vocabulary'
import { downTexts, stepTexts } from './words'

const sides: Readonly<Record<Seat, Text>> = { player: words('自分', 'you'), opponent: words('相手', 'the opponent') }
const sideOptions = seats.map((value) => ({ value, label: sides[value] }))
const battlefield: FormField['zones'] = ['battlefield']

const pools: readonly { readonly value?: string; readonly label: Text }[] = [
  { label: words('なし', 'none') },
  { value: '{C}{C}{C}', label: words('無色3', 'three colorless') },
  { value: '{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}', label: words('各色2', 'two of each color') },
]

/** A game as a reader describes it. */
export const form: SetupForm = {
  cards: cards.map(({ id, faces, partly }) => ({
    id,
    name: { ja: faces.map(({ name }) => name.ja).join('／'), en: faces.map(({ name }) => name.en).join(' / ') },
    ...(partly ? { partly } : {}),
  })),
  position: [
    {
      path: ['active'],
      label: words('アクティブ・プレイヤー', 'Active player'),
      input: { kind: 'choice', options: sideOptions },
    },
    {
      path: ['step'],
      label: words('ステップ', 'Step'),
      input: {
        kind: 'choice',
        options: (['main1', ...steps.filter((step) => step !== 'main1')] as const).map((value) => ({
          value,
          label: stepTexts[value],
        })),
      },
    },
    {
      path: ['priority'],
      label: words('優先権', 'Priority'),
      input: {
        kind: 'choice',
        options: [{ label: words('アクティブ・プレイヤー', 'the active player') }, ...sideOptions],
      },
    },
    ...seats.map((seat): FormField => ({
      path: ['mana', seat],
      label: words('{side}のマナ・プール', 'Mana pool of {side}', { side: sides[seat] }),
      input: { kind: 'choice', options: pools },
    })),
    ...seats.map((seat): FormField => ({
      path: ['life', seat],
      label: words('{side}のライフ', 'Life of {side}', { side: sides[seat] }),
      input: { kind: 'number', min: 1, max: 999, usual: 20 },
    })),
  ],
  card: [
    {
      path: ['zone'],
      label: words('領域', 'Zone'),
      input: {
        kind: 'choice',
        options: [
          { value: 'battlefield', label: words('戦場', 'battlefield') },
          { value: 'hand', label: words('手札', 'hand') },
          { value: 'library', label: words('ライブラリー', 'library') },
          { value: 'graveyard', label: words('墓地', 'graveyard') },
          { value: 'exile', label: words('追放', 'exile') },
        ],
      },
    },
    { path: ['owner'], label: words('オーナー', 'Owner'), input: { kind: 'choice', options: sideOptions } },
    {
      path: ['controller'],
      label: words('コントローラー', 'Controller'),
      zones: battlefield,
      input: { kind: 'choice', options: [{ label: words('オーナー', 'its owner') }, ...sideOptions] },
    },
    {
      path: ['down'],
      label: words('裏向き', 'Face down'),
      zones: battlefield,
      input: {
        kind: 'choice',
        options: [{ label: words('表向き', 'face up') }, ...downs.map((value) => ({ value, label: downTexts[value] }))],
      },
    },
    {
      path: ['back'],
      label: words('裏面が上（両面カード）', 'back face up (double-faced card)'),
      zones: battlefield,
      input: { kind: 'flag' },
    },
    { path: ['tapped'], label: words('タップ状態', 'tapped'), zones: battlefield, input: { kind: 'flag' } },
    {
      path: ['fresh'],
      label: words('このターンにコントロールを得た', 'came under that control this turn'),
      zones: battlefield,
      input: { kind: 'flag' },
    },
    {
      path: ['counters'],
      label: words('+1/+1カウンター', '+1/+1 counters'),
      zones: battlefield,
      input: { kind: 'number', min: 0, max: 99, usual: 0 },
    },
    {
      path: ['attached'],
      label: words('つけられている先', 'Attached to'),
      zones: battlefield,
      input: { kind: 'other' },
    },
  ],
  initial: {
    mana: { player: '{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}' },
    cards: [
      { id: 'c1', card: 'become-anonymous', zone: 'hand' },
      { id: 'c2', card: 'runeclaw-bear', zone: 'battlefield' },
      { id: 'c3', card: 'whipcorder', zone: 'battlefield', down: 'cloak' },
      { id: 'c4', card: 'giant-growth', zone: 'hand' },
      { id: 'c5', card: 'ornithopter', zone: 'library' },
      { id: 'c6', card: 'plains', zone: 'library' },
      { id: 'c7', card: 'heros-downfall', zone: 'hand', owner: 'opponent' },
    ],
  } satisfies Setup,
}
