import type { SessionEnd } from '@ndoa/contract/accounts'
import { ok } from '../../../platform/calls.ts'
import { fail } from '../../failures.ts'
import { labelsOf } from '../../reference/index.ts'
import type { OwnCall } from '../auth-context.ts'
import { originOf, recordSecurityEvent } from '../security-log.ts'
import { deviceOf } from './device.ts'

/** Where the member is signed in: devices by kind and place, never by address. */
export async function getSessions({ app, viewer }: OwnCall) {
  const rows = await app.db
    .selectFrom('sessions')
    .select(['id', 'place', 'user_agent', 'created_at', 'updated_at'])
    .where('user_id', '=', viewer.id)
    .where('expires_at', '>', app.clock.now())
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
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

/** Ends one session of the member; another member's is not found. */
export async function endSession({ app, viewer, request }: OwnCall, { session_id }: SessionEnd) {
  const event = { user_id: viewer.id, created_at: app.clock.now(), ...(await originOf(request)) }
  await app.db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('sessions')
      .where('id', '=', session_id)
      .where('user_id', '=', viewer.id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw fail('request.not_found')
    await recordSecurityEvent(tx, { ...event, kind: 'session_ended' })
  })
  return ok(null)
}

/** Ends all sessions except the caller's. */
export async function endOtherSessions({ app, viewer, request }: OwnCall) {
  const event = { user_id: viewer.id, created_at: app.clock.now(), ...(await originOf(request)) }
  await app.db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('sessions')
      .where('user_id', '=', viewer.id)
      .where('id', '!=', viewer.sessionId)
      .executeTakeFirstOrThrow()
    if (numDeletedRows > 0n) await recordSecurityEvent(tx, { ...event, kind: 'other_sessions_ended' })
  })
  return ok(null)
}
