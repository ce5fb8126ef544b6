import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `table` is set for a write. */
export type Sql = { file: string; line: number; table?: string }

const USE =
  /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|selectNoFrom)\b|(?<!\.)\bsql(?:<[^`]*?>)?`|\b(?:pool|client)\.query\b/g
const WRITE =
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"](\w+)|\b(?:insert into|delete from|merge into|truncate)\s+(\w+)|\bupdate\s+(\w+)(?:\s+(?:as\s+)?\w+)?\s+set\b/g

/** Returns file paths relative to `server/src`. */
export function findSql(root: string): Sql[] {
  const src = join(root, 'server/src')
  const files = globSync('**/*.ts', {
    cwd: src,
    exclude: ['**/*.test*.ts', '**/testing/**', '**/generated/**'],
  })
  return files.sort().flatMap((file) => sqlIn(file, readFileSync(join(src, file), 'utf8')))
}

export function sqlIn(file: string, text: string): Sql[] {
  const at = (match: RegExpExecArray) => ({ file, line: text.slice(0, match.index).split('\n').length })
  return [
    ...[...text.matchAll(USE)].map(at),
    ...[...text.matchAll(WRITE)].map((match) => ({ ...at(match), table: match[1] ?? match[2] ?? match[3]! })),
  ]
}
