import type { Game } from './game'
import { done, refused } from './outcome'
import { otherSeat, type Seat } from './viewer'
import { same, words } from './text'

/**
 * A sketch of Magic for the tests of the kernel, not the engine: priority, a stack, a trigger (ward) with a
 * payment as a decision of its own, a special action that does not use the stack, a face-down permanent.
 */
export interface MagicSketch {
  readonly priority: Seat
  readonly passes: number
  readonly mana: Readonly<Record<Seat, number>>
  readonly down: boolean
  readonly alive: boolean
  readonly stack: readonly ('bolt' | 'ward')[]
  readonly payment: boolean
}
export type MagicSketchAction = {
  readonly type: 'cast' | 'pass' | 'turnUp' | 'pay' | 'decline'
  readonly by: Seat
}
export type MagicSketchSetup = { readonly mana: Readonly<Record<Seat, number>>; readonly hidden: string | null }

const event = (kind: string, en: string, cites: readonly string[]) => ({ kind, text: same(en), cites })

export const magicSketch: Game<MagicSketch & { hidden: string | null }, MagicSketchAction, MagicSketchSetup> = {
  id: 'magic-sketch',
  title: same('Magic'),
  rules: [{ id: '117.3d', text: same('Passing priority'), source: same('CR 117.3d') }],
  eras: [{ id: 'now', title: words('現在', 'now') }],
  start: (setup) =>
    done({ ...setup, priority: 'opponent', passes: 0, down: true, alive: true, stack: [], payment: false }, []),
  apply(state, action, law) {
    const unmet = []
    if (state.payment ? action.type !== 'pay' && action.type !== 'decline' : state.priority !== action.by)
      unmet.push({ text: same('no priority'), cites: ['117.1'], cure: same('wait for priority') })
    if (action.type === 'turnUp' && state.hidden !== 'creature')
      unmet.push({ text: same('no creature card'), cites: ['mtg-cloak-05'], cure: same('a creature card') })
    if (action.type === 'pay' && state.mana[action.by] < 2)
      unmet.push({ text: same('not enough mana'), cites: ['118.3'], cure: same('{2} more') })
    if (unmet.length > 0) return refused(unmet)
    const { mana } = state
    const next = otherSeat(action.by)
    switch (action.type) {
      case 'cast': {
        const ward = state.down && !law.without.has('mtg-cloak-04')
        const events = [event('cast', 'bolt', ['601.2']), ...(ward ? [event('trigger', 'ward', ['mtg-cloak-04'])] : [])]
        return done({ ...state, stack: [...state.stack, 'bolt', ...(ward ? (['ward'] as const) : [])] }, events)
      }
      case 'turnUp':
        return done({ ...state, down: false }, [event('turnedUp', 'turned face up', ['mtg-cloak-05'])])
      case 'pay':
        return done({ ...state, payment: false, mana: { ...mana, [action.by]: mana[action.by] - 2 } }, [])
      case 'decline':
        return done({ ...state, payment: false, stack: state.stack.slice(0, -1) }, [
          event('countered', 'countered', ['702.21a']),
        ])
      case 'pass': {
        if (state.passes === 0) return done({ ...state, passes: 1, priority: next }, [event('passed', 'passes', [])])
        const top = state.stack.at(-1)
        const rest = { ...state, passes: 0, priority: 'player' as const, stack: state.stack.slice(0, -1) }
        if (top === 'ward') return done({ ...rest, payment: true }, [event('resolved', 'ward', ['117.3d'])])
        return done({ ...rest, alive: false }, [event('died', 'the creature dies', ['704.5g'])])
      }
    }
  },
  actions(state, law) {
    const types = ['cast', 'pass', 'turnUp', 'pay', 'decline'] as const
    return (['player', 'opponent'] as const).flatMap((by) =>
      types.map((type) => {
        const outcome = magicSketch.apply(state, { type, by }, law)
        return { action: { type, by }, by, unmet: outcome.kind === 'refused' ? outcome.unmet : [] }
      }),
    )
  },
  view(state, viewer) {
    const may = viewer !== 'opponent' || !state.down
    const card = {
      id: 'c1',
      face: state.down ? ('down' as const) : ('up' as const),
      turned: 'upright' as const,
      ...(may && state.hidden ? { name: same(state.hidden) } : {}),
      lines: [{ label: same('P/T'), value: same('2/2') }],
      marks: [words('偽装', 'cloak')],
      under: [],
      tiedTo: [],
      label: same(may && state.hidden ? state.hidden : 'a face-down 2/2'),
    }
    const zone = { id: 'field', kind: 'battlefield', side: 'player' as const, label: words('戦場', 'battlefield') }
    return {
      viewer,
      status: [],
      sides: { player: [], opponent: [] },
      zones: [{ ...zone, layout: 'row', row: 0, column: 0, cards: state.alive ? [card] : [] }],
      stackLabel: words('スタック', 'Stack'),
      stack: state.stack.map((text, index) => ({
        id: `s${index}`,
        by: 'opponent',
        text: same(text),
        targets: ['c1'],
      })),
    }
  },
  label: (_, action) => same(action.type),
  fact: (state, name) => (name === 'stack' ? state.stack : name === 'alive' ? state.alive : undefined),
  position: (state, viewer) => ({
    mana: state.mana,
    hidden: viewer === 'opponent' && state.down ? null : state.hidden,
  }),
  readSetup: (json) => (json !== null && typeof json === 'object' ? (json as MagicSketchSetup) : undefined),
  readAction: (json) =>
    json !== null && typeof json === 'object' && 'type' in json ? (json as MagicSketchAction) : undefined,
}
