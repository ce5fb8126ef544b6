import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { aMember } from '../../test/members.ts'
import { fail } from '../features/shared/failures.ts'

/** Provides only the Swahili texts that this file needs. */
vi.mock(import('../features/shared/words.ts'), async (importActual) => {
  const { wordsIn } = await importActual()
  const en = wordsIn('en')
  const refusals = { ...en.refusals, 'request.invalid': 'Angalia sehemu zilizowekwa alama.' }
  const faults = {
    ...en.faults,
    missing: 'Inakosekana.',
    too_long: (most: number) => `Herufi ${most} tu.`,
    password_number: 'Nambari moja',
    password_unmet: (rule: string) => `Nenosiri halitoshi: ${rule}`,
    name_missing: 'Jina linahitajika',
  }
  const tryAgainIn = (seconds: number) => `Jaribu tena baada ya sekunde ${seconds}.`
  return { wordsIn: (language) => (language === 'sw' ? { ...en, refusals, faults, tryAgainIn } : en) }
})
vi.mock(import('../features/dating/likes/words.ts'), async (importActual) => {
  const { wordsIn } = await importActual()
  const sw = { ...wordsIn('en'), yourself: 'Huwezi kujipenda mwenyewe.' }
  return { wordsIn: (language) => (language === 'sw' ? sw : wordsIn('en')) }
})

let t: TestApp
let amara: string
beforeAll(async () => {
  t = await testApp()
  amara = await aMember(t.app)
})
afterAll(() => t.close())

interface Refusal {
  error: string
  message: string
  data: { fields: Record<string, string> }
}
const SWAHILI = { 'accept-language': 'sw, en;q=0.5' }

test.each([
  [SWAHILI, 'Angalia sehemu zilizowekwa alama.', 'Huwezi kujipenda mwenyewe.'],
  [{ 'accept-language': 'tlh' }, 'Please check the marked fields.', 'You cannot like yourself.'],
  [{}, 'Please check the marked fields.', 'You cannot like yourself.'],
])(
  'for %o a rule’s refusal has the message "%s", the field "%s" and the same code',
  async (extra, ...texts) => {
    const me = await t.as(amara)
    const like = { from_id: amara, to_id: amara }
    const { status, body } = await me.send<Refusal>('POST', '/functions/v1/likes', like, extra)
    expect([status, body.error]).toEqual([422, 'request.invalid'])
    expect([body.message, body.data.fields.to_id]).toEqual(texts)
  },
)

test('a schema fault is explained in the request’s language, with its number', async () => {
  const contact = { name: 'x'.repeat(101), email: 'a@b.c', subject: 'Hello', category: 'general' }
  const path = '/functions/v1/send-contact-message'
  const { body } = await t.visitor.send<Refusal>('POST', path, contact, SWAHILI)
  expect(body.data.fields).toEqual({ name: 'Herufi 100 tu.', message: 'Inakosekana.' })
})

test('a contract’s own code is explained in the request’s language', async () => {
  const contact = { name: ' ', email: 'a@b.c', subject: 'Hello', category: 'general', message: 'Hello' }
  const path = '/functions/v1/send-contact-message'
  const { body } = await t.visitor.send<Refusal>('POST', path, contact, SWAHILI)
  expect(body.data.fields).toEqual({ name: 'Jina linahitajika' })

  const me = await t.as(amara)
  const change = await me.send<Refusal>(
    'POST',
    '/auth/v1/change-password',
    { password: 'Amaraamara' },
    SWAHILI,
  )
  expect(change.body.data.fields).toEqual({ password: 'Nenosiri halitoshi: Nambari moja' })
})

test('an unreadable body is refused in the request’s language', async () => {
  const json = { ...SWAHILI, 'content-type': 'application/json' }
  const { status, body } = await t.visitor.send<Refusal>(
    'POST',
    '/functions/v1/send-contact-message',
    '[]',
    json,
  )
  expect([status, body.message]).toEqual([422, 'Angalia sehemu zilizowekwa alama.'])
})

test('a failure is in English without a requested language, and in the log', () => {
  expect(fail('request.not_found').message).toBe('This is not available.')
})
