import { viewers, type Viewer } from './viewer'

/** What an address holds: where a reader is, and how the table is looked at. */
export interface Place {
  /** The example; absent on a page of free play. */
  readonly example?: string
  /** A position of free play, or one shared as another viewer sees it: the game's setup. */
  readonly setup?: unknown
  readonly line: string
  readonly step: number
  /** Actions tried off the line. */
  readonly tried: readonly unknown[]
  readonly viewer: Viewer
  readonly era: string
}

/** What could not be kept of an address. */
export const losses = ['version', 'form', 'example', 'setup', 'line', 'step', 'tried', 'viewer', 'era'] as const
export type Loss = (typeof losses)[number]

export interface ReadPlace {
  readonly place: Partial<Place>
  readonly lost: readonly Loss[]
}

/** Goes up when addresses written before can no longer be read. */
export const addressVersion = 1

/**
 * A place as text for the fragment or a query of an address: `1~ygo-gemini~main~2~player~now~…~…`.
 * Only characters that an address keeps as they are.
 */
export function writePlace(place: Place): string {
  const parts = [
    String(addressVersion),
    place.example ?? '',
    place.line,
    String(place.step),
    place.viewer,
    place.era,
    place.tried.length > 0 ? packJson(place.tried) : '',
    place.setup === undefined ? '' : packJson(place.setup),
  ]
  return parts.join('~').replace(/~+$/, '')
}

/** Reads a place as far as it can be read, and names what was lost. Never throws. */
export function readPlace(text: string): ReadPlace {
  const [version, example, line, step, viewer, era, tried, setup] = text.replace(/^#/, '').split('~')
  if (version !== String(addressVersion)) return { place: {}, lost: ['version'] }
  const lost: Loss[] = []
  const keep = <T>(loss: Loss, written: string | undefined, value: T | undefined): T | undefined => {
    if (written && value === undefined) lost.push(loss)
    return written ? value : undefined
  }
  const id = (written: string | undefined) => (/^[a-z0-9-]+$/.test(written ?? '') ? written : undefined)
  const triedJson = keep('tried', tried, unpackJson(tried ?? ''))
  const read = {
    example: keep('example', example, id(example)),
    line: keep('line', line, id(line)),
    step: keep('step', step, /^\d{1,4}$/.test(step ?? '') ? Number(step) : undefined),
    viewer: keep(
      'viewer',
      viewer,
      viewers.find((known) => known === viewer),
    ),
    era: keep('era', era, id(era)),
    tried: keep(
      'tried',
      triedJson && 'yes',
      Array.isArray(triedJson?.json) ? (triedJson.json as unknown[]) : undefined,
    ),
    setup: keep('setup', setup, unpackJson(setup ?? ''))?.json,
  }
  const place = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as Partial<Place>
  return { place, lost }
}

/** JSON as base64 for addresses (RFC 4648, section 5), without padding. */
export function packJson(json: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(json))
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The JSON of `packJson`, in a box since it may be anything; absent when the text is none. */
export function unpackJson(text: string): { readonly json: unknown } | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    return { json: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown }
  } catch {
    return undefined
  }
}
