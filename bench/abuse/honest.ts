// Sends members' requests at a fixed pace from a separate process. Latency counts from when a request was due.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { createRandom } from '../../dev/demo/generators.ts'
import { aQuery } from '../discovery/requests.ts'
import { aBrowser } from './browser.ts'
import { PASSWORD, type People } from './people.ts'

const PER_SECOND = 30
/** Number of calls between two actions of each kind. */
const ACTION_INTERVALS = { signIn: 15, message: 10, upload: 120 }
const PICTURE = readFileSync(new URL('../../docs/images/ndoa.webp', import.meta.url))

export interface HonestUse {
  url: string
  people: People
  seconds: number
}

/** Times are in milliseconds. */
export interface HonestFindings {
  calls: number[]
  signIns: number[]
  received: number[]
  uploads: number[]
  undelivered: number
  refused: string[]
}

process.once('message', (use: HonestUse) => {
  void runMembers(use).then((findings) => process.send?.(findings, () => process.disconnect()))
})

async function runMembers({ url, people, seconds }: HonestUse): Promise<HonestFindings> {
  const random = createRandom(33)
  const found: HonestFindings = {
    calls: [],
    signIns: [],
    received: [],
    uploads: [],
    undelivered: 0,
    refused: [],
  }
  const ear = await listen(url, people)
  const begun = performance.now()
  const pending: Promise<void>[] = []
  for (let i = 0; i < PER_SECOND * seconds; i++) {
    const due = begun + (i * 1000) / PER_SECOND
    await sleep(Math.max(0, due - performance.now()))
    const reader = random.pick(people.readers)
    if (i % ACTION_INTERVALS.signIn === 0)
      pending.push(measure('sign-in', due, found.signIns, signIn(url, random.pick(people.returning))))
    else if (i % ACTION_INTERVALS.upload === 1)
      pending.push(measure('upload', due, found.uploads, uploadWithRetries(url, reader.token)))
    else if (i % ACTION_INTERVALS.message === 2) pending.push(write(due))
    else pending.push(measure('page', due, found.calls, call(url, reader.token, aCall(reader.id))))
  }
  await Promise.all(pending)
  ear.close()
  return found

  async function measure(what: string, due: number, times: number[], answer: Promise<number>) {
    const status = await answer
    if (status === 200) times.push(performance.now() - due)
    else found.refused.push(`${what} ${status}`)
  }

  function aCall(user_id: string): [string, object] {
    return random.pick<[string, object]>([
      ['get-matches', { user_id, ...aQuery(random) }],
      ['get-conversations', { user_id }],
      ['get-received-likes', { user_id }],
      ['get-my-matches', { user_id }],
    ])
  }

  async function write(due: number) {
    const [writer] = people.writers
    if (!writer) return
    const client_message_id = randomUUID()
    const arrival = ear.hear(client_message_id)
    const body = { match_id: writer.matchId, content: 'Good evening', client_message_id }
    const status = await call(url, writer.token, ['send-message', body])
    if (status !== 200) found.refused.push(`message ${status}`)
    else if (await arrival) found.received.push(performance.now() - due)
    else found.undelivered++
  }
}

async function call(url: string, token: string, [name, body]: [string, object]): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return statusOf(
    fetch(`${url}/functions/v1/${name}`, { method: 'POST', headers, body: JSON.stringify(body) }),
  )
}

async function signIn(
  url: string,
  { email, address, cookies }: People['returning'][number],
): Promise<number> {
  const { status } = await aBrowser({ url }, address, cookies).post('/auth/v1/sign-in/email', {
    email,
    password: PASSWORD,
  })
  return status
}

/** Retries a busy server for up to 30 seconds, as the web app does. */
async function uploadWithRetries(url: string, token: string): Promise<number> {
  const until = performance.now() + 30_000
  for (;;) {
    const status = await upload(url, token)
    if (status !== 503 || performance.now() > until) return status === 409 ? 200 : status // 409: nine photos exist
    await sleep(2_000)
  }
}

async function upload(url: string, token: string): Promise<number> {
  const form = new FormData()
  form.append('file', new Blob([PICTURE], { type: 'image/webp' }), 'photo.webp')
  const headers = { authorization: `Bearer ${token}` }
  return statusOf(fetch(`${url}/functions/v1/upload-photo`, { method: 'POST', headers, body: form }))
}

const statusOf = async (answer: Promise<Response>): Promise<number> => {
  try {
    const response = await answer
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

async function listen(url: string, { writers: [, reader] }: People) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1`, {
    headers: { authorization: `Bearer ${reader?.token}` },
  })
  const waiting = new Map<string, () => void>()
  socket.on('message', (data: Buffer) => {
    const event = JSON.parse(data.toString()) as { type: string; message?: { client_message_id?: string } }
    if (event.message?.client_message_id) waiting.get(event.message.client_message_id)?.()
  })
  const heartbeat = setInterval(() => socket.send('{"type":"ping"}'), 20_000)
  socket.once('close', () => clearInterval(heartbeat))
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  return {
    hear: (id: string) =>
      Promise.race([
        new Promise<boolean>((resolve) => waiting.set(id, () => resolve(true))),
        sleep(10_000, false, { ref: false }),
      ]),
    close: () => socket.close(),
  }
}
