import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { truncateHeaders } from './bounded-headers.ts'
import { type Fail, Failure, failureBody, type ServerFailure } from './errors.ts'
import { useFieldFaults } from './field-faults.ts'
import type { Log } from './log.ts'
import { counter } from './metrics.ts'
import { createRefusalDelay } from './refusal-delay.ts'
import { checkRequest } from './request-body.ts'
import { securityHeaders } from './security-headers.ts'
import { limitBodyTime } from './slow-bodies.ts'
import { isUnreachable } from './unreachable.ts'

export type Http = FastifyInstance

export interface HttpOptions {
  publicUrl: string
  production: boolean
  trustProxy: boolean | string
  log: Log
  fail: Fail
  bodyTime?: number
}

export async function createHttp({
  publicUrl,
  production,
  trustProxy,
  log,
  fail,
  bodyTime,
}: HttpOptions): Promise<Http> {
  useFieldFaults()
  const headers = securityHeaders(publicUrl)
  const logger: FastifyBaseLogger = log
  const http = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy,
    bodyLimit: 64 * 1024,
    requestTimeout: 480_000, // the largest photo takes 420 s at 300 kbit/s
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => answerFailure(error, request, reply.headers(headers), fail),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  http.server.headersTimeout = 10_000
  await http.register(cookie)
  http.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    truncateHeaders(request.raw.headers)
    if (isCall(request)) reply.header('cache-control', 'no-store')
    if (isForeignWrite(request, publicUrl, production)) throw fail('request.foreign_origin')
    // Refuses the request before reading its body. Unknown pages get an HTML page instead.
    if (request.is404 && !isRead(request)) throw fail('request.not_found')
    if (!isRead(request)) limitBodyTime(request, bodyTime)
  })
  http.addHook('preValidation', async (request) => checkRequest(request, fail))
  const delayRefusal = createRefusalDelay()
  http.addHook('onSend', async (request, reply) => {
    if (isCall(request)) await delayRefusal(reply.statusCode)
    if (!request.raw.complete) closeUnread(request.raw, reply)
  })
  http.addHook('onResponse', async (request, reply) => {
    const { method, id } = request
    const route = request.routeOptions.url ?? 'none' // the route pattern, because an address can contain ids and codes
    log.info({ id, method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
  http.setErrorHandler((error: FastifyError, request, reply) => answerFailure(error, request, reply, fail))
  return http
}

const LINGER = 1_000

/** Delays the close, because an immediate one would reset the connection before the client reads the response. */
function closeUnread({ socket }: FastifyRequest['raw'], reply: FastifyReply) {
  reply.header('connection', 'close')
  socket.destroySoon = () => {
    socket.pause()
    socket.end()
    setTimeout(() => socket.destroy(), LINGER).unref()
  }
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

const CALL = /^\/(functions|auth\/v1)\//

/** Checks the route as well, because a path can be encoded, such as `/%61uth/v1/`. */
const isCall = ({ url, routeOptions }: FastifyRequest) => CALL.test(routeOptions.url ?? '') || CALL.test(url)

/** CSRF check: writes with a cookie need our own origin; requests with only a bearer token are exempt. */
function isForeignWrite({ method, headers, host }: FastifyRequest, publicUrl: string, production: boolean) {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false
  const site = headers['sec-fetch-site']
  if (site && site !== 'same-origin' && site !== 'none') return true
  if (headers.origin !== undefined) return !isOwnOrigin(headers.origin, host, publicUrl, production)
  return headers.cookie !== undefined && headers.authorization === undefined && site === undefined
}

export function isOwnOrigin(origin: string, host: string, publicUrl: string, production: boolean): boolean {
  if (origin === new URL(publicUrl).origin) return true
  return !production && URL.canParse(origin) && new URL(origin).host === host
}

const FRAMEWORK_ERRORS: Record<number, ServerFailure> = {
  403: 'request.not_found',
  404: 'request.not_found',
  405: 'request.method',
  413: 'request.too_large',
  415: 'request.unsupported_type',
}

export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply, fail: Fail) {
  const failure = reportFailure(error, request, reply, fail)
  return reply.status(failure.status).send(failureBody(failure.forReader(request)))
}

export function reportFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  fail: Fail,
): Failure {
  const failure = toFailure(error, fail)
  if (failure.status >= 500)
    request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed')
  logRefusal(request, failure)
  const wait = failure.data?.retry_after
  if (wait) reply.header('retry-after', wait)
  return failure
}

const refusals = counter(
  'access_refusals_total',
  'Calls denied, or about what the caller may not know of, by route and code',
  ['route', 'code'],
)

function logRefusal({ log, routeOptions, method }: FastifyRequest, { status, code }: Failure): void {
  if ((status !== 403 && status !== 404) || !routeOptions.url) return
  const route = `${method} ${routeOptions.url}`
  refusals.inc({ route, code })
  log.info({ route, code }, 'access refused')
}

const BUSY_CODES = new Set([
  '25006',
  '53100',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '55P03',
  '08006',
  '08001',
  'ECONNRESET',
  'EPIPE',
])

const FOREIGN_KEY_VIOLATION = '23503'

/**
 * Maps framework errors by status, missing rows to not-found, an unavailable database to busy, and all others to
 * defect.
 */
export function toFailure(error: unknown, fail: Fail): Failure {
  if (error instanceof Failure) return error
  const { statusCode, status, code } = error as { statusCode?: number; status?: number; code?: string }
  const httpStatus = statusCode ?? status ?? 500
  if (httpStatus < 500) return fail(FRAMEWORK_ERRORS[httpStatus] ?? 'request.malformed')
  if (httpStatus === 503) return fail('server.busy', { retry_after: 2 })
  if (code === FOREIGN_KEY_VIOLATION) return fail('request.not_found')
  if (isUnreachable(error) || (code && BUSY_CODES.has(code))) return fail('server.busy', { retry_after: 2 })
  return fail('server.defect')
}
