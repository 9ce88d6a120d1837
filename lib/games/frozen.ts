/** JSON that throws wherever it is changed: for tests that an action leaves the state before it as it was. */
export function frozen<T>(json: T): T {
  if (json !== null && typeof json === 'object' && !Object.isFrozen(json)) {
    Object.freeze(json)
    for (const part of Object.values(json)) frozen(part)
  }
  return json
}
