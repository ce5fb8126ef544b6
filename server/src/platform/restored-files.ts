import { Client, escapeIdentifier } from 'pg'
import type { FileStore } from './file-stores.ts'

const BATCH_SIZE = 10_000

/**
 * Skips files without a row in the restored database, because nothing would ever delete them. @returns the files
 * copied
 */
export async function restoreFiles(
  databaseUrl: string,
  copies: Pick<FileStore, 'list' | 'get'>,
  store: Pick<FileStore, 'list' | 'put'>,
): Promise<number> {
  const referenced = await namesIn(databaseUrl)
  const existing = new Set(await Array.fromAsync(store.list()))
  let count = 0
  for await (const key of copies.list()) {
    if (existing.has(key) || !referenced.has(nameOf(key))) continue
    await store.put(key, await copies.get(key))
    count += 1
  }
  return count
}

export const nameOf = (key: string): string => (key.split('/')[1] ?? '').replace(/\.\w+$/, '')

export async function namesIn(databaseUrl: string): Promise<Set<string>> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const names = new Set<string>()
    for (const column of await columnsOf(client))
      for await (const name of valuesOf(client, column)) names.add(name)
    return names
  } finally {
    await client.end()
  }
}

interface Column {
  of: string
  name: string
}

/** Reads the columns from the database, which may be older than this program. */
async function columnsOf(client: Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select table_name as "of", column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'uuid'
       and (column_name = 'storage_key' or (table_name, column_name) = ('data_exports', 'id'))`,
  )
  return rows
}

async function* valuesOf(client: Client, { of, name }: Column): AsyncIterable<string> {
  const [table, column] = [escapeIdentifier(of), escapeIdentifier(name)]
  await client.query('begin')
  await client.query(
    `declare names cursor for select ${column}::text as name from ${table} where ${column} is not null`,
  )
  for (;;) {
    const { rows } = await client.query<{ name: string }>(`fetch ${BATCH_SIZE} from names`)
    if (rows.length === 0) break
    for (const row of rows) yield row.name
  }
  await client.query('commit')
}
