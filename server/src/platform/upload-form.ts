import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import type { FastifyRequest } from 'fastify'
import type { Fail, ServerFailure } from './errors.ts'

const FIELDS = 4
const FORM_LIMITS = {
  fields: FIELDS,
  fieldSize: 1024,
  headerPairs: 10,
  headerSize: 2 * 1024,
}
const REST_MAX = 64 * 1024
/** Bytes per parser call. The parser never stops early, and a thousand empty parts would block the server for 20 ms. */
const PIECE = 2 * 1024
/** RFC 2046 allows 70 characters; searching for a much longer boundary would be slow. */
const BOUNDARY = /;\s*boundary=("[^"\\]{1,70}"|[^\s;"]{1,70})\s*(?:;|$)/i
/**
 * The minimum, 6.5 kbit/s, keeps slow senders from holding slots. The window tolerates a 20-second pause on a fast
 * line.
 */
const PACE = { bytes: 24 * 1024, milliseconds: 30_000 }

export interface UploadForm {
  bytes: number
  files?: number
}

interface FormOptions extends UploadForm {
  fail: Fail
  pace?: typeof PACE
}

/** @throws request.too_large, request.too_slow, request.malformed (also if the sender disconnects) */
export async function readUploadForm(
  { raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>,
  { bytes, files = 1, fail, pace = PACE }: FormOptions,
): Promise<FormData> {
  const [, boundary] = BOUNDARY.exec(headers['content-type'] ?? '') ?? []
  if (!boundary) throw fail('request.malformed')
  if (Number(headers['content-length'] ?? 0) > bytes + REST_MAX) throw fail('request.too_large')
  const { parser, form, refusal, refuse } = formParser(boundary, bytes, files)
  let received = 0
  let before = 0
  const timer = setInterval(() => {
    if (received - before < pace.bytes) refuse('request.too_slow')
    before = received
  }, pace.milliseconds)
  const next = chunksOf(raw, refusal)
  try {
    for (let chunk = await next(); chunk; chunk = await next()) {
      received += chunk.length
      if (received > bytes + REST_MAX) refuse('request.too_large')
      for (let at = 0; at < chunk.length; at += PIECE) {
        refusal.throwIfAborted()
        if (!parser.write(chunk.subarray(at, at + PIECE))) await once(parser, 'drain', { signal: refusal })
      }
    }
    const finished = once(parser, 'finish', { signal: refusal })
    parser.end()
    await finished
    return form
  } catch {
    throw fail(refusal.reason ?? 'request.malformed')
  } finally {
    clearInterval(timer)
  }
}

/**
 * Leaves the stream open, so that a refusal can be sent. @returns a function that reads a chunk; undefined at the end
 */
function chunksOf(raw: Readable, refusal: AbortSignal): () => Promise<Buffer | undefined> {
  const chunks = raw.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer, undefined>
  const refused = new Promise<never>((_, reject) => {
    refusal.addEventListener('abort', () => {
      reject(new Error('refused'))
      chunks.return?.().catch(() => {})
    })
  })
  refused.catch(() => {}) // prevents an unhandled rejection if no read is waiting
  return async () => (await Promise.race([chunks.next(), refused])).value
}

function formParser(boundary: string, bytes: number, files: number) {
  const form = new FormData()
  const refused = new AbortController()
  const refuse = (reason: ServerFailure) => refused.abort(reason)
  const parser = new Busboy({
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    limits: { ...FORM_LIMITS, files, parts: files + FIELDS, fileSize: bytes },
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

/**
 * Copies chunks into one buffer, because the chunks of a file sent byte by byte would take a hundred times its size.
 */
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
