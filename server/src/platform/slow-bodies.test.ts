import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Fail } from './errors.ts'
import { createHttp, type Http } from './http.ts'
import { createLog } from './log.ts'
import { allowSlowBody } from './slow-bodies.ts'

const BODY_TIME = 300
const fail: Fail = (code) => {
  throw new Error(code)
}

let http: Http
beforeAll(async () => {
  http = await createHttp({
    publicUrl: 'http://localhost:3000',
    production: false,
    trustProxy: false,
    log: createLog('error'),
    fail,
    bodyTime: BODY_TIME,
  })
  http.post('/as-stranger', async () => ({ done: true }))
  http.post('/as-member', { onRequest: async (request) => allowSlowBody(request) }, async () => ({
    done: true,
  }))
  await http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => http.close())

/** Sends one byte at once, and the next after three times the allowed time. */
async function sendSlowly(path: string): Promise<string> {
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('data', (part) => (answer += String(part))).on('error', () => {})
  const closed = once(socket, 'close')
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{`,
  )
  await sleep(3 * BODY_TIME)
  socket.write('}')
  await closed
  return answer.split('\r\n', 1)[0] ?? ''
}

test('a stranger with a slow body is disconnected, a member on a slow connection is not', async () => {
  expect(await Promise.all([sendSlowly('/as-stranger'), sendSlowly('/as-member')])).toEqual([
    '',
    'HTTP/1.1 200 OK',
  ])
})
