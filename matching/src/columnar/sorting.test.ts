import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortBy } from './sorting.ts'

const anyValue = fc.oneof(fc.nat(3), fc.nat(2 ** 16), fc.integer({ min: 0, max: 2 ** 32 - 1 }))
const anyRow = fc.tuple(fc.nat(2), anyValue, fc.nat(255), anyValue)

const column = (rows: readonly (readonly number[])[], at: number) => rows.map((row) => row[at]!)

test('sorts by all columns, the first one first, and keeps the order of equals', () => {
  fc.assert(
    fc.property(fc.array(anyRow), (table) => {
      const rows = table.map((_, row) => row).toReversed()
      const difference = (x: number, y: number) =>
        table[x]!.map((value, at) => value - table[y]![at]!).find((by) => by !== 0) ?? 0
      const columns = [
        Uint8Array.from(column(table, 0)),
        Uint32Array.from(column(table, 1)),
        Uint16Array.from(column(table, 2)),
        Uint32Array.from(column(table, 3)),
      ]
      const expected = rows.toSorted(difference) // stable by the language's own word
      const { order, areTied } = sortBy(Uint32Array.from(rows), columns)
      expect([...order]).toEqual(expected)
      for (const [at, row] of expected.entries())
        if (at > 0) expect(areTied(expected[at - 1]!, row)).toBe(difference(expected[at - 1]!, row) === 0)
    }),
  )
})

test('has room for every value of a digit, and for rows that are not to be sorted', () => {
  const values = Uint16Array.from({ length: 2 ** 16 }, (_, row) => (row * 40_503) % 2 ** 16)
  const others = Uint8Array.from(values, (value) => value & 1)
  const even = Uint32Array.from(values.keys()).filter((row) => row % 2 === 0)
  const sorted = sortBy(even, [others, values]).order
  expect(sorted).toHaveLength(even.length)
  for (let at = 1; at < sorted.length; at++)
    expect(values[sorted[at - 1]!]!).toBeLessThan(values[sorted[at]!]!)
  expect(sortBy(Uint32Array.from(values.keys()), [values]).order[2 ** 16 - 1]).toBe(
    values.indexOf(2 ** 16 - 1),
  )
})
