import { keptAs } from '../site/kept'

/** Whether keys of a single letter do anything: all but 'off' means that they do. */
export const letters = keptAs('letters')

export const lettersOn = (): boolean => letters.read() !== 'off'
