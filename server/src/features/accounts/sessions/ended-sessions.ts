import type { App } from '../../../platform/app.ts'

/** Closes the realtime connections of sessions that end, or whose member is suspended, whichever process made the change. */
export function endSocketsOfEndedSessions(app: App): void {
  app.notifications.on('session_ended', (sessionId) => {
    if (sessionId) app.realtime.endSession(sessionId)
    else
      endMissed(app).catch((error: unknown) =>
        app.log.error({ err: error }, 'ended sessions were not looked up'),
      )
  })
}

/** After a lost connection, notifications may have been missed, so the tables are read. */
async function endMissed(app: App) {
  const open = [...new Set([...app.realtime.connections()].map(({ sessionId }) => sessionId))]
  if (open.length === 0) return
  const rows = await app.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('sessions.id', 'in', open)
    .where('users.suspended_at', 'is', null)
    .execute()
  const alive = new Set(rows.map(({ id }) => id))
  for (const sessionId of open) if (!alive.has(sessionId)) app.realtime.endSession(sessionId)
}
