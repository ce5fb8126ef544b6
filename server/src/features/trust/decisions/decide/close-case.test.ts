import { LANGUAGES } from '@ndoa/contract/languages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DecisionServer, type Desk, decisionServer } from '../testing/decision-server.ts'
import { wordsIn } from '../words.ts'

let s: DecisionServer
let ife: Desk
beforeAll(async () => {
  s = await decisionServer()
  ife = await s.aDesk()
})
afterAll(() => s.close())

async function newestCase(kind: string): Promise<string> {
  const { id } = await s.app.db
    .selectFrom('cases')
    .select('id')
    .where('kind', '=', kind)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow()
  await s.lease(id, ife)
  return id
}
const close = (case_id: string, outcome: string, reply?: string) =>
  s.post(ife, 'close-case', { case_id, outcome, ...(reply && { reply }) })
const mailsTo = (recipient: string) =>
  s.app.db
    .selectFrom('development_outbox')
    .select(['subject', 'body'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()

test('a message’s writer gets an answer, and the case is closed once', async () => {
  const email = 'zainab@example.test'
  const message = { name: 'Zainab', email, subject: 'A badge', category: 'general', message: 'How?' }
  await s.visitor.post('/functions/v1/send-contact-message', message)
  const contact = await newestCase('contact')
  expect((await close(contact, 'breach')).body.error).toBe('decisions.other_kind')
  expect((await close(contact, 'answered', 'Like this.\n\nAnd so on.')).status).toBe(200)
  expect((await close(contact, 'answered', 'Again.')).body.error).toBe('decisions.decided')
  expect((await mailsTo(email)).at(-1)?.body).toMatch(/Like this\.[^]*And so on\./)

  await s.visitor.post('/functions/v1/submit-notice', {
    reason: 'threats',
    about: 'A profile',
    details: 'He threatens me.',
    email: 'ada@example.test',
  })
  const notice = await newestCase('notice')
  const wordless = await close(notice, 'no_breach') // the sender left an address and was promised a reply
  expect(wordless.body.error).toBe('request.invalid')
  expect((await close(notice, 'no_breach', 'We found nothing.')).status).toBe(200)
  expect((await mailsTo('ada@example.test')).at(-1)?.body).toMatch(
    /We found nothing\.[^]*No program decided this[^]*If you think that we are wrong/,
  )
  expect((await mailsTo(email)).at(-1)?.body).not.toContain('No program')
  expect(await s.caseRow(notice)).toMatchObject({ outcome: 'no_breach', leased_by: null })
})

test('a contact message deleted with its writer’s account is closed without an answer', async () => {
  const email = 'gone@example.test'
  const message = { name: 'Zainab', email, subject: 'A badge', category: 'general', message: 'How?' }
  await s.visitor.post('/functions/v1/send-contact-message', message)
  const contact = await newestCase('contact')
  const earlier = await mailsTo(email)
  await s.app.db.deleteFrom('contact_messages').where('email', '=', email).execute()
  expect((await close(contact, 'answered')).status).toBe(200)
  expect(await s.caseRow(contact)).toMatchObject({ outcome: 'answered', closed_at: expect.any(Date) })
  expect(await mailsTo(email)).toEqual(earlier)
})

test.each(LANGUAGES)('text written on a page in %s is answered in that language', async (language) => {
  const email = `reader@${language}.test`
  const headers = { 'accept-language': language }
  const { answer, answerToNotice } = wordsIn(language)
  const notice = { reason: 'money', about: 'A profile', details: 'He asks for money.', email }
  const message = { name: 'Aïssa', email, subject: 'A badge', category: 'general', message: 'How?' }
  for (const [url, payload, kind] of [
    ['submit-notice', notice, 'notice'],
    ['send-contact-message', message, 'contact'],
  ] as const) {
    await s.http.inject({
      method: 'POST',
      url: `/functions/v1/${url}`,
      headers,
      payload,
      remoteAddress: `198.51.100.${LANGUAGES.indexOf(language)}`,
    })
    expect((await close(await newestCase(kind), 'answered', 'Here is what we did.')).status).toBe(200)
    const { subject, body } = (await mailsTo(email)).at(-1)!
    expect(subject).toBe(answer([]).subject)
    expect(body).toContain(answer([]).heading)
    const page = `${s.app.config.publicUrl}${language === 'en' ? '' : `/${language}`}/contact`
    const [first = ''] = answerToNotice(page).split(':')
    expect(body.includes(first) && body.includes(page)).toBe(kind === 'notice')
  }
})

test('reports are closed without a decision only for a deleted account, with a notice to reporters', async () => {
  const { kofiId, amara, caseId } = await s.aReportedMember()
  await s.lease(caseId, ife)
  expect((await close(caseId, 'breach')).body.error).toBe('decisions.other_kind')
  await s.app.db.deleteFrom('users').where('id', '=', kofiId).execute()
  expect((await s.decide(ife, caseId, { step: 'suspended', days: 3 })).body.error).toBe('decisions.nobody')
  expect((await close(caseId, 'breach')).status).toBe(200)
  expect(await s.ownReports(amara)).toMatchObject([{ state: 'breach', appeal_until: null }])
})
