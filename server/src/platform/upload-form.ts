import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import type { FastifyRequest } from 'fastify'
import type { Fail, ServerFailure } from './http.ts'

/** One file and a few short fields; what a browser sends is far below each of these. */
const FORM_LIMITS = {
  files: 1,
  fields: 4,
  parts: 5,
  fieldSize: 1024,
  headerPairs: 10,
  headerSize: 2 * 1024,
}
/** Beside the file: fields, headers and boundaries. */
const REST_MAX = 64 * 1024
/** RFC 2046 allows 70 characters; the search for a much longer boundary would take time. */
const BOUNDARY = /;\s*boundary=(?:"[^"]{1,70}"|[^\s;"]{1,70})\s*(?:;|$)/i
/** Milliseconds without a byte after which the sender counts as gone. */
const STALLED_AFTER = 30_000

interface FormOptions {
  /** Largest file, in bytes. */
  bytes: number
  fail: Fail
  stalledAfter?: number
}

/**
 * Reads a form with one file while it arrives; the first thing that is not in order ends the reading.
 * The rest of a refused form is not read: the answer closes the connection.
 * @throws request.too_large, request.malformed; also when the sender stalls or goes away
 */
export async function readUploadForm(
  { raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>,
  { bytes, fail, stalledAfter = STALLED_AFTER }: FormOptions,
): Promise<FormData> {
  const type = headers['content-type'] ?? ''
  if (!BOUNDARY.test(type)) throw fail('request.malformed')
  if (Number(headers['content-length'] ?? 0) > bytes + REST_MAX) throw fail('request.too_large')
  const { parser, form, refusal, refuse } = formParser(type, bytes)
  const timer = setTimeout(() => {
    refuse('request.malformed')
    raw.destroy() // ends the connection, and with it the wait for the next byte
  }, stalledAfter)
  let received = 0
  try {
    for await (const chunk of chunksOf(raw)) {
      timer.refresh()
      received += chunk.length
      if (received > bytes + REST_MAX) refuse('request.too_large')
      if (refusal.aborted) break
      if (!parser.write(chunk)) await once(parser, 'drain', { signal: refusal })
    }
    const finished = once(parser, 'finish', { signal: refusal })
    parser.end()
    await finished
    return form
  } catch {
    throw fail(refusal.reason ?? 'request.malformed') // refused, broken off, or no form at all
  } finally {
    clearTimeout(timer)
  }
}

/** Leaves the stream open when the reading ends early, so that the refusal can still be answered. */
const chunksOf = (raw: Readable) => raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>

function formParser(type: string, bytes: number) {
  const form = new FormData()
  const refused = new AbortController()
  /** The first reason counts. */
  const refuse = (reason: ServerFailure) => refused.abort(reason)
  const parser = new Busboy({
    headers: { 'content-type': type },
    limits: { ...FORM_LIMITS, fileSize: bytes },
  })
  parser.on('file', (name, file, filename, _encoding, contentType) => {
    const content = growingBytes()
    file.on('data', (chunk: Buffer) => content.add(chunk))
    file.on('limit', () => refuse('request.too_large'))
    file.on('error', () => refuse('request.malformed'))
    file.on('end', () =>
      form.append(name ?? '', new File([content.whole()], filename ?? '', { type: contentType })),
    )
  })
  parser.on('field', (name, value, _nameIsCut, valueIsCut) => {
    if (valueIsCut) refuse('request.too_large')
    else form.append(name ?? '', value)
  })
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(event, () => refuse('request.malformed'))
  parser.on('error', () => refuse('request.malformed'))
  return { parser, form, refusal: refused.signal, refuse }
}

/** Collects bytes in one piece: kept as they come, a file sent byte by byte would take a hundred times its size. */
function growingBytes() {
  let buffer = Buffer.allocUnsafe(64 * 1024)
  let size = 0
  return {
    add(chunk: Buffer) {
      if (size + chunk.length > buffer.length) {
        const larger = Buffer.allocUnsafe(Math.max(2 * buffer.length, size + chunk.length))
        buffer.copy(larger, 0, 0, size)
        buffer = larger
      }
      chunk.copy(buffer, size)
      size += chunk.length
    },
    whole: () => buffer.subarray(0, size),
  }
}
