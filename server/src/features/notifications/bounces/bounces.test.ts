import { createHmac, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { sql } from 'kysely'
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { freePort } from '../../../../test/free-port.ts'
import { aMember } from '../../../../test/members.ts'
import { mailStateOf, memberAtQuery } from './bounces.queries.ts'
import { kindOfStatus } from './delivery-report.ts'

const SECRET = 'shared with the provider'
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

interface Received {
  from: string
  to: string
  source: Buffer
}
const received: Received[] = []
let gateway: SMTPServer
let t: TestApp
let bouncePort: number
let gatewayMode: 'takes all' | 'no sender' | 'no mail' | 'no mailbox' | 'no access' = 'takes all'

/** The gateway's refusals, by SMTP command. */
const refused: string[] = []

const refusal = (command: string, text: string) => {
  refused.push(command)
  return Object.assign(new Error(text), { responseCode: 550 })
}

/** A gateway that rejects mailboxes starting with `gone`, and sometimes fails. */
beforeAll(async () => {
  gateway = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom(_address, _session, done) {
      done(gatewayMode === 'no sender' ? refusal('MAIL', 'Sender rejected') : null)
    },
    onRcptTo({ address }, _session, done) {
      if (gatewayMode === 'no access') return done(refusal('RCPT', '5.7.1 Relay access denied'))
      done(address.startsWith('gone') ? refusal('RCPT', '5.1.1 No such user') : null)
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        if (gatewayMode === 'no mailbox') return done(refusal('DATA', '5.1.1 No such user'))
        if (gatewayMode === 'no mail') return done(refusal('DATA', 'Looks like spam'))
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        received.push({ from, to: envelope.rcptTo[0]?.address ?? '', source: Buffer.concat(parts) })
        done()
      })
    },
  })
  gateway.listen(0, '127.0.0.1')
  await once(gateway.server, 'listening')
  const address = gateway.server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  bouncePort = await freePort()
  t = await testApp({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Ndoa <hello@ndoa.example>',
    MAIL_DKIM_DOMAIN: 'ndoa.example',
    MAIL_DKIM_SELECTOR: 's1',
    MAIL_DKIM_KEY: privateKey
      .export({ type: 'pkcs8', format: 'pem' })
      .toString()
      .replaceAll('\n', String.raw`\n`),
    BOUNCE_DOMAIN: 'bounces.ndoa.example',
    BOUNCE_PORT: String(bouncePort),
    BOUNCE_SECRET: SECRET,
  })
})
afterAll(async () => {
  await t.close()
  gateway.close()
})
beforeEach(() => {
  received.length = 0
  refused.length = 0
  gatewayMode = 'takes all'
})

const mail = (to: string, more: object = {}) =>
  t.app.mail.send({ to, subject: 'News', text: 'Something new.', ...more })
const news = (memberId: string, subject: string, kind: 'news' | 'marketing' = 'news') =>
  mail(addressOf(memberId), { kind, memberId, subject })
const stateOf = (id: string) => mailStateOf(t.app.db, id, t.app.clock.now())
const addressOf = (id: string) => `${id}@members.test`

/** Mails the member. @returns the mail's return address */
async function returnAddressOf(id: string): Promise<string> {
  await mail(addressOf(id))
  await vi.waitFor(() => expect(received.some(({ to }) => to === addressOf(id))).toBe(true))
  return received.find(({ to }) => to === addressOf(id))?.from ?? ''
}

/** A bounce report from another mail server. */
const report = (action: string, status: string, to = 'somebody@members.test') =>
  [
    'From: MAILER-DAEMON@mx.test',
    'Subject: Undelivered',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'It did not arrive.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.test',
    '',
    `Final-Recipient: rfc822; ${to}`,
    `Action: ${action}`,
    `Status: ${status}`,
    '',
    '--b--',
    '',
  ].join('\r\n')

const deliverReport = (to: string, raw: string) =>
  createTransport({ host: '127.0.0.1', port: bouncePort, ignoreTLS: true }).sendMail({
    envelope: { from: '', to },
    raw,
  })

