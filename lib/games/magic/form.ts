import { seats, words, type FormField, type SetupForm, type Text, sideOptions, seatText } from '../../engine'
import { cards } from './cards'
import type { Setup } from './setup'
import { downs, steps, type Zone } from './vocabulary'
import { downTexts, stepTexts } from './words'

const zoneTexts = {
  battlefield: words('戦場', 'battlefield'),
  hand: words('手札', 'hand'),
  library: words('ライブラリー', 'library'),
  graveyard: words('墓地', 'graveyard'),
  exile: words('追放', 'exile'),
  command: words('統率', 'command'),
} as const satisfies Partial<Record<Zone, Text>>

const onBattlefield: FormField['zones'] = ['battlefield']
const flag = (path: string, ja: string, en: string): FormField => ({
  path: [path],
  label: words(ja, en),
  input: { kind: 'flag' },
  ...(onBattlefield ? { zones: onBattlefield } : {}),
})

/** A game as a reader describes it. */
export const form: SetupForm = {
  cards: cards.map(({ id, faces, partly }) => ({
    id,
    name:
      faces.length === 1
        ? faces[0].name
        : words('{front} // {back}', '{front} // {back}', { front: faces[0].name, back: faces[1].name }),
    ...(partly ? { partly } : {}),
  })),
  position: [
    {
      path: ['active'],
      label: words('アクティブ・プレイヤー', 'Active player'),
      input: { kind: 'choice', options: sideOptions },
    },
    {
      path: ['priority'],
      label: words('優先権', 'Priority'),
      input: {
        kind: 'choice',
        options: [{ label: words('アクティブ・プレイヤー', 'the active player') }, ...sideOptions],
      },
    },
    {
      path: ['step'],
      label: words('ステップ', 'Step'),
      input: {
        kind: 'choice',
        options: ['main1' as const, ...steps.filter((step) => step !== 'main1')].map((value) => ({
          value,
          label: stepTexts[value],
        })),
      },
    },
    ...seats.map((seat): FormField => ({
      path: ['life', seat],
      label: words('{side}のライフ', 'Life of {side}', { side: seatText(seat, 'player') }),
      input: { kind: 'number', min: 1, max: 999, usual: 20 },
    })),
  ],
  card: [
    {
      path: ['zone'],
      label: words('領域', 'Zone'),
      input: { kind: 'choice', options: Object.entries(zoneTexts).map(([value, label]) => ({ value, label })) },
    },
    { path: ['owner'], label: words('オーナー', 'Owner'), input: { kind: 'choice', options: sideOptions } },
    {
      path: ['controller'],
      label: words('コントローラー', 'Controller'),
      zones: ['battlefield'],
      input: { kind: 'choice', options: [{ label: words('オーナー', 'its owner') }, ...sideOptions] },
    },
    {
      path: ['down'],
      label: words('表裏', 'Face'),
      zones: ['battlefield', 'exile'],
      input: {
        kind: 'choice',
        options: [
          { label: words('表向き', 'face up') },
          ...downs.map((value) => ({
            value,
            label: words('裏向き（{by}）', 'face down ({by})', { by: downTexts[value] }),
          })),
        ],
      },
    },
    flag('back', '第2面が上', 'back face up'),
    flag('tapped', 'タップ状態', 'tapped'),
    flag('fresh', 'このターンからコントロール（召喚酔い）', 'controlled since this turn (summoning sick)'),
    {
      path: ['counters'],
      label: words('+1/+1カウンター', '+1/+1 counters'),
      zones: ['battlefield'],
      input: { kind: 'number', min: 0, max: 99, usual: 0 },
    },
    {
      path: ['attached'],
      label: words('つけられている相手', 'Attached to'),
      zones: ['battlefield'],
      input: { kind: 'other' },
    },
  ],
  initial: {
    cards: [
      { id: 'c1', card: 'runeclaw-bear', zone: 'battlefield', down: 'cloak' },
      { id: 'c2', card: 'giant-growth', zone: 'hand' },
      { id: 'c3', card: 'forest', zone: 'battlefield' },
      { id: 'c4', card: 'forest', zone: 'battlefield' },
      { id: 'c5', card: 'forest', zone: 'battlefield' },
      { id: 'c6', card: 'defenestrated-phantom', zone: 'battlefield', owner: 'opponent', down: 'disguise' },
      { id: 'c7', card: 'forest', zone: 'library' },
      { id: 'c8', card: 'forest', zone: 'library', owner: 'opponent' },
    ],
  } satisfies Setup,
}
