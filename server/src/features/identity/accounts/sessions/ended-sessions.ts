import type { App } from '../../../../platform/app.ts'
import { sessionsAlive } from './sessions.queries.ts'

export function endSocketsOfEndedSessions(app: App): void {
  app.notifications.on('session_ended', (sessionId) => {
    if (sessionId) app.realtime.endSession(sessionId)
    else
      endMissed(app).catch((error: unknown) =>
        app.log.error({ err: error }, 'ended sessions were not looked up'),
      )
  })
}

/** Notifications may be lost with the connection, so the tables are read. */
async function endMissed(app: App) {
  const open = [...new Set([...app.realtime.connections()].map(({ sessionId }) => sessionId))]
  if (open.length === 0) return
  const alive = await sessionsAlive(app.db, open)
  for (const sessionId of open) if (!alive.has(sessionId)) app.realtime.endSession(sessionId)
}
