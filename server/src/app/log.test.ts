import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { aMan, aMatch, aMember } from '../../test/members.ts'
import { readOutbox } from '../platform/development-outbox.queries.ts'
import { createLog } from '../platform/log.ts'

test('no personal data and no secrets are logged', async () => {
  const lines: string[] = []
  const t = await testApp({}, createLog('debug', { write: (line) => void lines.push(line) }))
  const [id, other] = [await aMember(t.app), await aMan(t.app)]
  const match_id = await aMatch(t.app, id, other)
  const me = await t.as(id)
  const planted = {
    address: 'planted-address@example.test',
    password: 'Planted-Password-77',
    name: 'Plantedname',
    message: 'planted message words',
    token: me.token ?? '',
    number: '+233247776655',
  }
  const sign_up = {
    full_name: planted.name,
    gender: 'Male',
    date_of_birth: '1990-01-01',
    country_of_residence: 'NG',
    agreed_to_terms: true,
  }
  await t.visitor.post('/auth/v1/sign-up/email', {
    email: planted.address,
    password: planted.password,
    data: sign_up,
  })
  await t.visitor.post('/auth/v1/sign-in/email', { email: planted.address, password: planted.password })
  await t.visitor.post('/auth/v1/exchange-code', { code: planted.token })
  const phone_number = planted.number
  await t.visitor.post('/auth/v1/sign-up/phone', { phone_number, country_code: 'GH', data: sign_up })
  const code = (await readOutbox(t.app.db)).find(({ to }) => to === phone_number)?.code ?? ''
  expect(code).toMatch(/^\d{6}$/)
  await t.visitor.post('/auth/v1/verify-phone', { phone_number, code })
  await me.post('/functions/v1/send-message', { match_id, content: planted.message, client_message_id: id })
  await me.get(`/functions/v1/get-profile?user_id=${other}`)
  await me.send('POST', '/functions/v1/send-message', `{"content":"${planted.message}`, {
    'content-type': 'application/json',
  })
  await t.app.db.schema.alterTable('messages').renameTo('messages_away').execute()
  await me.post('/functions/v1/send-message', {
    match_id,
    content: planted.message,
    client_message_id: other,
  }) // causes a defect, which is logged in full
  await t.app.db.schema.alterTable('messages_away').renameTo('messages').execute()
  await t.close()
  expect(lines.length).toBeGreaterThan(6)
  const all = lines.join('')
  for (const [what, word] of Object.entries(planted))
    expect(all.includes(word), `the log holds the ${what}`).toBe(false)
  expect(all).not.toMatch(new RegExp(`["\\s]${code}["\\s]`)) // as a separate word, because times have six digits too
  expect(all).not.toContain(other) // ids in addresses are not logged either
})
