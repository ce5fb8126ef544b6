import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accessRows } from './access-rows.ts'

const DOCUMENT = readFileSync(new URL('../../../docs/access-matrix.md', import.meta.url), 'utf8')

/** The rows of the document's tables: id, and the cells behind the description. */
function documentRows(): Map<string, string[]> {
  const rows = new Map<string, string[]>()
  for (const line of DOCUMENT.split('\n')) {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    if (/^[A-Z]{2,3}-\d+$/.test(cells[0] ?? '') && cells.length > 3) rows.set(cells[0]!, cells.slice(2))
  }
  return rows
}

test('every declared access row stands in the document with the same cells', () => {
  const document = documentRows()
  expect(document.size).toBeGreaterThan(80)
  for (const row of [...accessRows().values()].flat()) {
    expect(Object.values(row.cells), row.id).toEqual(
      document.get(row.id) ?? `${row.id} is not in the document`,
    )
  }
})
