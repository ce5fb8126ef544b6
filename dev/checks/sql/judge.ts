import type { Sql } from './find.ts'
import { ALSO_WRITTEN, OWNERS, SQL_ELSEWHERE } from './owners.ts'

/** @returns the broken rule as a sentence; undefined for allowed SQL */
export const violation = ({ file, table }: Sql): string | undefined =>
  table === undefined ? aboutPlace(file) : aboutOwner(file, table)

function aboutPlace(file: string): string | undefined {
  const isElsewhere = Object.keys(SQL_ELSEWHERE).some(
    (path) => file === path || (path.endsWith('/') && file.startsWith(path)),
  )
  return file.endsWith('.queries.ts') || isElsewhere ? undefined : 'SQL stands in a file named *.queries.ts'
}

function aboutOwner(file: string, table: string): string | undefined {
  const owner = ownerOf(table)
  if (!owner) return `no folder owns ${table}: name it in dev/checks/sql/owners.ts`
  if (folderOf(file) === owner) return undefined
  const isKnown = ALSO_WRITTEN.some((also) => also.table === table && isIn(file, also.by))
  return isKnown ? undefined : `only ${owner} writes ${table}: call a function of it`
}

export const ownerOf = (table: string) =>
  Object.keys(OWNERS).find((folder) => OWNERS[folder]?.includes(table))

/** Returns the innermost folder around the file that owns tables. */
const folderOf = (file: string) =>
  Object.keys(OWNERS)
    .filter((folder) => isIn(file, folder))
    .toSorted((a, b) => b.length - a.length)[0]

const isIn = (file: string, folder: string) => file.startsWith(`${folder}/`)
