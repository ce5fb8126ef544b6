import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortStably } from './sorting.ts'

const anyValue = fc.oneof(fc.nat(3), fc.nat(2 ** 16), fc.integer({ min: 0, max: 2 ** 32 - 1 }))

test('sorts by a column and keeps the order of equals', () => {
  fc.assert(
    fc.property(fc.array(anyValue), (values) => {
      const rows = values.map((_, row) => row).toReversed()
      const expected = rows.toSorted((x, y) => values[x]! - values[y]!) // stable by the language's own word
      expect([...sortStably(Uint32Array.from(rows), Uint32Array.from(values))]).toEqual(expected)
    }),
  )
})
