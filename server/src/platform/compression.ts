import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Encoding = 'br' | 'gzip'

/** Bytes; a shorter response fits into one packet anyway. */
const MIN_COMPRESSED_BYTES = 1_400

export function encodingFor(headers: IncomingHttpHeaders): Encoding | undefined {
  const accepted = [headers['accept-encoding']].join()
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

export function compress(
  text: Buffer | string,
  encoding: Encoding,
  effort: 'most' | 'least',
): Promise<Buffer> {
  const isQuick = effort === 'least'
  return encoding === 'br'
    ? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: isQuick ? 1 : 11 } })
    : zip(text, { level: isQuick ? 1 : 9 })
}

/** Safe against BREACH: no response that another site can trigger contains both a secret and that site's text. */
export async function compressAnswer(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < MIN_COMPRESSED_BYTES) return payload
  const encoding = encodingFor(headers)
  if (!encoding) return payload
  reply.header('content-encoding', encoding).header('vary', 'accept-encoding')
  reply.removeHeader('content-length')
  return compress(payload, encoding, 'least')
}
