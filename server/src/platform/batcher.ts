import { DatabaseError } from 'pg'

interface BatcherOptions {
  /** At most this many share one run, and this many may wait for the next ones. */
  itemsMax: number
  waitingMax: number
  /** Concurrent runs; with one, items keep the order in which they arrived. */
  concurrency: number
  /** The error for an item when too many wait. */
  busy: () => Error
}

interface Waiting<Item, Result> {
  item: Item
  resolve: (result: Result | Promise<Result>) => void
  reject: (error: unknown) => void
}

/**
 * Lets items that arrive at the same time share one statement: those of one turn of the event loop, and while runs are under
 * way all that come meanwhile. Nothing waits for a clock, and batches grow by themselves as more arrive.
 * @param run gives a result for each item, in their order, or a promise of one that the next items do not wait for
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
      // one row that the database refuses must not spoil its neighbours
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

/** The database looked at the rows and refused; as opposed to a lock that is held, and a database that is full, stopping or not there. */
const isAboutRows = (error: unknown) =>
  error instanceof DatabaseError && !/^(08|53|55|57|58|XX)/.test(error.code ?? '')
