import {
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  pre,
  record,
  sample,
} from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../../../test/database.ts'
import { type Connections, openDatabase, type Tx } from '../../../../platform/db.ts'
import { createLog } from '../../../../platform/log.ts'
import { logAuditHead } from './audit.jobs.ts'
import { type Act, recordAct } from './record-act.ts'
import { auditHead, verifyAudit, walkAudit } from './verify-audit.ts'

const ROWS = 200

let database: Awaited<ReturnType<typeof freshDatabase>>
let connections: Connections
beforeAll(async () => {
  database = await freshDatabase()
  connections = openDatabase(database.url, createLog('silent'))
  for (let i = 1; i <= ROWS; i++) await write(anAct(i))
})
afterAll(async () => {
  await connections.close()
  await database.drop()
})

const anAct = (i: number): Act => ({
  act: i % 3 === 0 ? 'staff_added' : 'signed_in',
  at: new Date(Date.UTC(2026, 10, 22, 9, i)),
  by: null,
  subject: { kind: 'staff', id: `person-${i % 7}` },
  details: { role: i % 2 ? 'admin' : 'moderator', count: i, words: `Zoë ${i} ""` },
})
const write = (act: Act) => connections.db.transaction().execute((tx) => recordAct(tx, act))

class RolledBack extends Error {}
/** Changes the log as the database owner could, looks at it, and rolls back. */
async function withTampering<T>(
  change: (tx: Tx) => Promise<unknown>,
  inspect: (tx: Tx) => Promise<T>,
): Promise<T> {
  let seen: T | undefined
  const work = connections.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx) // disables the triggers
    await change(tx)
    seen = await inspect(tx)
    throw new RolledBack()
  })
  await work.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error
  })
  return seen as T
}

test('a valid log is reported whole, with its head', async () => {
  const state = await verifyAudit(connections.db)
  expect(state).toEqual({ intact: true, ...(await auditHead(connections.db)) })
  expect(await verifyAudit(connections.db, await auditHead(connections.db))).toMatchObject({ intact: true })
})

const seq = integer({ min: 1, max: ROWS })
const CHANGES = [
  sql`at = at + interval '1 millisecond'`,
  sql`at = 'infinity'`,
  sql`act = act || '_x'`,
  sql`staff_id = '00000000-0000-4000-8000-000000000001'`,
  sql`subject_kind = 'member'`,
  sql`subject_id = subject_id || '1'`,
  sql`subject_kind = null, subject_id = null`,
  sql`details = details || '{"count": -1}'`,
  sql`details = details || '{"more": null}'`,
  sql`details = details - 'role'`,
  sql`previous_hash = sha256(previous_hash)`,
  sql`hash = sha256(hash)`,
  sql`seq = seq + 100000`,
]
const FIELDS = ['at', 'act', 'subject_id', 'details', 'hash', 'previous_hash', 'seq'] as const

const tampering = oneof(
  record({ what: constant('change' as const), seq, how: nat(CHANGES.length - 1) }),
  record({ what: constant('removal' as const), seq }),
  record({ what: constant('swap' as const), seq, other: seq, field: constantFrom(...FIELDS) }).filter(
    ({ seq, other }) => seq !== other,
  ),
  record({ what: constant('insertion' as const), seq, other: seq }).filter(({ seq, other }) => seq !== other),
)

test('each of a thousand changes, removals, swaps and insertions is detected, with the first wrong row', async () => {
  const kinds = new Map<string, number>()
  const originalDigest = await digest(connections.db)
  await assert(
    asyncProperty(tampering, async (one) => {
      const first = one.what === 'swap' ? Math.min(one.seq, one.other) : one.seq
      const inspect = async (tx: Tx) => ({
        isChanged: one.what !== 'swap' || (await digest(tx)) !== originalDigest, // two rows may have the same value
        state: await walkAudit(tx),
      })
      const { isChanged, state } = await withTampering((tx) => tamper(tx, one), inspect)
      pre(isChanged)
      kinds.set(one.what, (kinds.get(one.what) ?? 0) + 1)
      expect(state).toMatchObject({ intact: false, seq: first })
    }),
    { numRuns: 1000 },
  )
  expect(Math.min(...kinds.values())).toBeGreaterThan(100)
})

async function digest(db: Tx | Connections['db']): Promise<string | undefined> {
  const { rows } = await sql<{ all: string }>`
    select md5(string_agg(a::text, '|' order by seq)) as all from staff_audit a`.execute(db)
  return rows[0]?.all
}

