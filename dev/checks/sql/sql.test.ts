import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findSql, sqlIn } from './find.ts'
import { ownerOf, violation } from './judge.ts'
import { ALSO_WRITTEN, OWNERS, SQL_ELSEWHERE } from './owners.ts'

const found = findSql(process.cwd())

test('each table has one owner', () => {
  const schema = readFileSync('docs/schema.sql', 'utf8')
  const tables = [...schema.matchAll(/^create (?:unlogged )?table (\w+)/gm)].map(([, table]) => table!)
  expect(tables.filter((table) => !ownerOf(table))).toEqual([])
  expect(Object.values(OWNERS).flat().toSorted()).toEqual([...tables, 'schema_migrations'].toSorted())
})

test('each exception is still needed', () => {
  const isUsed = ({ by, table }: { by: string; table: string }) =>
    found.some((sql) => sql.table === table && sql.file.startsWith(`${by}/`))
  expect(ALSO_WRITTEN.filter((also) => !isUsed(also))).toEqual([])
  const isFound = (path: string) => found.some(({ file }) => file.startsWith(path))
  expect(Object.keys(SQL_ELSEWHERE).filter((path) => !isFound(path))).toEqual([])
})

const violations = (file: string, text: string) => sqlIn(file, text).flatMap((sql) => violation(sql) ?? [])

const LIKES = 'features/dating/likes/likes.queries.ts'
const RULES = 'features/dating/likes/likes.rules.ts'

describe('SQL in its own place', () => {
  test.each([
    ['a write of the owner', LIKES, `tx.insertInto('likes').values(like)`],
    [
      'a write of a folder inside the owner',
      'features/membership/orders/a.queries.ts',
      'sql`update orders o set a = 1`',
    ],
    ['a read of any table', LIKES, 'sql`select from blocks b for update of b`'],
    [
      'a conflict that updates',
      LIKES,
      'sql`insert into likes (a) values (1) on conflict do update set a = 2`',
    ],
    ['a known exception', 'features/dating/messaging/a.queries.ts', 'sql`update matches m set last_seq = 1`'],
    ['a connection of its own', 'platform/notify.ts', 'client.query(`listen events`)'],
    ['no SQL at all', RULES, `import { sql } from 'kysely'`],
  ])('%s is fine', (_what, file, text) => {
    expect(violations(file, text)).toEqual([])
  })
})

describe('SQL elsewhere', () => {
  test.each([
    ['a query in a rule', RULES, `db.selectFrom('likes').select('id')`, 'named *.queries.ts'],
    [
      'SQL in a rule',
      RULES,
      'const rows = await sql<{ id: string }>`select 1`.execute(db)',
      'named *.queries.ts',
    ],
    ['a query past Kysely in a route', 'app/web.ts', `pool.query('select 1')`, 'named *.queries.ts'],
    ['an insert', LIKES, `tx.insertInto('messages')`, 'only features/dating/messaging writes messages'],
    [
      'an insert in SQL',
      LIKES,
      'sql`insert into messages (id) values (1)`',
      'only features/dating/messaging',
    ],
    ['an update', LIKES, `tx\n  .updateTable('users')\n  .set({ name })`, 'only features/identity/accounts'],
    [
      'an update with an alias',
      LIKES,
      'sql`with a as (select 1)\n  update users u set name = 1`',
      'writes users',
    ],
    ['a delete', LIKES, 'sql`delete from cases where id = 1`', 'only features/trust/cases writes cases'],
    ['a truncate', LIKES, 'sql`truncate sessions`', 'writes sessions'],
    ['the exception of another folder', LIKES, `db.updateTable('matches')`, 'only features/dating/matches'],
    ['an unknown table', LIKES, `tx.insertInto('horoscopes')`, 'no folder owns horoscopes'],
  ])('%s is refused', (_what, file, text, why) => {
    expect(violations(file, text)).toEqual([expect.stringContaining(why)])
  })
})
