import type { Candidate } from './entry'
import { hashOf } from './sentences'

/** The hashes of the source sentences of a candidate, in order: kept beside the ruling as `sourceHash`. */
export const hashesOf = (candidate: Candidate): string[] => candidate.sentences.map((one) => hashOf(one.text))
