import type { SessionEnd } from '@ndoa/contract/identity/accounts'
import { ok } from '../../../../platform/calls.ts'
import { fail } from '../../../shared/failures.ts'
import { labelsOf } from '../../reference/index.ts'
import type { OwnCall } from '../auth-context.ts'
import { recordSecurityEvent } from '../security-log.queries.ts'
import { originOf } from '../security-log.ts'
import { deviceOf } from './device.ts'
import { deleteSession, endSessionsExcept, sessionsOf } from './sessions.queries.ts'

/** Devices are listed by kind and place, never by address. */
export async function getSessions({ app, viewer }: OwnCall) {
  const rows = await sessionsOf(app.db, viewer.id, app.clock.now())
  const labels = await labelsOf(app, viewer.language)
  const sessions = rows.map(({ id, place, user_agent, created_at, updated_at }) => ({
    id,
    ...deviceOf(user_agent),
    place: place && labels.country(place),
    created_at: created_at.toISOString(),
    last_used_at: updated_at.toISOString(),
    current: id === viewer.sessionId,
  }))
  return ok(sessions)
}

export async function endSession({ app, viewer, request }: OwnCall, { session_id }: SessionEnd) {
  const event = { user_id: viewer.id, created_at: app.clock.now(), ...(await originOf(request)) }
  await app.db.transaction().execute(async (tx) => {
    if (!(await deleteSession(tx, viewer.id, session_id))) throw fail('request.not_found')
    await recordSecurityEvent(tx, { ...event, kind: 'session_ended' })
  })
  return ok(null)
}

export async function endOtherSessions({ app, viewer, request }: OwnCall) {
  const event = { user_id: viewer.id, created_at: app.clock.now(), ...(await originOf(request)) }
  await app.db.transaction().execute(async (tx) => {
    const ended = await endSessionsExcept(tx, viewer.id, viewer.sessionId)
    if (ended > 0) await recordSecurityEvent(tx, { ...event, kind: 'other_sessions_ended' })
  })
  return ok(null)
}