test('mails that can be turned off have both unsubscribe headers, signed', async () => {
  const amara = await aMember(t.app)
  await mail(addressOf(amara), {
    kind: 'news',
    memberId: amara,
    unsubscribe: 'https://ndoa.example/mail/v1/unsubscribe?token=x',
  })
  await vi.waitFor(() => expect(received).toHaveLength(1))
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const { results } = await dkimVerify(received[0]!.source, {
    resolver: async () => [[`v=DKIM1; k=rsa; p=${key}`]],
  })
  const [signature] = results
  expect(signature?.status.result).toBe('pass')
  const signed = String(signature?.signingHeaders?.keys).toLowerCase()
  expect(signed).toContain('list-unsubscribe-post')
  expect(received[0]!.source.toString()).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('an address’s member is found by index', async () => {
  const plan = await t.app.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx) // PostgreSQL would scan a small table
    return sql`explain ${memberAtQuery('amara@members.test')}`.execute(tx)
  })
  expect(JSON.stringify(plan.rows)).not.toContain('Seq Scan')
})

test('an address unknown to the gateway gets only mails that its reader requests', async () => {
  const gone = await aMember(t.app, { user: { email: 'gone-1@members.test' } })
  await mail('gone-1@members.test')
  await vi.waitFor(async () => expect(await stateOf(gone)).toBe('undeliverable'))
  const handed = vi.spyOn(t.app.log, 'error')
  await mail('gone-1@members.test')
  await mail('gone-1@members.test', { kind: 'requested' })
  await vi.waitFor(() => expect(refused).toEqual(['RCPT', 'RCPT'])) // the first mail and the requested one
  expect(await countBounces(gone)).toBe(1)
  expect(handed).not.toHaveBeenCalled()
})

test('an address refused only after the data counts as refused', async () => {
  const late = await aMember(t.app)
  gatewayMode = 'no mailbox'
  await mail(addressOf(late))
  await vi.waitFor(async () => expect(await stateOf(late)).toBe('undeliverable'))
  await mail(addressOf(late))
  await vi.waitFor(async () => expect(await waitingMails()).toBe(0)) // no mail is retried
  expect(refused).toEqual(['DATA'])
})

async function waitingMails() {
  const { rows } = await sql`select from pgboss.job where name = 'send-mail' and state < 'completed'`.execute(
    t.app.db,
  )
  return rows.length
}

async function countBounces(id: string) {
  const rows = await t.app.db.selectFrom('mail_bounces').select('id').where('user_id', '=', id).execute()
  return rows.length
}

test.each([
  ['no sender', 'MAIL'],
  ['no mail', 'DATA'],
  ['no access', 'RCPT'],
] as const)('the gateway’s reply %s is not the address’s fault', async (fault, command) => {
  const amara = await aMember(t.app)
  gatewayMode = fault
  await mail(addressOf(amara))
  await vi.waitFor(() => expect(refused).toContain(command))
  gatewayMode = 'takes all'
  await vi.waitFor(() => expect(received).toHaveLength(1), 15_000) // the mail is retried
  expect(await stateOf(amara)).toBe('arrives')
})

test('a report at a mail’s return address records its outcome', async () => {
  const [hard, soft, late] = [await aMember(t.app), await aMember(t.app), await aMember(t.app)]
  await deliverReport(await returnAddressOf(hard), report('failed', '5.1.1', addressOf(hard)))
  expect(await stateOf(hard)).toBe('undeliverable')
  const softly = await returnAddressOf(soft)
  for (const expected of ['arrives', 'arrives', 'undeliverable']) {
    for (let again = 0; again < 4; again++)
      await deliverReport(softly, report('failed', '4.2.2', addressOf(soft))) // full for an hour
    expect(await stateOf(soft)).toBe(expected)
    t.clock.forward(25 * 3_600_000)
  }
  t.clock.set(new Date())
  await deliverReport(await returnAddressOf(late), report('delayed', '4.4.1', addressOf(late)))
  expect(await stateOf(late)).toBe('arrives')
})

