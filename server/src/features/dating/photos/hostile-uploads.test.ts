import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { PHOTO_BYTES_MAX } from '@ndoa/contract/limits'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aMember } from '../../../../test/members.ts'
import { type PhotoClient, photoServer } from './testing/photos-server.ts'
import { aJpeg } from './testing/pictures.ts'

const CONCURRENCY = 16
const BOUNDARY = '-'.repeat(40) + 'ndoa'
const FILE_PART = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`
const MEGABYTE = 1024 * 1024
/** Bytes of a request that may reach the server before its checks: those of one read and one Node buffer. */
const UNREAD = MEGABYTE / 4

let server: Awaited<ReturnType<typeof photoServer>>
let port: number
const accepted = new Map<number | undefined, Socket>()
const open: Socket[] = []
beforeAll(async () => {
  server = await photoServer({ UPLOADS_AT_ONCE: String(CONCURRENCY), LIMIT_UPLOADS: '30/1 hour' })
  server.http.server.on('connection', (socket: Socket) => accepted.set(socket.remotePort, socket))
  await server.http.listen({ port: 0, host: '127.0.0.1' })
  port = (server.http.server.address() as AddressInfo).port
})
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy()
  await vi.waitFor(async () => expect((await aMembersUpload()).status).toBe(200), 10_000) // all slots are free again
})
afterAll(() => server.close())

const aMemberSignedIn = async () => server.as(await aMember(server.app))
const aMembersUpload = async () => (await aMemberSignedIn()).upload(await aJpeg(200, 200))

interface Answer {
  status: number
  error: string
  message: string
  head: string
}

/** Starts an upload after sending `before`; the test sends its bytes. Without a length, the request is chunked. */
async function anUpload({ headers }: PhotoClient, length?: number, before = '') {
  const socket = connect(port, '127.0.0.1')
  open.push(socket)
  socket.on('error', () => {}) // the server closes refused uploads
  await once(socket, 'connect')
  const framing = length === undefined ? 'transfer-encoding: chunked' : `content-length: ${length}`
  const send = (bytes: string | Buffer) =>
    new Promise<void>((resolve) => {
      const chunk = [`${Buffer.byteLength(bytes).toString(16)}\r\n`, bytes, '\r\n']
      for (const piece of length === undefined ? chunk : [bytes]) socket.write(piece)
      socket.write('', () => resolve())
    })
  const closed = new Promise((resolve) => socket.once('close', resolve))
  let text = ''
  socket.on('data', (data) => (text += data))
  const answer = closed.then((): Answer => {
    const [head = '', body = ''] = text.split('\r\n\r\n')
    return { status: Number(head.split(' ')[1]), head, ...JSON.parse(/\{.*\}/s.exec(body)?.[0] ?? '{}') }
  })
  socket.write(
    `${before}POST /functions/v1/upload-photo HTTP/1.1\r\nhost: localhost\r\nauthorization: ${headers.authorization}\r\n` +
      `content-type: multipart/form-data; boundary=${BOUNDARY}\r\n${framing}\r\n\r\n`,
  )
  const readByServer = () => accepted.get(socket.localPort)?.bytesRead ?? 0
  /** Sends until the server closes the connection or this many bytes are sent. */
  async function sendWithoutEnd(upTo = Number.POSITIVE_INFINITY) {
    const piece = Buffer.alloc(MEGABYTE / 4)
    for (let left = upTo; left > 0 && !socket.destroyed; left -= piece.length)
      await Promise.race([send(piece.subarray(0, left)), closed])
    socket.end()
    return answer
  }
  return { socket, send, sendWithoutEnd, answer, closed, readByServer, answered: () => text !== '' }
}

test('simultaneous uploads use at most two database connections for session look-ups', async () => {
  const { pool } = server.app
  const query = pool.query.bind(pool) as (...question: unknown[]) => Promise<unknown>
  let [underWay, max, found] = [0, 0, 0]
  const spy = vi.spyOn(pool, 'query').mockImplementation(async (...question: unknown[]) => {
    const isLookup = (question[0] as { name?: string }).name === 'viewers'
    if (isLookup) max = Math.max(max, ++underWay)
    try {
      return await query(...question)
    } finally {
      if (isLookup) [underWay, found] = [underWay - 1, found + 1]
    }
  })
  const member = await aMemberSignedIn()
  const uploads = await Promise.all(Array.from({ length: 30 }, () => anUpload(member, MEGABYTE)))
  await vi.waitFor(() => expect(found).toBe(uploads.length), 10_000)
  spy.mockRestore()
  expect(max).toBeLessThanOrEqual(2)
})

test('a form of 274,000 empty parts is refused at the sixth part, unread', async () => {
  const parts = Buffer.from(`--${BOUNDARY}\r\n\r\n\r\n`.repeat(274_000))
  const upload = await anUpload(await aMemberSignedIn(), parts.length)
  void upload.send(parts)
  expect(await upload.answer).toMatchObject({ status: 400, error: 'request.malformed' })
  expect(upload.readByServer()).toBeLessThan(MEGABYTE)
})

test.each([
  ['in chunks', undefined],
  ['with a length within the limit of the whole', PHOTO_BYTES_MAX + 60_000],
])('a file %s is refused as soon as it exceeds 15 MB', async (_name, length) => {
  const upload = await anUpload(await aMemberSignedIn(), length)
  void upload.send(FILE_PART)
  const answer = await upload.sendWithoutEnd(length && length - FILE_PART.length)
  expect(answer).toMatchObject({ status: 413, error: 'request.too_large' })
  expect(upload.readByServer()).toBeLessThan(PHOTO_BYTES_MAX + MEGABYTE)
})

test('an endless body without a form is read no further than the longest form', async () => {
  const upload = await anUpload(await aMemberSignedIn())
  expect(await upload.sendWithoutEnd()).toMatchObject({ status: 413, error: 'request.too_large' })
  expect(upload.readByServer()).toBeLessThan(PHOTO_BYTES_MAX + MEGABYTE)
})

test('a body with an excessive declared length is refused unread', async () => {
  const upload = await anUpload(await aMemberSignedIn(), 100 * MEGABYTE)
  expect(await upload.sendWithoutEnd()).toMatchObject({ status: 413, error: 'request.too_large' })
  expect(upload.readByServer()).toBeLessThan(UNREAD)
})

test('a file longer than its declared length is refused', async () => {
  const kept = server.keptPhotos()
  const upload = await anUpload(await aMemberSignedIn(), 1_000)
  void upload.send(FILE_PART)
  expect((await upload.sendWithoutEnd()).status).not.toBe(200) // the remaining bytes are not read as another request
  expect(server.keptPhotos()).toBe(kept)
})

test.each([
  ['a second file', `${FILE_PART}\r\n`.repeat(2)],
  ['five fields', `--${BOUNDARY}\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n`.repeat(5)],
  ['a part without a name', `--${BOUNDARY}\r\ncontent-disposition: form-data\r\n\r\nb\r\n`],
  ['no file', ''],
])('a form with %s is refused', async (_name, form) => {
  const body = Buffer.from(`${form}--${BOUNDARY}--\r\n`)
  const upload = await anUpload(await aMemberSignedIn(), body.length)
  void upload.send(body)
  await vi.waitFor(() => expect(upload.answered()).toBe(true))
  upload.socket.end()
  const { status, error } = await upload.answer
  expect([400, 422]).toContain(status)
  expect(error).toMatch(/^request\./)
})

test('one of a member’s three simultaneous uploads is refused unread, with the time to wait', async () => {
  const member = await aMemberSignedIn()
  const uploads = await Promise.all([anUpload(member), anUpload(member), anUpload(member)])
  for (const upload of uploads) void upload.send(FILE_PART + 'x'.repeat(MEGABYTE / 2))
  const refused = await Promise.race(
    uploads.map((upload) => upload.answer.then((answer) => ({ upload, answer }))),
  )
  expect(refused.answer).toMatchObject({
    status: 429,
    error: 'request.too_many_uploads',
    message: 'That’s a lot of photos at once. Please try again in a moment.',
  })
  expect(refused.answer.head).toMatch(/retry-after: \d/i)
  expect(refused.upload.readByServer()).toBeLessThan(UNREAD)
  expect(uploads.filter((upload) => upload.answered())).toHaveLength(1)
})

const EMPTY_PARTS = `--${BOUNDARY}\r\n\r\n\r\n`.repeat(6)

test('malformed uploads are limited to a fifth of valid ones, without affecting others', async () => {
  const member = await aMemberSignedIn()
  const statuses: number[] = []
  for (let i = 0; i < 7; i++) {
    const upload = await anUpload(member, EMPTY_PARTS.length)
    statuses.push(await statusOfEmptyParts(upload))
  }
  expect(statuses).toEqual([...Array.from({ length: 6 }, () => 400), 429])
  const other = await anUpload(await aMemberSignedIn(), EMPTY_PARTS.length)
  expect(await statusOfEmptyParts(other)).toBe(400)
})

test('an upload interrupted by a lost connection counts once', async () => {
  const member = await aMemberSignedIn()
  for (let i = 0; i < 20; i++) {
    const upload = await anUpload(member, MEGABYTE)
    await upload.send(FILE_PART)
    await vi.waitFor(() => expect(upload.readByServer()).toBeGreaterThan(FILE_PART.length))
    upload.socket.destroy()
    await upload.closed
  }
  await vi.waitFor(async () => expect((await member.upload(await aJpeg(200, 200))).status).toBe(200))
})

async function statusOfEmptyParts(upload: Awaited<ReturnType<typeof anUpload>>) {
  void upload.send(EMPTY_PARTS)
  await vi.waitFor(() => expect(upload.answered()).toBe(true))
  upload.socket.end()
  return (await upload.answer).status
}

test('of 120 concurrent uploads each slot takes one, and the others get the time to retry', async () => {
  const members = await Promise.all(Array.from({ length: 12 }, aMemberSignedIn))
  const uploads = await Promise.all(Array.from({ length: 120 }, (_, i) => anUpload(members[i % 12]!)))
  for (const upload of uploads) void upload.send(FILE_PART + 'x'.repeat(MEGABYTE / 2))
  const refused = () => uploads.filter((upload) => upload.answered())
  await vi.waitFor(() => expect(refused()).toHaveLength(120 - CONCURRENCY), 20_000)
  await vi.waitFor(async () => expect((await members[0]!.get('get-photos')).status).toBe(200))
  const answers = await Promise.all(refused().map(({ answer }) => answer))
  for (const { status, error, head } of answers) {
    expect(['429 request.too_many_uploads', '503 server.busy']).toContain(`${status} ${error}`)
    expect(head).toMatch(/retry-after: \d/i)
  }
  expect(answers.some(({ status }) => status === 503)).toBe(true)
  for (const upload of refused()) expect(upload.readByServer()).toBeLessThan(UNREAD)
})

test('an upload behind an unanswered call takes no slot', async () => {
  const [member, neighbour] = [await aMemberSignedIn(), await aMemberSignedIn()]
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const locking = server.app.db.transaction().execute(async (tx) => {
    await sql`lock table hides in access exclusive mode`.execute(tx)
    await held
  })
  const body = `${FILE_PART}no photo\r\n--${BOUNDARY}--\r\n`
  const slow = `GET /functions/v1/get-badges HTTP/1.1\r\nhost: localhost\r\nauthorization: ${member.headers.authorization}\r\n\r\n`
  for (let i = 0; i < 2; i++) (await anUpload(member, body.length, slow)).socket.write(body)
  await vi.waitFor(async () => expect((await neighbour.upload(await aJpeg(200, 200))).status).toBe(200))
  const answer = await member.upload(await aJpeg(200, 200))
  release()
  await locking
  expect(answer.status).toBe(200)
})
