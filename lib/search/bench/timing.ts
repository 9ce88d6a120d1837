import type { JudgedQuery } from './quality'

/** Processor time so far, which a busy machine does not lengthen. */
export const milliseconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(share * (times.length - 1))]!

/** Processor time of each query. */
export const timesOf = async (
  queries: readonly JudgedQuery[],
  ask: (query: string) => unknown,
): Promise<readonly number[]> => {
  const times: number[] = []
  for (const { query } of queries) {
    const start = milliseconds()
    await ask(query)
    times.push(milliseconds() - start)
  }
  return times
}
