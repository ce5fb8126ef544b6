import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setInterval as every } from 'node:timers/promises'
import Fastify, { type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerFailure } from '../../../platform/http.ts'
import { readUploadForm } from '../../../platform/upload-form.ts'
import { fail } from '../../shared/failures.ts'

const BOUNDARY = 'ndoa'
const FILE_PART = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`
const pace = { bytes: 1_000, milliseconds: 500 }

const http = Fastify()
let held = 0
beforeAll(async () => {
  http.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
  http.setErrorHandler((error, request, reply) => answerFailure(error, request, reply, fail))
  const handler = async (request: FastifyRequest) => {
    held += 1
    try {
      const form = await readUploadForm(request, { bytes: 1_000_000, fail, pace })
      return { size: (form.get('file') as File).size }
    } finally {
      held -= 1
    }
  }
  http.route({ method: 'POST', url: '/', handler })
  await http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => http.close())

/**
 * Sends this many bytes of a file every tenth of a second until the file ends or the server responds. @returns the
 * response
 */
async function drip(bytes: number, times: number) {
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {}) // the server closes refused uploads
  await once(socket, 'connect')
  let text = ''
  socket.on('data', (data) => (text += data))
  const end = `\r\n--${BOUNDARY}--\r\n`
  socket.write(
    `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=${BOUNDARY}\r\n` +
      `content-length: ${FILE_PART.length + bytes * times + end.length}\r\n\r\n${FILE_PART}`,
  )
  let sent = 0
  for await (const _ of every(100)) {
    if (text !== '') break
    if (sent < times) socket.write('x'.repeat(bytes))
    if (++sent === times) socket.write(end)
  }
  socket.destroy()
  return text
}

test('an upload that trickles or stops is answered and closed', async () => {
  for (const bytes of [1, 0]) {
    const answer = await drip(bytes, 10_000)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain('request.too_slow')
    expect(held).toBe(0)
  }
})

test('a slow upload that keeps arriving is read to the end', async () => {
  const answer = await drip(600, 25) // about 3,000 bytes per half-second window, for five windows
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toContain('{"size":15000}')
})
