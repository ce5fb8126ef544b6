import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { aMember } from '../../test/members.ts'
import { cleanUp } from './housekeeping.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('ended sessions and old events are deleted; active sessions and unhandled events stay', async () => {
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
  await cleanUp(t.app)
  const kinds = async () =>
    (await sql<{ kind: string }>`select kind from outbox where kind in ('old', 'new')`.execute(db)).rows.map(
      ({ kind }) => kind,
    )
  expect(await kinds()).toEqual(['old', 'new'])
  await sql`delete from outbox_positions where listener = 'behind'`.execute(db)
  t.app.outbox.wake()
  await vi.waitFor(async () => {
    await cleanUp(t.app)
    expect(await kinds()).toEqual(['new']) // the old event is deleted once every listener has handled it
  })
  expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
})

test('an unconfirmed sign-up is deleted after seven days, with its sessions and other data', async () => {
  const unconfirmed = { email_verified: false }
  const ago = (time: string) => sql<Date>`now() - ${time}::interval`
  const create = (user: object, age: string) =>
    aMember(t.app, { user: { ...user, created_at: ago(age) } as object })
  const [old, fresh, member] = [
    await create(unconfirmed, '7 days 1 minute'),
    await create(unconfirmed, '6 days 23 hours'),
    await create({}, '1 year'),
  ]
  for (const id of [old, fresh, member]) await t.as(id)
  const { db } = t.app
  await sql`insert into temp_phone_registration (phone_number, country_code, full_name, gender, date_of_birth,
    country_of_residence, browser, updated_at)
    values ('+233241119999', 'GH', 'Kofi', 'Male', '1990-01-01', 'GH', 'x', now() - interval '8 days')`.execute(
    db,
  )
  await cleanUp(t.app)
  const ids = async (table: 'users' | 'sessions', column: 'id' | 'user_id') =>
    (
      await sql<{ id: string }>`select ${sql.ref(column)} as id from ${sql.table(table)}
      where ${sql.ref(column)} in (${old}, ${fresh}, ${member})`.execute(db)
    ).rows
      .map(({ id }) => id)
      .toSorted()
  expect(await ids('users', 'id')).toEqual([fresh, member].toSorted())
  expect(await ids('sessions', 'user_id')).toEqual([fresh, member].toSorted())
  expect(await db.selectFrom('temp_phone_registration').selectAll().execute()).toEqual([])
})

test('second-factor attempts are deleted a month after the last one', async () => {
  const user_id = await aMember(t.app)
  await sql`insert into second_factor_tries (user_id, origin, tries, open_at, tried_at)
    values (${user_id}, 'old', 9, 'epoch', now() - interval '31 days'),
      (${user_id}, 'fresh', 9, 'epoch', now() - interval '29 days')`.execute(t.app.db)
  await cleanUp(t.app)
  expect(await t.app.db.selectFrom('second_factor_tries').select('origin').execute()).toEqual([
    { origin: 'fresh' },
  ])
})

test('a weekly limit on moves and on matching answers covers the whole week', async () => {
  const id = await aMember(t.app, { profile: { location: 'Lagos', smoking: 'No' } })
  const client = await t.as(id)
  const save = async (change: object) =>
    (await client.put(`/functions/v1/update-profile?user_id=${id}`, change)).status
  const moves = ['Abuja', 'Kano', 'Lagos'].map((location) => ({ location }))
  const answers = ['Yes', 'No', 'Yes', 'No'].map((smoking) => ({ smoking }))
  for (const change of [...moves, ...answers]) await save(change)
  const pass = (time: string) =>
    sql`update answer_changes set changed_at =
      array(select at - ${time}::interval from unnest(changed_at) at order by at)`.execute(t.app.db)
  await pass('6 days 23 hours')
  await cleanUp(t.app)
  expect([await save({ location: 'Lagos' }), await save({ smoking: 'No' })]).toEqual([429, 429])
  await pass('1 hour')
  expect([await save({ location: 'Lagos' }), await save({ smoking: 'No' })]).toEqual([200, 200])
})

test('sign-ups are deleted in short steps, and a failing step does not block the others', async () => {
  const { db } = t.app
  const member = await aMember(t.app)
  await sql`insert into users (name, email, created_at)
    select 'Kofi', 'kofi' || n || '@example.test', now() - interval '8 days' from generate_series(1, 1201) n`.execute(
    db,
  )
  await sql`insert into mail_codes (user_id, purpose, code_hash, expires_at)
    values (${member}, 'confirm', ${'x'.repeat(43)}, 'epoch')`.execute(db)
  await sql`create function refuse() returns trigger language plpgsql as $$
    begin
      if (select count(*) from gone) > (case tg_table_name when 'users' then 500 else 0 end) then
        raise '% are too many of %', (select count(*) from gone), tg_table_name;
      end if;
      return null;
    end $$`.execute(db)
  for (const table of ['users', 'mail_codes'])
    await sql`create trigger refuse after delete on ${sql.table(table)} referencing old table as gone
      for each statement execute function refuse()`.execute(db)
  await expect(cleanUp(t.app)).rejects.toMatchObject({
    errors: [{ message: '1 are too many of mail_codes' }],
  })
  const { rows } =
    await sql`select from users where created_at < now() - interval '7 days' and confirmed_at is null`.execute(
      db,
    )
  expect(rows).toEqual([])
})
