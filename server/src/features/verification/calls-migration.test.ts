import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseBefore } from '../../../test/database-before.ts'

let database: Awaited<ReturnType<typeof databaseBefore>>
beforeAll(async () => {
  database = await databaseBefore('0063')
})
afterAll(() => database.close())

test('a moderator whose early verdict on a call was deleted decides after the call, like everybody else', async () => {
  const { pool } = database
  const [first, second] = [await aModerator(), await aModerator()]
  const [waiting, pictures] = [await aRequest('call'), await aRequest('pictures')]
  for (const request of [waiting, pictures]) await decide(request, first)

  await database.migrate()

  expect(await verdicts(waiting)).toEqual([])
  expect(await verdicts(pictures)).toEqual([first]) // nothing is wrong with it
  await pool.query(
    `update verifications set call_at = now() - interval '1 hour', call_link = 'https://meet.example/a'
     where id = $1`,
    [waiting],
  )
  for (const staff of [first, second]) await decide(waiting, staff)
  await pool.query(
    `update verifications set outcome = 'approved', decided_at = now(), valid_until = now() + interval '1 year'
     where id = $1`,
    [waiting],
  )
  expect(await verdicts(waiting)).toHaveLength(2)
  const change = pool.query('delete from verification_decisions where verification_id = $1', [pictures])
  await expect(change).rejects.toThrow('decisions never change')
})

async function aModerator(): Promise<string> {
  const id = randomUUID()
  await database.pool.query(
    `insert into staff (id, name, email, role, is_senior, password_hash, totp_secret, password_is_initial, created_at)
     select id, 'Ife', id || '@staff.test', 'moderator', false, 'x', 'x', false, now() from unnest($1::uuid[]) id`,
    [[id]],
  )
  return id
}

async function aRequest(kind: 'call' | 'pictures'): Promise<string> {
  const member = randomUUID()
  await database.pool.query(
    "insert into users (id, name, email, email_verified) select id, 'Amara', id || '@b.test', true from unnest($1::uuid[]) id",
    [[member]],
  )
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into verifications (member_id, kind, started_at, expires_at, sent_at)
     values ($1, $2, now(), now() + interval '1 day', now()) returning id`,
    [member, kind],
  )
  return rows[0]!.id
}

/** After a look, as the table asks for. */
async function decide(request: string, staff: string) {
  await database.pool.query(`
    alter table verification_looks disable trigger verification_looks_kept;
    insert into verification_looks (verification_id, staff_id, looked_at) values ('${request}', '${staff}', now())
      on conflict do nothing;
    alter table verification_looks enable trigger verification_looks_kept`)
  await database.pool.query(
    `insert into verification_decisions (verification_id, staff_id, verdict, decided_at) values ($1, $2, 'approve', now())`,
    [request, staff],
  )
}

const verdicts = async (request: string) =>
  (
    await database.pool.query<{ staff_id: string }>(
      'select staff_id from verification_decisions where verification_id = $1',
      [request],
    )
  ).rows.map(({ staff_id }) => staff_id)
