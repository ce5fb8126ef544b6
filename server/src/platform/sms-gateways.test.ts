import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { africasTalking } from './sms-africas-talking.ts'
import type { SmsAccount, SmsGateway } from './sms-gateway.ts'
import { twilio } from './sms-twilio.ts'

interface Seen {
  method: string | undefined
  url: string | undefined
  headers: IncomingHttpHeaders
  form: Record<string, string>
}
type Reply = { status: number; body: unknown; location?: string } | 'never'

/** Starts a provider on loopback that records requests. */
async function aProvider() {
  const seen: Seen[] = []
  let reply: Reply = 'never'
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const form = Object.fromEntries(new URLSearchParams(text))
      seen.push({ method: request.method, url: request.url, headers: request.headers, form })
      if (reply === 'never') return
      const isText = typeof reply.body === 'string'
      response.writeHead(reply.status, {
        'content-type': isText ? 'text/html' : 'application/json',
        ...(reply.location && { location: reply.location }),
      })
      response.end(isText ? reply.body : JSON.stringify(reply.body))
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    seen,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers: (next: Reply) => (reply = next),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const TO = '+233241234567'
const TEXT = '123456 is your Ndoa code. Äkwaaba & welcome'
const twilioProblem = (status: number, code: number): Reply => ({
  status,
  body: { code, message: `The 'To' number ${TO} is not a valid phone number.`, more_info: '', status },
})
const recipients = (statusCode: number): Reply => ({
  status: 201,
  body: {
    SMSMessageData: {
      Message: 'Sent to 1/1 Total Cost: KES 0.8',
      Recipients: [{ statusCode, number: TO, status: 'x', cost: 'KES 0.8', messageId: 'ATPid_1' }],
    },
  },
})

const DRIVERS = [
  {
    name: 'twilio',
    make: (account: Partial<SmsAccount>) =>
      twilio({ key: 'AC1', secret: 'token', from: '+15005550006', ...account }),
    success: { status: 201, body: { sid: 'SM1', status: 'queued', error_code: null } } as Reply,
    refused: [21211, 21614, 21408, 21610].map((code) => twilioProblem(400, code)),
    failed: [
      twilioProblem(500, 20500),
      twilioProblem(429, 20429),
      twilioProblem(401, 20003),
      twilioProblem(400, 21606),
      { status: 503, body: '<html>busy</html>' } as Reply,
    ],
  },
  {
    name: 'africas-talking',
    make: (account: Partial<SmsAccount>) =>
      africasTalking({ key: 'ndoa', secret: 'api-key', from: 'NDOA', ...account }),
    success: recipients(101),
    refused: [403, 404, 406, 409].map(recipients),
    failed: [
      recipients(405),
      recipients(500),
      recipients(502),
      { status: 201, body: { SMSMessageData: { Message: 'InvalidSenderId', Recipients: [] } } } as Reply,
      { status: 401, body: 'The supplied authentication is invalid' } as Reply,
      { status: 500, body: '' } as Reply,
    ],
  },
]

describe.each(DRIVERS)('the driver of $name', ({ make, success, refused, failed }) => {
  let provider: Awaited<ReturnType<typeof aProvider>>
  let send: SmsGateway
  beforeAll(async () => {
    provider = await aProvider()
    send = make({ url: provider.url })
  })
  afterAll(() => provider.close())

  test('sends', async () => {
    provider.answers(success)
    expect(await send(TO, TEXT)).toBe('sent')
  })

  test('does not retry a number that will never accept a message', async () => {
    for (const reply of refused) {
      provider.answers(reply)
      expect(await send(TO, TEXT)).toBe('refused')
    }
  })

  test('fails retryably without number or text in the error', async () => {
    for (const reply of failed) {
      provider.answers(reply)
      const error = await send(TO, TEXT).then(String, (error: Error) => error)
      expect(error).toMatchObject({ name: 'SmsGatewayError' })
      expect(String((error as Error).stack)).not.toMatch(/123456|241234567/)
    }
  })

  test('does not wait forever for a silent or absent provider', async () => {
    provider.answers('never')
    await expect(make({ url: provider.url, timeout: 150 })(TO, TEXT)).rejects.toThrow(
      'the gateway did not answer in time',
    )
    await expect(make({ url: 'http://127.0.0.1:1' })(TO, TEXT)).rejects.toThrow(
      'the gateway cannot be reached',
    )
  })

  test('follows no redirect with its credentials', async () => {
    const elsewhere = await aProvider()
    elsewhere.answers(success)
    provider.answers({ status: 307, body: '', location: `${elsewhere.url}/elsewhere` })
    await expect(send(TO, TEXT)).rejects.toMatchObject({ name: 'SmsGatewayError' })
    expect(elsewhere.seen).toEqual([])
    elsewhere.close()
  })
})

test('twilio gets requests of its protocol', async () => {
  const provider = await aProvider()
  provider.answers({ status: 201, body: { sid: 'SM1' } })
  await twilio({ url: provider.url, key: 'AC1', secret: 'token', from: '+15005550006' })(TO, TEXT)
  await twilio({ url: provider.url, key: 'AC1', secret: 'token', from: 'MG1' })(TO, TEXT)
  expect(provider.seen[0]).toMatchObject({
    method: 'POST',
    url: '/2010-04-01/Accounts/AC1/Messages.json',
    headers: {
      authorization: `Basic ${Buffer.from('AC1:token').toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    },
    form: { To: TO, From: '+15005550006', Body: TEXT },
  })
  expect(provider.seen[1]?.form).toEqual({ To: TO, MessagingServiceSid: 'MG1', Body: TEXT })
  provider.close()
})

test('africa’s talking gets requests of its protocol', async () => {
  const provider = await aProvider()
  provider.answers(recipients(101))
  await africasTalking({ url: provider.url, key: 'ndoa', secret: 'api-key' })(TO, TEXT)
  expect(provider.seen[0]).toMatchObject({
    method: 'POST',
    url: '/version1/messaging',
    headers: { apikey: 'api-key', accept: 'application/json' },
    form: { username: 'ndoa', to: TO, message: TEXT },
  })
  expect(provider.seen[0]?.form).not.toHaveProperty('from')
  provider.close()
})
