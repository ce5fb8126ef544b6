import { once } from 'node:events'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { Gauge, Histogram, Registry } from 'prom-client'
import { discoveryMetrics, isDiscoveryReady } from '../features/dating/discovery/index.ts'
import { membershipMetrics } from '../features/membership/index.ts'
import { fail } from '../features/shared/failures.ts'
import { casesMetrics } from '../features/trust/cases/index.ts'
import type { App } from '../platform/app.ts'
import { checkDatabase } from '../platform/db.ts'
import { countDeadLetters } from '../platform/dead-letters.queries.ts'
import type { Http } from '../platform/http.ts'
import { metrics, readMetrics } from '../platform/metrics.ts'
import { backupMetrics } from './backup-metrics.ts'
import { isProbe, viewOf } from './doctor/proxy-probe.ts'
import type { Draining } from './draining.ts'
import { processMetrics } from './process-metrics.ts'

interface Settings {
  INTERNAL_PORT: number
  INTERNAL_HOST: string
  OVERLOAD_DELAY: number
  BACKUP_DIR?: string | undefined
  SECRET_LINKS: string
}

/** `/healthz` is public. Readiness and metrics have their own port, by default on loopback. */
export async function mountHealth(http: Http, app: App, draining: Draining, settings: Settings) {
  if (settings.OVERLOAD_DELAY > 0) await refuseWhenOverloaded(http, settings.OVERLOAD_DELAY)
  const answerProbe = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    if (isProbe(request, settings.SECRET_LINKS, app.clock.now())) await reply.send(viewOf(request))
  }
  // The doctor's probe sends a WebSocket upgrade, and only a hook before the handler can respond without upgrading.
  http.get('/healthz', { onRequest: answerProbe }, async (_request, reply) => {
    reply.type('text/plain')
    return draining.hasBegun() ? reply.status(503).send('draining') : reply.send('ok')
  })
  if (settings.INTERNAL_PORT > 0) await listenInternally(http, app, draining, settings)
}

const refuseWhenOverloaded = (http: Http, delay: number) =>
  http.register(underPressure, {
    maxEventLoopDelay: delay,
    maxEventLoopUtilization: 0.995,
    pressureHandler: () => {
      throw fail('server.busy', { retry_after: 2 })
    },
  })

async function listenInternally(http: Http, app: App, draining: Draining, settings: Settings) {
  const registry = new Registry()
  processMetrics(app, registry)
  discoveryMetrics(app, registry)
  casesMetrics(app, registry)
  membershipMetrics(app, registry)
  outboxMetrics(app, registry)
  backupMetrics(app, settings.BACKUP_DIR, registry)
  const answered = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  http.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    }
    answered.observe(labels, reply.elapsedTime / 1000)
  })
  const internal = Fastify()
  internal.get('/readyz', async (_request, reply) => {
    const ready = await isReady(http, app, draining)
    return reply.status(ready ? 200 : 503).send({ ready })
  })
  internal.get('/metrics', async (_request, reply) =>
    reply
      .type(registry.contentType)
      .send(
        await readMetrics([registry, metrics], (error) =>
          app.log.warn({ err: error }, 'a figure could not be read'),
        ),
      ),
  )
  await internal.listen({ port: settings.INTERNAL_PORT, host: settings.INTERNAL_HOST })
  http.addHook('onClose', () => internal.close())
}

async function isReady(http: Http, app: App, draining: Draining): Promise<boolean> {
  const takesCalls = () => http.server.listening && !draining.hasBegun() && isDiscoveryReady(app)
  return takesCalls() && (await isReachable(app, draining)) && takesCalls()
}

/** Returns false as soon as draining begins, because with a busy pool the check takes too long for the proxy. */
async function isReachable({ db }: Pick<App, 'db'>, { begun }: Draining): Promise<boolean> {
  const answered = new AbortController()
  const stopping = once(begun, 'abort', { signal: answered.signal })
  const outcome = Promise.race([checkDatabase(db).then(() => true), stopping.then(() => false)])
  return outcome.catch(() => false).finally(() => answered.abort())
}

function outboxMetrics({ db }: Pick<App, 'db'>, registry: Registry) {
  const deadLetters = new Gauge({
    name: 'outbox_dead_letters',
    help: 'Events that could not be handled and wait for an operator',
    registers: [],
    async collect() {
      this.set(await countDeadLetters(db))
    },
  })
  registry.registerMetric(deadLetters)
}
