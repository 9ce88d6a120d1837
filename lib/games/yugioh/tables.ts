import { citationsOf, lawOf, replay, words, type Citation, type Text } from '../../engine'
import type { Action, Setup, State } from './index'
import { apply } from './apply'
import { maySee } from './look'
import { fact } from './fact'
import type { SetupCard } from './setup'
import { start } from './start'
import { stanceText } from './turn-over'
import { pieceOf, type Memory } from './state'
import { eras } from './eras'
import type { Phase, Stance } from './vocabulary'

/** A table that the engine computes. Each cell holds the run behind it. */
export interface ComputedTable {
  /** The example that it belongs to. */
  readonly example: string
  readonly columns: readonly Text[]
  readonly rows: readonly { readonly title: Text; readonly cells: readonly Cell[] }[]
}

export interface Cell {
  readonly start: Setup
  readonly actions: readonly Action[]
  readonly verdict: 'done' | 'refused'
  readonly text: Text
  readonly cites: readonly Citation[]
}

const law = lawOf(eras[0]!.id)

/** The table of an example, if it has one. */
export function tableOf(example: string): ComputedTable | undefined {
  switch (example) {
    case 'ygo-manual-change':
      return manualChange()
    case 'ygo-effect-change':
      return effectChange()
    case 'ygo-summon-positions':
      return summonPositions()
    case 'ygo-banished-face-down-look':
      return looking()
    default:
      return undefined
  }
}

/** Plays a run and reads the last step: where the monster ends up, or that it is refused. */
function cell(setup: Setup, run: readonly Action[], says?: (state: State) => Text): Cell {
  const started = start(setup, law)
  if (started.kind === 'refused') throw new Error('a table starts from an impossible position')
  const moves = replay({ apply }, started.state, run, law)
  const last = moves.at(-1)!
  const stance = fact(last.after, 'monster.stance', law)
  const ends = typeof stance === 'string' ? stanceText(stance as Stance) : words('フィールドにない', 'not on the field')
  const text = last.outcome.kind === 'refused' ? words('できない', 'not allowed') : (says?.(last.after) ?? ends)
  const cites =
    last.outcome.kind === 'refused'
      ? citationsOf(last.outcome)
      : [...new Set(moves.flatMap((move) => citationsOf(move.outcome)))]
  return {
    start: setup,
    actions: run,
    verdict: last.outcome.kind,
    text,
    cites: cites.filter((id) => !id.startsWith('ygo-rule-') || last.outcome.kind === 'refused'),
  }
}

const stanceRows: readonly Stance[] = ['face-up-attack', 'face-up-defense', 'face-down-defense']

const came = (how: 'normal' | 'set' | 'special' | 'flip'): Memory => ({
  ...(how === 'flip' ? { changed: true as const } : { summon: how }),
  arrived: { how, by: 'player', to: 'player' },
})

const histories: readonly { readonly title: Text; readonly memory: Memory; readonly gemini?: true }[] = [
  { title: words('何もしていない', 'nothing'), memory: {} },
  { title: words('手で変更した', 'changed by hand'), memory: { changed: true } },
  { title: words('召喚した', 'Normal Summoned'), memory: came('normal') },
  { title: words('セットした', 'Set'), memory: came('set') },
  { title: words('反転召喚した', 'Flip Summoned'), memory: came('flip') },
  { title: words('特殊召喚した', 'Special Summoned'), memory: came('special') },
  { title: words('再度召喚した', 'Gemini Summoned'), memory: { geminiNow: true } },
  { title: words('攻撃した（無効にされた場合も）', 'attacked (also when it was negated)'), memory: { attacked: true } },
]

