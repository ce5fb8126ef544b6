import { setImmediate as nextTurn } from 'node:timers/promises'

const TURN = 2

export async function mapInTurns<Item, Result>(
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