test('a report pauses only its named recipient, and each mail bounces to its own address', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMember(t.app)]
  const [first, toKofi] = [await returnAddressOf(amara), await returnAddressOf(kofi)]
  await deliverReport(first, report('failed', '5.1.1', addressOf(kofi)))
  await deliverReport(toKofi, report('failed', '5.1.1'))
  const ofBoth = report('delivered', '2.0.0', addressOf(amara)).replace(
    'Status: 2.0.0',
    'Status: 2.0.0\r\n\r\nFinal-Recipient: rfc822; somebody@members.test\r\nAction: failed\r\nStatus: 5.1.1',
  )
  await deliverReport(first, ofBoth)
  expect([await stateOf(amara), await stateOf(kofi)]).toEqual(['arrives', 'arrives'])
  received.length = 0
  const second = await returnAddressOf(amara)
  expect(second).not.toBe(first)
  const mixed = first.slice(0, 'bounces+'.length + 25) + toKofi.slice('bounces+'.length + 25)
  await expect(deliverReport(mixed, report('failed', '5.1.1', addressOf(amara)))).rejects.toThrow(/550/)
  await deliverReport(second, report('failed', '5.1.1', addressOf(amara)))
  expect([await stateOf(amara), await stateOf(kofi)]).toEqual(['undeliverable', 'arrives'])
})

test('return addresses cannot be forged, and a former address’s reveals nothing about the new one', async () => {
  const [amara, selam] = [await aMember(t.app), await aMember(t.app)]
  const address = await returnAddressOf(amara)
  const last = address.indexOf('@') - 1
  const altered = `${address.slice(0, last)}${address[last] === 'a' ? 'e' : 'a'}${address.slice(last + 1)}`
  await expect(deliverReport(altered, report('failed', '5.1.1'))).rejects.toThrow(/550/)
  await expect(deliverReport('hello@bounces.ndoa.example', report('failed', '5.1.1'))).rejects.toThrow(/550/)
  const former = await returnAddressOf(selam)
  await t.app.db
    .updateTable('users')
    .set({ email: 'new-selam@members.test' })
    .where('id', '=', selam)
    .execute()
  await expect(deliverReport(former, report('failed', '5.1.1'))).rejects.toThrow(/550/)
  expect([await stateOf(amara), await stateOf(selam)]).toEqual(['arrives', 'arrives'])
})

test('return addresses are case-insensitive, and broken or huge reports are harmless', async () => {
  const amara = await aMember(t.app)
  const address = await returnAddressOf(amara)
  for (const raw of [
    '',
    'no mail at all',
    report('failed', 'soon', addressOf(amara)),
    `Subject: ${'x'.repeat(10_000)}\r\n\r\n`,
  ])
    await deliverReport(address, raw)
  await expect(deliverReport(address, `Subject: big\r\n\r\n${'x'.repeat(300 * 1024)}`)).rejects.toThrow(/552/)
  expect(await stateOf(amara)).toBe('arrives')
  await deliverReport(address.toUpperCase(), report('failed', '5.1.1', addressOf(amara).toUpperCase()))
  expect(await stateOf(amara)).toBe('undeliverable')
})

test('a member with their own return address cannot fill the table', async () => {
  const amara = await aMember(t.app)
  const address = await returnAddressOf(amara)
  for (let again = 0; again < 5; again++) {
    await deliverReport(address, report('failed', '5.1.1', addressOf(amara)))
    await deliverReport(address.toUpperCase(), report('failed', '4.2.2', addressOf(amara)))
  }
  expect(await countBounces(amara)).toBe(2)
})

/** Opens a raw connection to the listener. */
async function aConnection() {
  const socket = connect(bouncePort, '127.0.0.1')
  socket.setEncoding('utf8')
  socket.on('error', () => {})
  let heard = ''
  socket.on('data', (text: string) => void (heard += text))
  await vi.waitFor(() => expect(heard).toMatch(/^\d{3} /m))
  return {
    socket,
    heard: () => heard,
    say: async (line: string) => {
      heard = ''
      socket.write(`${line}\r\n`)
      await vi.waitFor(() => expect(heard).toMatch(/^\d{3} /m))
      return heard
    },
  }
}

