import { DatabaseError } from 'pg'

interface BatcherOptions {
  itemsMax: number
  waitingMax: number
  concurrency: number
  busy: () => Error
}

interface Waiting<Item, Result> {
  item: Item
  resolve: (result: Result | Promise<Result>) => void
  reject: (error: unknown) => void
}

/**
 * Batches items of one event-loop turn, and items that arrive during a run. @param run returns results in the items'
 * order
 */
export function createBatcher<Item, Result>(
  run: (items: Item[]) => Promise<(Result | Promise<Result>)[]>,
  { itemsMax, waitingMax, concurrency, busy }: BatcherOptions,
): (item: Item) => Promise<Result> {
  const queue: Waiting<Item, Result>[] = []
  let running = 0
  let starting: NodeJS.Immediate | undefined

  function start() {
    starting = undefined
    void runAll()
  }

  async function runAll() {
    running += 1
    while (queue.length > 0) await settle(queue.splice(0, itemsMax))
    running -= 1
  }

  async function settle(batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(batch.map(({ item }) => item))
      batch.forEach(({ resolve }, i) => resolve(results[i]!))
    } catch (error) {
      // a row that the database refuses must not fail the rest of the batch
      if (batch.length > 1 && isAboutRows(error)) for (const one of batch) await settle([one])
      else batch.forEach(({ reject }) => reject(error))
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (queue.length >= waitingMax) return reject(busy())
      queue.push({ item, resolve, reject })
      if (running < concurrency && !starting) starting = setImmediate(start)
    })
}

/** True for errors caused by the rows, as opposed to a held lock or an unavailable, stopping or full database. */
const isAboutRows = (error: unknown) =>
  error instanceof DatabaseError && !/^(08|53|55|57|58|XX)/.test(error.code ?? '')
