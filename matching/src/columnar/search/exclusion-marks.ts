import { ageAt, type Columns, EXCLUDED, setAge } from '../store/columns.ts'
import type { IdTable } from '../store/id-table.ts'
import { parseIds } from '../store/uuid.ts'

/** @returns the newly marked rows, which the caller must unmark after the search */
export function markExcluded(columns: Columns, idTable: IdTable, ids: readonly string[]): number[] {
  const marked: number[] = []
  for (const row of idTable.findAll(columns, parseIds(ids))) {
    if (row < 0 || (ageAt(columns, row) & EXCLUDED) !== 0) continue
    setAge(columns, row, ageAt(columns, row) | EXCLUDED)
    marked.push(row)
  }
  return marked
}

export function unmarkExcluded(columns: Columns, marked: readonly number[]): void {
  for (const row of marked) setAge(columns, row, ageAt(columns, row) & ~EXCLUDED)
}
