import type { App } from '../../platform/app.ts'

/** Closes the realtime connections of sessions that end, in whatever way, here or in another process. */
export function endSocketsOfEndedSessions(app: App): void {
  app.notifications.on('session_ended', (sessionId) => {
    if (sessionId) app.realtime.endSession(sessionId)
    else
      endMissed(app).catch((error: unknown) =>
        app.log.error({ err: error }, 'ended sessions were not looked up'),
      )
  })
}

/** After a break in listening, notices may be missing: the table knows. */
async function endMissed(app: App) {
  const open = [...new Set([...app.realtime.connections()].map(({ sessionId }) => sessionId))]
  if (open.length === 0) return
  const rows = await app.db.selectFrom('sessions').select('id').where('id', 'in', open).execute()
  const alive = new Set(rows.map(({ id }) => id))
  for (const sessionId of open) if (!alive.has(sessionId)) app.realtime.endSession(sessionId)
}
