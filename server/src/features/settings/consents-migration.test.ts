import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseBefore } from '../../../test/database-before.ts'

const MEMBER = randomUUID()

let database: Awaited<ReturnType<typeof databaseBefore>>
beforeAll(async () => {
  database = await databaseBefore('0033')
})
afterAll(() => database.close())

test('members from before agreed by filling in; what they said of children under "Not shown" stays private', async () => {
  const { pool } = database
  await pool.query(
    "insert into users (id, name, email, email_verified) values ($1, 'Amara', 'a@b.test', true)",
    [MEMBER],
  )
  await pool.query(
    `insert into profiles (user_id, full_name, gender, date_of_birth, has_children, agreed_to_terms_at)
     values ($1, 'Amara', 'Female', '1995-04-12', true, now())`,
    [MEMBER],
  )
  await pool.query('insert into settings (user_id, marketing_emails) values ($1, true)', [MEMBER])

  await database.migrate()

  const { rows: consents } = await pool.query(
    'select kind, text_version from consents where withdrawn_at is null order by kind',
  )
  expect(consents).toEqual([
    { kind: 'marketing', text_version: 'settings-1' },
    ...['matching', 'show_faith', 'show_lifestyle', 'show_tribe'].map((kind) => ({
      kind,
      text_version: 'profile-1',
    })),
  ])
  const { rows: profiles } = await pool.query(
    `select matching, show_faith, show_tribe, show_lifestyle, has_children_private, wants_children_private
     from profiles`,
  )
  expect(profiles).toEqual([
    {
      matching: true,
      show_faith: true,
      show_tribe: true,
      show_lifestyle: true,
      has_children_private: true,
      wants_children_private: false,
    },
  ])
})
