import { expect, test } from 'vitest'
import { mapInTurns } from './turns.ts'

function workFor(milliseconds: number) {
  for (const until = performance.now() + milliseconds; performance.now() < until; );
}

test('long work keeps its order and gives waiting work its turn', async () => {
  let turns = 0
  let isDone = false
  const wait = () => {
    turns += 1
    if (!isDone) setImmediate(wait)
  }
  setImmediate(wait)
  const items = Array.from({ length: 50 }, (_, nth) => nth)
  const results = await mapInTurns(items, (nth) => {
    workFor(1)
    return nth * 2
  })
  isDone = true
  expect(results).toEqual(items.map((nth) => nth * 2))
  expect(turns).toBeGreaterThan(10)
})
