import { setTimeout as sleep } from 'node:timers/promises'
import websocket from '@fastify/websocket'
import type { CallAccess } from '@ndoa/contract/access'
import { REALTIME } from '@ndoa/contract/limits'
import { ClientEvent } from '@ndoa/contract/realtime'
import type { FastifyRequest } from 'fastify'
import type { RawData } from 'ws'
import { fail } from '../features/failures.ts'
import { badgesOf } from '../features/notifications/index.ts'
import { checkAccess, type FindStaff, signedInViewer } from '../platform/access.ts'
import type { App, Viewer } from '../platform/app.ts'
import { systemClock } from '../platform/clock.ts'
import { type Http, isOwnOrigin } from '../platform/http.ts'
import { createMemoryLimit } from '../platform/limits.ts'
import type { Connection } from '../platform/realtime.ts'
import { followVisit } from './page-visits.ts'

type FindViewer = (request: FastifyRequest) => Promise<Viewer | null>
/** What a member's browser said, handed to the feature that it concerns. */
export type OnClientEvent = (
  app: App,
  viewer: Viewer,
  event: Exclude<ClientEvent, { type: 'ping' | 'visible' }>,
) => Promise<void>

/** A tab may send this much at once, and half of it each second; one that sends more is closed. */
const EVENTS = { max: 2 * REALTIME.eventsPerSecond, per: '2 seconds' }
/** New connections of one session. Ten tabs that lose their line three times a minute stay below it. */
const NEW_CONNECTIONS = { max: 30, per: '1 minute' }
/** A page does not wait for other servers. */
const PATIENCE = 2_000
const SILENCE = 2.5 * REALTIME.heartbeat

export const realtimeAccess: CallAccess = { access: 'member', suspended: 'denied' }

/** The realtime connection: opened by a confirmed member from our own pages, closed when the session ends. */
export async function mountRealtime(
  http: Http,
  app: App,
  findViewer: FindViewer,
  hear: OnClientEvent,
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
      keep(app, connection, viewer, hear)
      void recheckSession(connection, request)
    },
  })

  /** A session may end while its connection is being made, before there is a connection to close. */
  async function recheckSession(connection: Connection, request: FastifyRequest) {
    try {
      const viewer = await findViewer(request)
      if (!viewer || viewer.suspended) app.realtime.end(connection, 4401, 'session ended')
    } catch {
      app.realtime.end(connection, 1013, 'try again later')
    }
  }
}

function keep(app: App, connection: Connection, viewer: Viewer, hear: OnClientEvent) {
  const { socket } = connection
  const end = (code: number, reason: string) => app.realtime.end(connection, code, reason)
  const countEvent = createMemoryLimit(EVENTS, systemClock)
  const visit = followVisit(app, connection)
  const pulse = setInterval(() => {
    if (visit.check() > SILENCE) socket.terminate()
  }, 1_000)
  const isKept = Promise.all([app.realtime.add(connection), app.presence.written()]).catch((error: unknown) =>
    app.log.warn({ err: error }, 'other servers may not reach an open page'),
  )
  socket.on('message', (data) => {
    if (socket.readyState !== socket.OPEN) return // it is closed, and the other side goes on
    visit.heard()
    if (countEvent('') !== null) return end(4429, 'too much at once')
    const event = readEvent(data)
    if (!event) return end(4400, 'not understood')
    if (event.type === 'ping') return socket.send('{"type":"pong"}')
    if (event.type === 'visible') return visit.said(event.visible)
    hear(app, viewer, event).catch((error: unknown) =>
      app.log.error({ err: error }, 'a realtime event failed'),
    )
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    clearInterval(pulse)
    app.realtime.remove(connection)
    visit.end()
  })
  // From now on, what the page fetches and the events it gets leave no gap between them.
  void Promise.race([isKept, sleep(PATIENCE, undefined, { ref: false })])
    .then(() => badgesOf(app, viewer.id).catch(() => undefined)) // then the page asks for them
    .then((badges) =>
      socket.send(JSON.stringify({ type: 'ready', member_id: viewer.id, hears_visible: true, badges })),
    )
}

function readEvent(data: RawData): ClientEvent | null {
  try {
    return ClientEvent.parse(JSON.parse(Buffer.isBuffer(data) ? data.toString() : ''))
  } catch {
    return null
  }
}
