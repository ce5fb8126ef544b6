import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isSameText } from '../../platform/same-text.ts'

export const PROBE_HEADER = 'x-doctor'
/** Milliseconds until a signature expires. */
const FRESH = 60_000

/** How the server saw a request that came through the proxies. */
export interface ProxyView {
  host: string
  protocol: string
  hops: readonly string[]
  /** The client address that rate limits use. */
  address: string
  connectedFrom: string
  isForwarded: boolean
  isTrusted: boolean
  upgrade: string | null
}

const codeOf = (secret: string, time: string) =>
  createHmac('sha256', secret).update(`doctor\n${time}`).digest('base64url')

/** The signature proves that the operator sent the request, because only the operator has SECRET_LINKS. */
export function signProbe(secret: string, now: Date): string {
  const time = String(now.getTime())
  return `${time}.${codeOf(secret, time)}`
}

export function isProbe({ headers }: FastifyRequest, secret: string, now: Date): boolean {
  const header = headers[PROBE_HEADER]
  if (typeof header !== 'string') return false
  const [time = ''] = header.slice(0, 100).split('.', 1)
  return (
    isSameText(header, `${time}.${codeOf(secret, time)}`) && Math.abs(now.getTime() - Number(time)) < FRESH
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
