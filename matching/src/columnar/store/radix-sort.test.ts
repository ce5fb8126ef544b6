import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { RECORD, sortRecords } from './radix-sort.ts'

const anyKey = fc.oneof(fc.nat(3), fc.nat(2 ** 16), fc.integer({ min: 0, max: 2 ** 32 - 1 }))
const anyKeys = fc.tuple(fc.oneof(fc.constant(7), fc.nat(2)), anyKey, anyKey)

/** @returns the row numbers after sorting records with these keys */
function sorted(table: readonly (readonly number[])[]): number[] {
  const records = Uint32Array.from(table.flatMap((keys, row) => [row, ...keys]))
  return Array.from(sortRecords(records).filter((_, at) => at % RECORD === 0))
}

test('sorts by all keys in their order, and is stable', () => {
  fc.assert(
    fc.property(fc.array(anyKeys), (table) => {
      const difference = (x: number, y: number) =>
        table[x]!.map((value, at) => value - table[y]![at]!).find((by) => by !== 0) ?? 0
      const expected = table.map((_, row) => row).sort(difference) // `sort` is stable
      expect(sorted(table)).toEqual(expected)
    }),
  )
})

test('handles every digit value, and keeps keys with their rows', () => {
  const table = Array.from({ length: 2 ** 16 }, (_, row) => [row & 1, 0, (row * 40_503) % 2 ** 16])
  const records = sortRecords(Uint32Array.from(table.flatMap((keys, row) => [row, ...keys])))
  expect(records).toHaveLength(2 ** 16 * RECORD)
  const rows = Array.from({ length: 2 ** 16 }, (_, i) => [...records.subarray(i * RECORD, (i + 1) * RECORD)])
  expect(rows.filter(([row = 0, ...keys]) => keys.join() !== table[row]?.join())).toEqual([])
  const numbers = rows.map(([, first = 0, , third = 0]) => first * 2 ** 16 + third)
  expect(numbers.every((number, i) => i === 0 || number > numbers[i - 1]!)).toBe(true)
})