test('a client that guesses return addresses is disconnected', async () => {
  const { socket, say } = await aConnection()
  await say('HELO attacker.test')
  await say('MAIL FROM:<>')
  const made = (letter: string) => `RCPT TO:<bounces+${letter.repeat(47)}@bounces.ndoa.example>`
  for (const letter of 'abcdefghij') expect(await say(made(letter))).toMatch(/^550/)
  const ended = once(socket, 'close')
  expect(await say(made('k'))).toMatch(/^421/)
  await ended
})

test('one address cannot block others or exceed its connections', async () => {
  const connections = await Promise.all(Array.from({ length: 12 }, aConnection))
  const taken = connections.filter(({ heard }) => heard().startsWith('220'))
  expect(taken).toHaveLength(10)
  for (const { socket } of connections) socket.destroy()
  await vi.waitFor(async () => {
    const { socket, heard } = await aConnection()
    socket.destroy()
    expect(heard()).toMatch(/^220/)
  })
})

test('an endless line and a report to many recipients are cut off', async () => {
  const endless = await aConnection()
  const ended = once(endless.socket, 'close')
  for (let written = 0; written < 4; written++) endless.socket.write('x'.repeat(8 * 1024))
  await ended
  const { socket, say } = await aConnection()
  await say('HELO mx.test')
  await say('MAIL FROM:<>')
  const answers: string[] = []
  for (let count = 0; count < 11; count++) {
    const address = await returnAddressOf(await aMember(t.app))
    answers.push((await say(`RCPT TO:<${address}>`)).slice(0, 3))
  }
  expect(answers).toEqual([...Array.from({ length: 10 }, () => '250'), '452'])
  socket.destroy()
})

function provider(body: string, { time = Date.now() / 1000, secret = SECRET } = {}) {
  const at = String(Math.round(time))
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return t.http.inject({
    method: 'POST',
    url: '/mail/v1/bounces',
    headers: { 'content-type': 'application/json', 'x-ndoa-time': at, 'x-ndoa-signature': signature },
    payload: body,
  })
}

test('a provider’s bounce reports must be signed and fresh', async () => {
  const [gone, angry] = [await aMember(t.app), await aMember(t.app)]
  const body = JSON.stringify({
    events: [
      { address: addressOf(gone).toUpperCase(), kind: 'hard' },
      { address: addressOf(angry), kind: 'complaint' },
      { address: 'nobody@elsewhere.test', kind: 'hard' },
      { address: 'MAILER-DAEMON', kind: 'soft' },
    ],
  })
  expect((await provider(body, { secret: 'another secret, made up' })).statusCode).toBe(403)
  expect((await provider(body, { time: Date.now() / 1000 - 301 })).statusCode).toBe(403)
  expect([await stateOf(gone), await stateOf(angry)]).toEqual(['arrives', 'arrives'])
  expect((await provider(body)).statusCode).toBe(200)
  expect([await stateOf(gone), await stateOf(angry)]).toEqual(['undeliverable', 'complained'])
  expect((await provider('{"events": [{}]}')).statusCode).toBe(422)
  expect((await t.http.inject({ method: 'POST', url: '/mail/v1/bounces' })).statusCode).toBe(403)
})

/** A member requests a sign-in link and opens it in a mail program. */
async function signInByMail(email: string) {
  await t.visitor.post('/auth/v1/sign-in/link', { email })
  await vi.waitFor(() => expect(received.some(({ to }) => to === email)).toBe(true))
  const { text = '' } = await PostalMime.parse(received.find(({ to }) => to === email)?.source ?? '')
  const code = /code=([\w-]+)/.exec(text)?.[1]
  expect((await t.visitor.post('/auth/v1/exchange-code', { code, confirm: true })).status).toBe(200)
}

