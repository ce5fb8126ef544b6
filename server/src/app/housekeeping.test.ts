import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { aMember } from '../../test/members.ts'
import { tidyUp } from './housekeeping.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('ended sessions and old events go; what is live or not yet heard stays', async () => {
  const id = await aMember(t.app)
  await t.as(id)
  await t.as(id)
  const { db } = t.app
  await sql`update sessions set expires_at = now() - interval '1 second' where id = (select id from sessions limit 1)`.execute(
    db,
  )
  await sql`insert into outbox (kind, payload, created_at) values ('old', '{}', now() - interval '8 days'), ('new', '{}', now())`.execute(
    db,
  )
  await sql`insert into outbox_positions (listener, xid, id) values ('behind', '0', 0)`.execute(db)
  await tidyUp(db)
  const kinds = async () =>
    (await sql<{ kind: string }>`select kind from outbox where kind in ('old', 'new')`.execute(db)).rows.map(
      ({ kind }) => kind,
    )
  expect(await kinds()).toEqual(['old', 'new'])
  await sql`delete from outbox_positions where listener = 'behind'`.execute(db)
  t.app.outbox.wake()
  await vi.waitFor(async () => {
    await tidyUp(db)
    expect(await kinds()).toEqual(['new']) // as soon as every listener has come to it
  })
  expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
})
