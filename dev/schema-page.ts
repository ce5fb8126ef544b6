import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'

const WIDTH = 118
const TABLE = /^create (?:unlogged )?table (\w+)/gm
const FUNCTION = /^create (?:or replace )?function (\w+)/gm

interface Table {
  name: string
  persistence: string
  columns: string[]
  constraints: string[]
  indexes: string[]
  triggers: string[]
}

/** Returns a migrated database's tables as compact SQL in migration order, with the names of each file's functions. */
export async function schemaPage(pool: Pool, migrations: string): Promise<string> {
  const { rows } = await pool.query<Table>(QUERY)
  const tables = new Map(rows.map((table) => [table.name, table]))
  const parts = readdirSync(migrations).flatMap((file) => {
    const text = readFileSync(join(migrations, file), 'utf8')
    const tablesOfFile = [...text.matchAll(TABLE)].flatMap(([, name = '']) => tables.get(name) ?? [])
    const functions = new Set([...text.matchAll(FUNCTION)].map(([, name = '']) => name))
    const listed = wrapped([...functions].toSorted()).map((line) => `-- functions${line.slice(1)}`)
    return tablesOfFile.length + functions.size > 0
      ? [[`-- ${file}`, ...listed].join('\n'), ...tablesOfFile.map(inSql)]
      : []
  })
  return [
    '-- Written by `node dev/generate-types.ts`. Reasons and the text of functions are in server/migrations.',
    ...parts,
    '',
  ].join('\n\n')
}

function inSql({ name, persistence, columns, constraints, indexes, triggers }: Table): string {
  const kind = persistence === 'u' ? 'unlogged table' : 'table'
  return [
    `create ${kind} ${name} (\n${wrapped([...columns, ...constraints].map(readable)).join('\n')}\n);`,
    ...indexes.map((index) => `${readable(index.replace(/ USING btree| ON public\.\w+(?= )/g, ''))};`),
    ...wrapped(triggers).map((line) => `-- calls${line.slice(1)}`),
  ].join('\n')
}

function wrapped(items: readonly string[]): string[] {
  const lines: string[] = []
  for (const [i, item] of items.entries()) {
    const text = i < items.length - 1 ? `${item},` : item
    const last = lines.at(-1)
    if (last !== undefined && last.length + text.length < WIDTH) lines[lines.length - 1] = `${last} ${text}`
    else lines.push(`  ${text}`)
  }
  return lines
}

const readable = (sql: string) =>
  sql
    .replace(/'(?:[^']|'')*'|[A-Z]{2,}/g, (word) => (word.startsWith("'") ? word : word.toLowerCase()))
    .replace(/::(?:text|citext)(?:\[\])?/g, '')
    .replace(/ = any \(array\[([^\]]*)\]\)/g, ' in ($1)')
    .replace(/timestamp with time zone/g, 'timestamptz')
    .replace(/(references \w+)\(\w+\)/g, '$1')

const QUERY = `
  with constraints as (
    select conrelid, conkey, contype, conname, case contype when 'p' then 'PRIMARY KEY' when 'u' then 'UNIQUE' end as word,
      pg_get_constraintdef(oid, true) as definition
    from pg_constraint where contype in ('p', 'u', 'f', 'c', 'x')
  )
  select t.relname as name, t.relpersistence as persistence,
    (select array_agg(concat_ws(' ', attname, format_type(atttypid, atttypmod),
        case when attnotnull and not exists (select from constraints
          where conrelid = t.oid and contype = 'p' and conkey = array[attnum]) then 'NOT NULL' end,
        case when attidentity <> '' then 'GENERATED ALWAYS AS IDENTITY' end,
        case when attgenerated <> '' then 'GENERATED ALWAYS AS (' || pg_get_expr(adbin, adrelid) || ') STORED'
          when atthasdef then 'DEFAULT ' || pg_get_expr(adbin, adrelid) end,
        (select string_agg(coalesce(word, substring(definition from '(?:REFERENCES|CHECK).*')), ' ' order by contype desc, conname)
          from constraints where conrelid = t.oid and conkey = array[attnum])) order by attnum)
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = t.oid and attnum > 0 and not attisdropped) as columns,
    array(select definition from constraints where conrelid = t.oid and cardinality(conkey) > 1
      order by contype desc, conname) as constraints,
    array(select pg_get_indexdef(indexrelid, 0, true) from pg_index i where indrelid = t.oid
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
      order by indexrelid::regclass::text) as indexes,
    array(select distinct tgfoid::regproc::text from pg_trigger where tgrelid = t.oid and not tgisinternal
      order by 1) as triggers
  from pg_class t where relkind = 'r' and relnamespace = 'public'::regnamespace`
