import { setTimeout as sleep } from 'node:timers/promises'
import websocket from '@fastify/websocket'
import type { CallAccess } from '@ndoa/contract/access'
import { REALTIME } from '@ndoa/contract/limits'
import { ClientEvent } from '@ndoa/contract/realtime'
import type { FastifyRequest } from 'fastify'
import type { RawData } from 'ws'
import { badgesOf } from '../features/notifications/in-app/index.ts'
import { fail } from '../features/shared/failures.ts'
import { checkAccess, type FindStaff, signedInViewer } from '../platform/access.ts'
import type { App, Viewer } from '../platform/app.ts'
import { systemClock } from '../platform/clock.ts'
import { type Http, isOwnOrigin } from '../platform/http.ts'
import { createMemoryLimit } from '../platform/limits.ts'
import type { Connection } from '../platform/realtime.ts'
import { trackVisits } from './page-visits.ts'

type FindViewer = (request: FastifyRequest) => Promise<Viewer | null>
export type OnClientEvent = (
  app: App,
  viewer: Viewer,
  event: Exclude<ClientEvent, { type: 'ping' | 'visible' }>,
) => Promise<void>

/** Per tab: bursts of this size; half of it returns each second. A tab that sends more is disconnected. */
const EVENTS = { max: 2 * REALTIME.eventsPerSecond, per: '2 seconds' }
/** Per session: allows ten tabs that each reconnect three times a minute. `platform/realtime.ts` limits open tabs. */
const NEW_CONNECTIONS = { max: 30, per: '1 minute' }
/** Milliseconds to wait for the bus before `ready` is sent to a page. */
const READY_TIMEOUT = 2_000
const SILENCE_TIMEOUT = 2.5 * REALTIME.heartbeat

export const realtimeAccess: CallAccess = { access: 'member', suspended: 'denied' }

export async function mountRealtime(
  http: Http,
  app: App,
  findViewer: FindViewer,
  onEvent: OnClientEvent,
  { SOCKETS_MAX, staffOf }: { SOCKETS_MAX: number; staffOf?: FindStaff },
) {
  await http.register(websocket, { options: { maxPayload: 4 * 1024, perMessageDeflate: false } })
  const countNew = createMemoryLimit(NEW_CONNECTIONS, app.clock)
  http.route({
    method: 'GET',
    url: REALTIME.path,
    onRequest: async (request) => {
      const { origin } = request.headers
      if (origin && !isOwnOrigin(origin, request.host, app.config.publicUrl, app.config.production))
        throw fail('request.foreign_origin')
      if (app.realtime.count() >= SOCKETS_MAX) throw fail('server.busy', { retry_after: 10 })
      await checkAccess(request, realtimeAccess, { viewerOf: findViewer, staffOf, fail })
      const wait = countNew(signedInViewer(request, realtimeAccess).sessionId)
      if (wait !== null) throw fail('request.too_many', { retry_after: wait })
    },
    handler: () => Promise.reject(fail('request.malformed')),
    wsHandler: (socket, request) => {
      const viewer = signedInViewer(request, realtimeAccess)
      const connection = { memberId: viewer.id, sessionId: viewer.sessionId, socket }
      handleConnection(app, connection, viewer, onEvent)
      void recheckSession(connection, request)
    },
  })

  /** The session may have ended before the connection was registered, and `endSession` missed it. */
  async function recheckSession(connection: Connection, request: FastifyRequest) {
    try {
      const viewer = await findViewer(request)
      if (!viewer || viewer.suspended) app.realtime.end(connection, 4401, 'session ended')
    } catch {
      app.realtime.end(connection, 1013, 'try again later')
    }
  }
}

function handleConnection(app: App, connection: Connection, viewer: Viewer, onEvent: OnClientEvent) {
  const { socket } = connection
  const end = (code: number, reason: string) => app.realtime.end(connection, code, reason)
  const countEvent = createMemoryLimit(EVENTS, systemClock)
  const visit = trackVisits(app, connection)
  const pulse = setInterval(() => {
    if (visit.check() > SILENCE_TIMEOUT) socket.terminate()
  }, 1_000)
  const registered = Promise.all([app.realtime.add(connection), app.presence.written()]).catch(
    (error: unknown) => app.log.warn({ err: error }, 'other servers may not reach an open page'),
  )
  socket.on('message', (data) => {
    if (socket.readyState !== socket.OPEN) return // the server has closed it, but the browser still sends
    visit.onMessage()
    if (countEvent('') !== null) return end(4429, 'too much at once')
    const event = readEvent(data)
    if (!event) return end(4400, 'not understood')
    if (event.type === 'ping') return socket.send('{"type":"pong"}')
    if (event.type === 'visible') return visit.onVisibility(event.visible)
    onEvent(app, viewer, event).catch((error: unknown) =>
      app.log.error({ err: error }, 'a realtime event failed'),
    )
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    clearInterval(pulse)
    app.realtime.remove(connection)
    visit.end()
  })
  // `ready` comes after the subscription, so no event is lost between the page's fetch and the first event.
  void Promise.race([registered, sleep(READY_TIMEOUT, undefined, { ref: false })])
    .then(() => badgesOf(app, viewer.id).catch(() => undefined)) // the page fetches missing badges itself
    .then((badges) => socket.send(JSON.stringify({ type: 'ready', member_id: viewer.id, badges })))
}

function readEvent(data: RawData): ClientEvent | null {
  try {
    return ClientEvent.parse(JSON.parse(Buffer.isBuffer(data) ? data.toString() : ''))
  } catch {
    return null
  }
}
