import { randomBytes, randomInt } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { readUploadForm } from '../../../platform/upload-form.ts'
import { fail } from '../../shared/failures.ts'

const BOUNDARY = '----WebKitFormBoundary7MA4YWxkTrZu0gW'
const PART = 'content-disposition: form-data; name='

function read(pieces: Iterable<Buffer>, type = `multipart/form-data; boundary=${BOUNDARY}`) {
  const raw = Readable.from(pieces, { objectMode: false }) as IncomingMessage
  return readUploadForm({ raw, headers: { 'content-type': type } }, { bytes: 1_000_000, fail })
}

/** Returns random bytes between partial boundaries. */
function trickyFile() {
  const delimiter = `\r\n--${BOUNDARY}`
  const parts = Array.from({ length: randomInt(40) }, () => {
    const bytes = randomBytes(randomInt(10) ? randomInt(40) : randomInt(9_000))
    return Buffer.concat([bytes, Buffer.from(delimiter.slice(0, randomInt(delimiter.length)))])
  })
  const file = Buffer.concat(parts)
  return file.includes(delimiter) ? Buffer.alloc(0) : file
}

function* inPieces(bytes: Buffer, largest: number) {
  for (let at = 0; at < bytes.length; ) {
    const length = randomInt(1, largest + 1)
    yield bytes.subarray(at, at + length)
    at += length
  }
}

test('a file is read byte for byte, regardless of the form’s chunks', async () => {
  for (const largest of [1, 3, 50, 2_048, 5_000, 100_000]) {
    for (let i = 0; i < 25; i++) {
      const file = trickyFile()
      const body = Buffer.concat([
        Buffer.from(`--${BOUNDARY}\r\n${PART}"before"\r\n\r\none\r\n`),
        Buffer.from(`--${BOUNDARY}\r\n${PART}"file"; filename="a.jpg"\r\n\r\n`),
        file,
        Buffer.from(`\r\n--${BOUNDARY}\r\n${PART}"after"\r\n\r\ntwo\r\n--${BOUNDARY}--\r\n`),
      ])
      const form = await read(inPieces(body, largest))
      expect([form.get('before'), form.get('after')]).toEqual(['one', 'two'])
      const arrived = Buffer.from(await (form.get('file') as File).arrayBuffer())
      expect(arrived.equals(file)).toBe(true)
    }
  }
})

const LONG = 'b'.repeat(200)

test.each([
  ['in another parameter', 'multipart/form-data; x="; boundary=b; "', 'b'],
  ['behind one that is too long', `multipart/form-data; boundary=${LONG}; boundary=b`, 'b'],
  ['behind one that is far too long', `multipart/form-data; boundary=${LONG}${LONG}; boundary=b`, 'b'],
])('a form whose boundary is %s is read by that boundary only', async (_name, type, boundary) => {
  const formOf = (delimiter: string) => [
    Buffer.from(`--${delimiter}\r\n${PART}"note"\r\n\r\none\r\n--${delimiter}--\r\n`),
  ]
  expect((await read(formOf(boundary), type)).get('note')).toBe('one')
  await expect(read(formOf(LONG), type)).rejects.toMatchObject({ code: 'request.malformed' })
})
