import underPressure from '@fastify/under-pressure'
import Fastify from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { discoveryMetrics, isDiscoveryReady } from '../features/discovery/index.ts'
import { fail } from '../features/failures.ts'
import type { App } from '../platform/app.ts'
import type { Http } from '../platform/http.ts'

/**
 * `/healthz` says a fixed word to anybody. Readiness and figures are the operator's: on loopback, on a port of their
 * own, when one is configured. An overloaded server says so instead of piling up work.
 */
export async function mountHealth(http: Http, app: App, { INTERNAL_PORT }: { INTERNAL_PORT: number }) {
  await http.register(underPressure, {
    maxEventLoopDelay: 1_500,
    maxEventLoopUtilization: 0.995,
    pressureHandler: () => {
      throw fail('server.busy', { retry_after: 2 })
    },
  })
  http.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok'))
  if (INTERNAL_PORT > 0) await listenInternally(http, app, INTERNAL_PORT)
}

async function listenInternally(http: Http, app: App, port: number) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  discoveryMetrics(app, registry)
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
    const isReachable = await app.pool.query('select 1').then(
      () => true,
      () => false,
    )
    const ready = isReachable && isDiscoveryReady(app)
    return reply.status(ready ? 200 : 503).send({ ready })
  })
  internal.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  await internal.listen({ port, host: '127.0.0.1' })
  http.addHook('onClose', () => internal.close())
}
