import type { Game } from './game'
import { holds } from './law'
import { done, refused, type GameEvent } from './outcome'
import { same, words } from './text'

/**
 * A sketch of Duel Masters for the tests of the kernel, not the engine: one card with two faces, a flip (覚醒),
 * a replacement of leaving (解除), summoning sickness, a rule that changed with an era.
 */
export interface DuelMastersSketch {
  readonly face: 1 | 2
  readonly zone: 'battle' | 'hyperspatial'
  readonly tapped: boolean
  readonly sick: boolean
}
export type DuelMastersSketchAction = { readonly type: 'awaken' | 'destroy' | 'attack' }
export type DuelMastersSketchSetup = { readonly face: 1 | 2; readonly tapped: boolean; readonly sick: boolean }

const event = (kind: string, text: string, cites: readonly string[]): GameEvent => ({ kind, text: same(text), cites })

export const duelMastersSketch: Game<DuelMastersSketch, DuelMastersSketchAction, DuelMastersSketchSetup> = {
  id: 'duel-masters-sketch',
  title: same('Duel Masters'),
  rules: [],
  eras: [
    { id: 'now', title: words('現在', 'now'), from: '2016-09-13' },
    { id: 'before', title: words('2016年9月12日まで', 'until 12 September 2016'), until: '2016-09-13' },
  ],
  start: (setup) => done({ ...setup, zone: 'battle' }, []),
  apply(state, action, law) {
    switch (action.type) {
      case 'awaken':
        return done({ ...state, face: 2, sick: false, tapped: law.era === 'before' && state.tapped }, [
          event('flipped', 'awakens', ['dm-flip-17']),
        ])
      case 'destroy':
        return state.face === 2 && holds(law, 'dm-flip-12')
          ? done({ ...state, face: 1, sick: true }, [event('flipped', 'release instead of leaving', ['dm-flip-12'])])
          : done({ ...state, zone: 'hyperspatial' }, [event('left', 'leaves', ['802.2'])])
      case 'attack': {
        const unmet = [
          ...(state.sick
            ? [{ text: same('summoning sick'), cites: ['dm-flip-15'], cure: same('next turn, or awaken') }]
            : []),
          ...(state.tapped ? [{ text: same('tapped'), cites: ['301.5'], cure: same('untap') }] : []),
        ]
        return unmet.length > 0 ? refused(unmet) : done({ ...state, tapped: true }, [event('attacks', 'attacks', [])])
      }
    }
  },
  actions: (state, law) =>
    (['awaken', 'destroy', 'attack'] as const).map((type) => {
      const outcome = duelMastersSketch.apply(state, { type }, law)
      return { action: { type }, by: 'player', card: 'c1', unmet: outcome.kind === 'refused' ? outcome.unmet : [] }
    }),
  view: (state, viewer) => ({
    viewer,
    status: [],
    sides: { player: [], opponent: [] },
    stackLabel: words('待機', 'Waiting'),
    stack: [],
    zones: [
      {
        id: 'battle',
        kind: 'battle',
        side: 'player',
        label: words('バトルゾーン', 'battle zone'),
        layout: 'row',
        row: 0,
        column: 0,
        cards: [
          {
            id: 'c1',
            face: 'up',
            faceNumber: state.face,
            turned: state.tapped ? 'sideways' : 'upright',
            name: same(`face ${state.face}`),
            lines: [],
            marks: [],
            under: [],
            tiedTo: [],
            label: same(`face ${state.face}`),
          },
        ],
      },
    ],
  }),
  label: (_, action) => same(action.type),
  fact: (state, name) => (name in state ? state[name as keyof DuelMastersSketch] : undefined),
  position: ({ face, tapped, sick }) => ({ face, tapped, sick }),
  readSetup: (json) => (json !== null && typeof json === 'object' ? (json as DuelMastersSketchSetup) : undefined),
  readAction: (json) =>
    json !== null && typeof json === 'object' && 'type' in json ? (json as DuelMastersSketchAction) : undefined,
}
