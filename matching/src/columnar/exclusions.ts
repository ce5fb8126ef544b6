import { ageAt, type Columns, EXCLUDED, setAge } from './columns.ts'
import type { Directory } from './directory.ts'
import { parseIds } from './uuid.ts'

/** Hides members from every search until `showAgain`; returns the rows of those who are held, each once. */
export function hide(columns: Columns, directory: Directory, ids: readonly string[]): number[] {
  const hidden: number[] = []
  for (const row of directory.findAll(columns, parseIds(ids))) {
    if (row < 0 || (ageAt(columns, row) & EXCLUDED) !== 0) continue
    setAge(columns, row, ageAt(columns, row) | EXCLUDED)
    hidden.push(row)
  }
  return hidden
}

export function showAgain(columns: Columns, hidden: readonly number[]): void {
  for (const row of hidden) setAge(columns, row, ageAt(columns, row) & ~EXCLUDED)
}
