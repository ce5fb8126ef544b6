/**
 * The access matrix as data. Each route declares, beside itself, the rows of docs/access-matrix.md that it answers for;
 * the guard of the route and the tests are made from them. Columns and codes are the document's (sections 1 and 2).
 */
export const ACTORS = ['V', 'U', 'S', 'O', 'M', 'B', 'X', 'Mo', 'Ad'] as const
export type Actor = (typeof ACTORS)[number]

/** One row: its id and the cell of each actor, in the document's words, for example `'A no effect'`. */
export interface AccessRow {
  id: string
  cells: Record<Actor, string>
}

/** Writes a row as it stands in the document: `row('LIK-1', 'L | C | 422 | A | A no effect | N | N | D | D')`. */
export function row(id: string, line: string): AccessRow {
  const cells = line.split('|').map((cell) => cell.trim())
  if (cells.length !== ACTORS.length) throw new Error(`Row ${id} has ${cells.length} cells.`)
  return { id, cells: Object.fromEntries(ACTORS.map((actor, i) => [actor, cells[i]])) as AccessRow['cells'] }
}

/** The rows of each call of a feature's contract; the type fails to check when a call has none. */
export type AccessOf<Calls> = Record<keyof Calls, readonly [AccessRow, ...AccessRow[]]>

/** Who gets past the door of a route: everybody, anyone signed in, or confirmed members. */
export type Door = 'public' | 'session' | 'member'

/** What is left to a suspended or banned member, besides what is public (section 2.10 of the document). */
export const OPEN_TO_SUSPENDED: ReadonlySet<string> = new Set([
  'ACC-2',
  'ACC-3',
  'ACC-4',
  'REP-5',
  'PAY-6',
  'PAY-7',
  'SES-1',
  'SES-4',
  'CON-1',
])

/** Whether a suspended member may make a call; its first row says which one it is. */
export const isOpenToSuspended = ([first]: readonly [AccessRow, ...AccessRow[]]): boolean =>
  doorOf([first]) === 'public' || OPEN_TO_SUSPENDED.has(first.id)

/** The door follows from a route's first row: what a visitor and an unconfirmed member get there. */
export function doorOf([first]: readonly [AccessRow, ...AccessRow[]]): Door {
  if (first.cells.V !== 'L') return 'public'
  return first.cells.U === 'C' ? 'member' : 'session'
}