async function tamper(tx: Tx, one: ReturnType<typeof sampled>) {
  if (one.what === 'change')
    await sql`update staff_audit set ${CHANGES[one.how]} where seq = ${one.seq}`.execute(tx)
  else if (one.what === 'removal') await tx.deleteFrom('staff_audit').where('seq', '=', one.seq).execute()
  else if (one.what === 'insertion') {
    // Inserts a copy of a row and shifts the later ones.
    await sql`update staff_audit set seq = seq + 100000 where seq >= ${one.seq}`.execute(tx)
    await sql`update staff_audit set seq = seq - 99999 where seq > 100000`.execute(tx)
    const copied = one.other < one.seq ? one.other : one.other + 1
    await sql`insert into staff_audit
      select ${one.seq}::bigint, at, staff_id, act, subject_kind, subject_id, details, previous_hash, hash
      from staff_audit where seq = ${copied}`.execute(tx)
  } else if (one.field === 'seq') {
    await sql`update staff_audit set seq = 999 where seq = ${one.seq}`.execute(tx)
    await sql`update staff_audit set seq = ${one.seq} where seq = ${one.other}`.execute(tx)
    await sql`update staff_audit set seq = ${one.other} where seq = 999`.execute(tx)
  } else {
    const field = sql.ref(one.field)
    await sql`update staff_audit a set ${field} = b.${field} from staff_audit b
      where (a.seq, b.seq) in ((${one.seq}::bigint, ${one.other}::bigint), (${one.other}, ${one.seq}))`.execute(
      tx,
    )
  }
}
const sampled = () => sample(tampering, 1)[0]!

test('appended rows without the head and a differing recorded head are detected', async () => {
  const appended = await withTampering(
    (tx) =>
      sql`insert into staff_audit select seq + 1, at, staff_id, act, subject_kind, subject_id, details, hash, hash
        from staff_audit where seq = ${ROWS}`.execute(tx),
    (tx) => walkAudit(tx),
  )
  expect(appended).toMatchObject({ intact: false, seq: ROWS + 1 })
  const { hash } = await auditHead(connections.db)
  const other = Buffer.from(hash).fill(1, 0, 1)
  expect(await verifyAudit(connections.db, { seq: ROWS, hash: other })).toMatchObject({
    intact: false,
    seq: ROWS,
  })
  expect(await verifyAudit(connections.db, { seq: ROWS + 1, hash })).toMatchObject({
    intact: false,
    seq: ROWS + 1,
  })
})

test('the log accepts new entries and refuses changes, removals and truncation', async () => {
  const attempts = [
    sql`update staff_audit set act = 'nothing' where seq = 3`,
    sql`delete from staff_audit where seq = ${ROWS}`,
    sql`delete from staff_audit where false`,
    sql`truncate staff_audit`,
    sql`update staff_audit_head set hash = sha256(hash)`,
    sql`update staff_audit_head set seq = seq - 1`,
    sql`delete from staff_audit_head`,
    sql`truncate staff_audit_head`,
  ]
  for (const attempt of attempts)
    await expect(attempt.execute(connections.db)).rejects.toThrow('the audit log is never changed')
})

test('many simultaneous writers keep one chain', async () => {
  const { seq } = await auditHead(connections.db)
  await Promise.all(Array.from({ length: 30 }, (_, i) => write(anAct(i))))
  expect(await verifyAudit(connections.db)).toMatchObject({ intact: true, seq: seq + 30 })
})

test('an act and its log entry are written together or not at all', async () => {
  const before = await auditHead(connections.db)
  const unfinished = connections.db.transaction().execute(async (tx) => {
    await recordAct(tx, anAct(1))
    throw new Error('the act failed')
  })
  await expect(unfinished).rejects.toThrow('the act failed')
  const unwritten = connections.db.transaction().execute(async (tx) => {
    await sql`insert into limit_uses (key, used_at) values ('an act', now())`.execute(tx)
    await recordAct(tx, { ...anAct(1), details: { words: 'x'.repeat(3000) } })
  })
  await expect(unwritten).rejects.toThrow('staff_audit')
  expect(await auditHead(connections.db)).toEqual(before)
  const left = await connections.db.selectFrom('limit_uses').selectAll().where('key', '=', 'an act').execute()
  expect(left).toEqual([])
})

test('the audit log’s head is written to the servers’ log', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  await logAuditHead({ db: connections.db, log })
  const { seq, hash } = await auditHead(connections.db)
  expect(lines.join('')).toContain(`"seq":${seq},"hash":"${hash.toString('hex')}"`)
})
