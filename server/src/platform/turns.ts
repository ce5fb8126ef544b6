import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long work may hold up calls that wait: milliseconds. */
const TURN = 2

/** Does something with each of many items, one after another; in between, calls and connections have their turn. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  let until = performance.now() + TURN
  for (const item of items) {
    if (performance.now() > until) {
      await nextTurn()
      until = performance.now() + TURN
    }
    results.push(act(item))
  }
  return results
}