/** Every history, position and phase. */
function manualChange(): ComputedTable {
  const times: readonly { readonly title: Text; readonly phase: Phase }[] = [
    { title: words('メインフェイズ1', 'Main Phase 1'), phase: 'main1' },
    { title: words('バトルフェイズ', 'Battle Phase'), phase: 'battle' },
    { title: words('メインフェイズ2', 'Main Phase 2'), phase: 'main2' },
  ]
  const columns = times.flatMap((time) => stanceRows.map((stance) => ({ ...time, stance })))
  const setup = (memory: Memory, phase: Phase, stance: Stance): Setup => ({
    phase,
    cards: [{ id: 'monster', card: 'elemental-hero-neos-alius', zone: 'monster', stance, memory }],
  })
  const row = ({ title, memory }: (typeof histories)[number]) => ({
    title,
    cells: columns.map(({ phase, stance }) =>
      cell(setup(memory, phase, stance), [
        { type: stance === 'face-down-defense' ? 'flipSummon' : 'changePosition', by: 'player', card: 'monster' },
      ]),
    ),
  })
  return {
    example: 'ygo-manual-change',
    columns: columns.map(({ title, stance }) => ({
      ja: `${title.ja}・${stanceText(stance).ja}`,
      en: `${title.en}, ${stanceText(stance).en}`,
    })),
    rows: [...histories.map(row), byEffect(columns, setup)],
  }
}

/** A monster that an effect has changed this turn: the run changes it first. */
function byEffect(
  columns: readonly { phase: Phase; stance: Stance }[],
  setup: (memory: Memory, phase: Phase, stance: Stance) => Setup,
) {
  const trap: SetupCard = { id: 'effect', card: 'desert-sunlight', zone: 'spell' }
  return {
    title: words('効果で表側守備表示に変更された', 'changed to face-up Defense by an effect'),
    cells: columns.map(({ phase, stance }) =>
      cell({ ...setup({}, phase, stance), cards: [...setup({}, phase, stance).cards, trap] }, [
        { type: 'activate', by: 'player', card: 'effect' },
        { type: 'resolve', by: 'player' },
        { type: 'changePosition', by: 'player', card: 'monster' },
      ]),
    ),
  }
}

/** Start position by effect. */
function effectChange(): ComputedTable {
  const effects = [
    { card: 'block-attack', title: words('守備表示にする', 'change to Defense') },
    { card: 'book-of-moon', title: words('裏側守備表示にする', 'change to face-down Defense') },
    { card: 'stop-defense', title: words('攻撃表示にする', 'change to Attack') },
    { card: 'book-of-taiyou', title: words('表側攻撃表示にする', 'change to face-up Attack') },
    { card: 'enemy-controller', title: words('表示形式を変更する', 'change the position') },
  ]
  return {
    example: 'ygo-effect-change',
    columns: effects.map((effect) => effect.title),
    rows: stanceRows.map((stance) => ({
      title: stanceText(stance),
      cells: effects.map(({ card }) =>
        cell(
          {
            cards: [
              { id: 'monster', card: 'celtic-guardian', owner: 'opponent', zone: 'monster', stance },
              { id: 'effect', card, zone: 'hand' },
            ],
          },
          [
            { type: 'activate', by: 'player', card: 'effect', targets: ['monster'] },
            { type: 'resolve', by: 'player' },
          ].slice(0, reaches(card, stance) ? 2 : 1) as readonly Action[],
        ),
      ),
    })),
  }
}

/** Whether the activation is allowed at all: what follows a refused one says nothing. */
function reaches(card: string, stance: Stance): boolean {
  const started = start(
    {
      cards: [
        { id: 'monster', card: 'celtic-guardian', owner: 'opponent', zone: 'monster', stance },
        { id: 'effect', card, zone: 'hand' },
      ],
    },
    law,
  )
  return (
    started.kind === 'done' &&
    apply(started.state, { type: 'activate', by: 'player', card: 'effect', targets: ['monster'] }, law).kind === 'done'
  )
}