test('signing in by a mailed link ends a bounce pause, and a complaint stays', async () => {
  const [amara, angry] = [await aMember(t.app), await aMember(t.app)]
  const came = ['hard', 'soft'].map((kind) => ({ address: addressOf(amara), kind }))
  await provider(JSON.stringify({ events: [...came, { address: addressOf(angry), kind: 'complaint' }] }))
  expect(await stateOf(amara)).toBe('undeliverable')
  for (const id of [amara, angry]) await signInByMail(addressOf(id))
  expect([await stateOf(amara), await stateOf(angry)]).toEqual(['arrives', 'complained'])
})

test('a stranger’s sign-up with an address gets none of its reports and does not keep it paused', async () => {
  const email = 'shared@members.test'
  await aMember(t.app, { user: { email, email_verified: false } })
  const came = JSON.stringify({ events: [{ address: email, kind: 'hard' }] })
  await provider(came)
  const amara = await aMember(t.app, { user: { email } })
  expect(await stateOf(amara)).toBe('undeliverable')
  await signInByMail(email)
  expect(await stateOf(amara)).toBe('arrives')
  await provider(came)
  const reports = t.app.db.selectFrom('mail_bounces').select('user_id').where('address', '=', email)
  expect(await reports.execute()).toEqual([{ user_id: amara }])
})

test('queued news is sent only while its account exists, and marketing only with consent', async () => {
  const consents = ['matching', 'marketing'] as const
  const settings = { marketing_emails: true }
  const [suspended, away, regretful, amara] = await Promise.all([
    aMember(t.app, { consents, settings, user: { suspended_at: new Date() } }),
    aMember(t.app, { consents, settings, user: { deactivated_at: new Date() } }),
    aMember(t.app, { consents: ['matching'], settings }),
    aMember(t.app, { consents, settings }),
  ])
  for (const id of [suspended, away]) await news(id, 'Unwanted')
  for (const id of [suspended, away, regretful]) await news(id, 'Unwanted', 'marketing')
  await mail('nobody@members.test', { kind: 'news', memberId: amara, subject: 'Unwanted' })
  // Another member now owns the address, so the former owner's news must not go to them.
  await mail(addressOf(amara), { kind: 'news', memberId: regretful, subject: 'Unwanted' })
  await news(regretful, 'News')
  await news(amara, 'Your week', 'marketing')
  await mail(addressOf(suspended), { subject: 'About your account' })
  const mine = ['nobody@members.test', ...[suspended, away, regretful, amara].map(addressOf)]
  const subjects = () =>
    received.flatMap(({ to, source }) =>
      mine.includes(to) ? (/^Subject: (.*)$/m.exec(source.toString())?.[1]?.trim() ?? '') : [],
    )
  await vi.waitFor(() => expect(subjects().toSorted()).toEqual(['About your account', 'News', 'Your week']))
})

test('a member who complained gets account mails but no news', async () => {
  const amara = await aMember(t.app)
  await provider(JSON.stringify({ events: [{ address: addressOf(amara), kind: 'complaint' }] }))
  await news(amara, 'A new like')
  await mail(addressOf(amara), { subject: 'A new sign-in' })
  await vi.waitFor(() => expect(received).toHaveLength(1))
  expect(received[0]!.source.toString()).toContain('A new sign-in')
})

test.each([
  ['5.1.1', 'hard'],
  ['5.1.2', 'hard'],
  ['5.2.1', 'hard'],
  ['5.0.0', 'hard'],
  ['5.1.10', 'hard'],
  ['5.4.4', 'hard'],
  ['5.1.7', 'soft'],
  ['5.1.8', 'soft'],
  ['5.2.2', 'soft'],
  ['5.2.3', 'soft'],
  ['5.3.4', 'soft'],
  ['5.5.2', 'soft'],
  ['5.6.0', 'soft'],
  ['5.7.1', 'soft'],
  ['4.4.7', 'soft'],
] as const)('the status %s is a %s bounce', (status, kind) => {
  expect(kindOfStatus(status)).toBe(kind)
})
