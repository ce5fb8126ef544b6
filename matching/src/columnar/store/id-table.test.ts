import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createColumns, idWordsAt } from './columns.ts'
import { IdTable } from './id-table.ts'

const ROWS = 3000

test('finds exactly the ids it holds after any additions and deletions', () => {
  const columns = createColumns(ROWS)
  for (let row = 0; row < ROWS; row++) columns.ids[4 * row + 3] = row * 7 // close together, like sequential ids
  const idOf = (row: number) => idWordsAt(columns, row)
  const anyStep = fc.tuple(fc.boolean(), fc.nat(ROWS - 1))
  fc.assert(
    fc.property(fc.array(anyStep, { minLength: 500, maxLength: 3000, size: 'max' }), (steps) => {
      const idTable = IdTable.of(columns, 0)
      const there = new Set<number>()
      for (const [comes, row] of steps) {
        if (comes) idTable.set(columns, idOf(row), row)
        else idTable.delete(columns, idOf(row))
        if (comes) there.add(row)
        else there.delete(row)
      }
      for (let row = 0; row < ROWS; row++)
        if (idTable.find(columns, idOf(row)) !== (there.has(row) ? row : -1)) throw new Error(`row ${row}`)
      const expected = Array.from({ length: ROWS }, (_, row) => (there.has(row) ? row : -1))
      expect([...idTable.findAll(columns, columns.ids)]).toEqual(expected)
    }),
    { numRuns: 20 },
  )
  expect(IdTable.of(columns, 0).find(columns, idOf(1))).toBe(-1)
})
