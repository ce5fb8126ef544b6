import { sql } from 'kysely'
import type { App } from '../src/platform/app.ts'

interface Column {
  table: string
  column: string
  kind: string
  owner: string
}

/**
 * Writes a word into every text column of a member's rows. A column whose check or key rejects the word holds no free
 * text.
 * @returns the columns that now hold it
 */
export async function plantWord(app: App, memberId: string, word: string): Promise<string[]> {
  const planted: string[] = []
  for (const { table, column, kind, owner } of await textsOfMembers(app)) {
    if (column === 'email' || column === 'phone') continue // other tables find rows by these
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

export async function columnsOfMembers(app: Pick<App, 'db'>): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    with referring as (
      select c.conrelid as table_id, a.attnum, a.attname from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid in ('users'::regclass, 'second_factors'::regclass)
    )
    select r.relname as table, a.attname as column from pg_attribute a
    join pg_class r on r.oid = a.attrelid and r.relkind = 'r' and r.relnamespace = 'public'::regnamespace
    where a.attnum > 0 and not a.attisdropped and a.atttypid = 'uuid'::regtype
      and ((a.attrelid, a.attnum) in (select table_id, attnum from referring)
        or a.attname in (select attname from referring)
        or (r.relname, a.attname) = ('users', 'id'))
    order by 1, 2`.execute(app.db)
  return rows
}

const OWNERS = ['user_id', 'sender_id', 'from_id', 'member_id', 'blocker_id', 'viewed_id']

async function textsOfMembers(app: App): Promise<Column[]> {
  const { rows } = await sql<Omit<Column, 'owner'>>`
    select table_name as table, column_name as column, data_type as kind from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' and data_type in ('text', 'jsonb', 'ARRAY')`.execute(
    app.db,
  )
  const owners = (await columnsOfMembers(app)).filter(
    ({ table, column }) => OWNERS.includes(column) || table === 'users',
  )
  return rows.flatMap((text) =>
    owners.filter(({ table }) => table === text.table).map(({ column: owner }) => ({ ...text, owner })),
  )
}

export async function columnsContaining(app: App, word: string): Promise<string[]> {
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
