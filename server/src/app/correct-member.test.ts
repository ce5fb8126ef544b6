import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { aMember, giveBadges } from '../../test/members.ts'
import { PROGRAM_ENV } from '../../test/programs.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

function command(...args: string[]) {
  const script = fileURLToPath(new URL('correct-member.ts', import.meta.url))
  const env = { ...PROGRAM_ENV, DATABASE_URL: t.app.pool.options.connectionString }
  return new Promise<{ code: unknown; text: string }>((resolve) =>
    execFile(process.execPath, [script, ...args], { env }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, text: `${out}${err}` }),
    ),
  )
}

const acts = () =>
  t.app.db
    .selectFrom('staff_audit')
    .select(['act', 'subject_id', 'details'])
    .where('act', '=', 'member_corrected')
    .execute()

test('an operator’s birth date correction ends the badge, and is logged without the date', async () => {
  const id = await aMember(t.app)
  await giveBadges(t.app, [id])
  const email = `${id}@members.test`
  expect(await command(email, '--date-of-birth', '1990-01-02')).toEqual({
    code: 0,
    text: `${email}  corrected\n`,
  })
  const own = await (await t.as(id)).get<{ data: object }>(`/functions/v1/get-profile?user_id=${id}`)
  expect(own.body.data).toMatchObject({ date_of_birth: '1990-01-02', gender: 'Female', verified: false })
  expect(await acts()).toEqual([
    { act: 'member_corrected', subject_id: id, details: { date_of_birth: true } },
  ])
})

test('an impossible age, an unknown member or a faulty command changes nothing', async () => {
  const id = await aMember(t.app)
  const before = await acts()
  expect(await command(id, '--date-of-birth', '2015-01-01')).toEqual({
    code: 1,
    text: 'You must be at least 18 years old to join.\n',
  })
  expect(await command(id, '--date-of-birth', '1914-04-04')).toEqual({
    code: 1,
    text: 'That is more than 110 years ago. Please check the year.\n',
  })
  const unconfirmed = await aMember(t.app, { user: { email_verified: false } })
  for (const faulty of [
    [`${unconfirmed}@members.test`, '--gender', 'Male'],
    [id, '--gender', 'Other'],
  ])
    expect((await command(...faulty)).code).toBe(1)
  const profile = await t.app.db
    .selectFrom('profiles')
    .select(['gender', 'date_of_birth'])
    .where('user_id', '=', id)
    .executeTakeFirst()
  expect(profile).toEqual({ gender: 'Female', date_of_birth: '1995-04-12' })
  expect(await acts()).toEqual(before)
})
