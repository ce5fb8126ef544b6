import { fail } from '../failures.ts'

/**
 * Lets `abreast` pieces of work run at once and `waiting` more stand in line, first come, first served.
 * @returns a function that runs a piece of work when its turn comes, and refuses it when the line is full
 */
export function createLocks(abreast: number, waiting: number) {
  const line: (() => void)[] = []
  let running = 0

  const enter = () => {
    if (running < abreast) {
      running += 1
      return Promise.resolve()
    }
    if (line.length >= waiting) throw fail('server.busy', { retry_after: 5 })
    return new Promise<void>((turn) => line.push(turn))
  }
  const leave = () => {
    const next = line.shift()
    if (next)
      next() // takes over the place that becomes free
    else running -= 1
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
