import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isSameText } from '../../platform/same-text.ts'

/** Carries the signature of `npm run doctor`. */
export const PROBE_HEADER = 'x-doctor'
/** Milliseconds for which a signature holds. */
const FRESH = 60_000

/** What a server saw of a request that came through the proxies in front of it. */
export interface ProxyView {
  host: string
  protocol: string
  /** From the last proxy to the caller. */
  hops: readonly string[]
  /** The caller's address, as limits count it. */
  address: string
  /** Who connected to the server: the last proxy. */
  connectedFrom: string
  /** Whether that one said whom it speaks for, and is trusted to. */
  isForwarded: boolean
  isTrusted: boolean
  upgrade: string | null
}

const codeOf = (secret: string, time: string) =>
  createHmac('sha256', secret).update(`doctor\n${time}`).digest('base64url')

/** Proves that the operator asks: who knows SECRET_LINKS. */
export function signProbe(secret: string, now: Date): string {
  const time = String(now.getTime())
  return `${time}.${codeOf(secret, time)}`
}

export function isProbe({ headers }: FastifyRequest, secret: string, now: Date): boolean {
  const given = headers[PROBE_HEADER]
  if (typeof given !== 'string') return false
  const [time = ''] = given.slice(0, 100).split('.', 1)
  return (
    isSameText(given, `${time}.${codeOf(secret, time)}`) && Math.abs(now.getTime() - Number(time)) < FRESH
  )
}

export const viewOf = (request: FastifyRequest): ProxyView => ({
  host: request.host,
  protocol: request.protocol,
  address: request.ip,
  hops: request.ips ?? [request.ip],
  connectedFrom: request.socket.remoteAddress ?? '',
  isForwarded: request.headers['x-forwarded-for'] !== undefined,
  isTrusted: (request.ips?.length ?? 0) > 1,
  upgrade: request.headers.upgrade ?? null,
})