/** Kind of summon by position: whether it can be had; who chooses. */
function summonPositions(): ComputedTable {
  const monster: SetupCard = { id: 'monster', card: 'celtic-guardian', zone: 'hand' }
  const dead: SetupCard = { ...monster, zone: 'graveyard' }
  const light: SetupCard = { id: 'light', card: 'light-of-intervention', zone: 'spell', face: 'up' }
  const normal = (stance: Stance): readonly Action[] => [
    {
      type: 'normalSummon',
      by: 'player',
      card: 'monster',
      as: stance === 'face-up-attack' ? 'attack' : stance === 'face-up-defense' ? 'defense' : 'set',
    },
  ]
  const revived =
    (effect?: string) =>
    (stance: Stance): readonly Action[] => [
      { type: 'activate', by: 'player', card: 'effect', targets: ['monster'], ...(effect ? { effect } : {}) },
      { type: 'resolve', by: 'player' },
      { type: 'choosePosition', by: 'player', stance },
    ]
  const kinds: readonly { title: Text; setup: Setup; run: (stance: Stance) => readonly Action[] }[] = [
    { title: words('召喚・セット', 'Normal Summon, Set'), setup: { cards: [monster] }, run: normal },
    {
      title: words('《聖なる輝き》の下での召喚・セット', 'the same under Light of Intervention'),
      setup: { cards: [monster, light] },
      run: normal,
    },
    {
      title: words('特殊召喚（表示形式の指定なし）', 'Special Summon, no position stated'),
      setup: { cards: [dead, { id: 'effect', card: 'monster-reborn', zone: 'hand' }] },
      run: revived(),
    },
    {
      title: words('《リビングデッドの呼び声》', 'Call of the Haunted'),
      setup: { cards: [dead, { id: 'effect', card: 'call-of-the-haunted', zone: 'spell' }] },
      run: revived(),
    },
    {
      title: words('《浅すぎた墓穴》', 'The Shallow Grave'),
      setup: { cards: [dead, { id: 'effect', card: 'the-shallow-grave', zone: 'hand' }] },
      run: revived('grave'),
    },
    {
      title: words('《エーリアン・スカル》で相手フィールドへ', "to the opponent's field by Alien Skull"),
      setup: {
        cards: [
          { id: 'monster', card: 'alien-skull', zone: 'hand' },
          { id: 'low', card: 'cyber-tutu', owner: 'opponent', zone: 'monster' },
        ],
      },
      run: (stance) => [
        { type: 'specialSummon', by: 'player', card: 'monster', materials: ['low'] },
        { type: 'choosePosition', by: 'player', stance },
      ],
    },
  ]
  return {
    example: 'ygo-summon-positions',
    columns: stanceRows.map(stanceText),
    rows: kinds.map(({ title, setup, run }) => ({
      title,
      cells: stanceRows.map((stance) => summonCell(setup, run(stance), stance)),
    })),
  }
}

/** A position that is fixed needs no choice: the run ends before it. */
function summonCell(setup: Setup, run: readonly Action[], stance: Stance): Cell {
  const fixed = cell(setup, run.slice(0, -1).length > 0 ? run.slice(0, -1) : run)
  const started = start(setup, law)
  if (started.kind === 'refused') return fixed
  const before = replay({ apply }, started.state, run.slice(0, -1), law).at(-1)
  if (!before || before.after.choice) return cell(setup, run, () => words('できる', 'allowed'))
  if (fact(before.after, 'monster.stance', law) === stance)
    return { ...fixed, text: words('これに決まっている', 'this one, fixed') }
  return { ...fixed, actions: run, verdict: 'refused', text: words('できない', 'not allowed') }
}

/** Who may look at what was banished face-down. */
function looking(): ComputedTable {
  const hidden = (id: string, random: boolean): SetupCard => ({
    id,
    card: 'celtic-guardian',
    zone: 'banished',
    face: 'down',
    owner: random ? 'opponent' : 'player',
    hiddenBy: { controller: 'player', random },
  })
  const cases = [
    { title: words('《タイムカプセル》', 'Different Dimension Capsule'), random: false },
    { title: words('《異次元隔離マシーン》', 'Different Dimension Gate'), random: false },
    {
      title: words(
        '《サイ・ガール》（2013-11-16の回答。その後変更された）',
        'Esper Girl (answer of 2013-11-16, changed since)',
      ),
      random: true,
    },
    {
      title: words(
        '《ゴーストリック・スケルトン》（2013-11-16の回答。その後変更された）',
        'Ghostrick Skeleton (answer of 2013-11-16, changed since)',
      ),
      random: true,
    },
  ]
  const seats = ['player', 'opponent'] as const
  return {
    example: 'ygo-banished-face-down-look',
    columns: [words('効果を使ったプレイヤー', 'the player of the effect'), words('その相手', 'the other player')],
    rows: cases.map(({ title, random }) => ({
      title,
      cells: seats.map((by) =>
        cell({ cards: [hidden('monster', random)] }, [{ type: 'look', by, card: 'monster' }], (state) =>
          maySee(pieceOf(state, 'monster')!, by)
            ? words('確認できる', 'may look')
            : words('確認できない', 'may not look'),
        ),
      ),
    })),
  }
}
