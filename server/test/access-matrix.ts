import { readFileSync } from 'node:fs'

export const ACTORS = ['V', 'U', 'S', 'O', 'M', 'B', 'X', 'Mo', 'Ad'] as const
export type Actor = (typeof ACTORS)[number]

export interface MatrixRow {
  id: string
  cells: Readonly<Record<string, string>>
}

export interface Matrix {
  rows: ReadonlyMap<string, MatrixRow>
  openToSuspended: readonly string[]
}

export function readMatrix(document = text()): Matrix {
  const rows = new Map<string, MatrixRow>()
  let columns: string[] = []
  for (const line of document.split('\n')) {
    if (!line.startsWith('|')) columns = []
    const [id = '', , ...cells] = cellsOf(line)
    if (id === 'Id') columns = cells
    if (!/^[A-Z]{2,3}-\d+$/.test(id)) continue
    if (rows.has(id)) throw new Error(`The row ${id} is there twice.`)
    if (cells.length === 0 || cells.length !== columns.length)
      throw new Error(`The row ${id} does not have the cells of its table.`)
    rows.set(id, { id, cells: Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? ''])) })
  }
  const [, named] = /^\| (([A-Z]+-[\d*]+(, )?)+) \| A \|$/m.exec(document) ?? []
  if (!named) throw new Error('What is left to a suspended member is not in the document.')
  return { rows, openToSuspended: named.split(', ') }
}

const text = () => readFileSync(new URL('../../docs/access-matrix.md', import.meta.url), 'utf8')

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
