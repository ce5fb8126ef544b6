import type { App } from '../../../../platform/app.ts'
import { sessionsAlive } from './sessions.queries.ts'

export function endSocketsOfEndedSessions(app: App): void {
  app.notifications.on('session_ended', (sessionId) => {
    if (sessionId) app.realtime.endSession(sessionId)
    else
      endMissedSessions(app).catch((error: unknown) =>
        app.log.error({ err: error }, 'ended sessions were not looked up'),
      )
  })
}

/** Notifications are lost while the database connection is down, so the open sessions are looked up afterwards. */
async function endMissedSessions(app: App) {
  const open = [...new Set([...app.realtime.connections()].map(({ sessionId }) => sessionId))]
  if (open.length === 0) return
  const alive = await sessionsAlive(app.db, open)
  for (const sessionId of open) if (!alive.has(sessionId)) app.realtime.endSession(sessionId)
}
