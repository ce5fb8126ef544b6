import { sql } from 'kysely'
import type { App } from '../src/platform/app.ts'

interface Column {
  table: string
  column: string
  kind: string
  owner: string
}

/**
 * Writes a word into every text of every row that belongs to a member, in whatever table; what a check or a key
 * refuses holds no free text.
 * @returns the columns that hold it now
 */
export async function plant(app: App, memberId: string, word: string): Promise<string[]> {
  const planted: string[] = []
  for (const { table, column, kind, owner } of await textsOfMembers(app)) {
    if (column === 'email' || column === 'phone') continue // how other tables find them
    const value = { jsonb: sql`to_jsonb(${word}::text)`, ARRAY: sql`array[${word}]`, text: sql`${word}` }[
      kind
    ]
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${value} where ${sql.ref(owner)} = ${memberId}`
      .execute(app.db)
      .catch(() => ({ numAffectedRows: 0n }))
    if (numAffectedRows) planted.push(`${table}.${column}`)
  }
  return planted
}

/** The text columns of tables whose rows name a member, by the column that does. */
async function textsOfMembers(app: App): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select texts.table_name as table, texts.column_name as column, texts.data_type as kind, owners.column_name as owner
    from information_schema.columns texts
    join (
      select table_name, column_name from information_schema.columns
      where column_name in ('user_id', 'sender_id', 'from_id', 'member_id', 'blocker_id', 'viewed_id') or
        (table_name, column_name) = ('users', 'id')
    ) owners using (table_name)
    where texts.table_schema = 'public' and texts.is_generated = 'NEVER'
      and texts.data_type in ('text', 'jsonb', 'ARRAY')`.execute(app.db)
  return rows
}

/** The tables of the whole database, the queue's too, that hold a word anywhere in a row. */
export async function whereFound(app: App, word: string): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    app.db,
  )
  const found: string[] = []
  for (const { schema, name } of tables) {
    const { rows } = await sql`
      select 1 from ${sql.table(`${schema}.${name}`)} t where t::text ilike ${`%${word}%`} limit 1`.execute(
      app.db,
    )
    if (rows.length > 0) found.push(`${schema}.${name}`)
  }
  return found
}
