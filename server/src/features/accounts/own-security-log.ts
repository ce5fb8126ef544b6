import {
  SECURITY_EVENTS,
  SECURITY_LOG_PAGE,
  type SecurityEventKind,
  type SecurityLog,
  type SecurityLogQuery,
} from '@ndoa/contract/security-log'
import { sql } from 'kysely'
import { ok } from '../../platform/calls.ts'
import type { Db } from '../../platform/db.ts'
import { labelsOf } from '../reference/index.ts'
import type { OwnCall } from './auth-context.ts'
import { storedInWords } from './sessions/device.ts'

/** The member's own log, a page at a time, without what operators did. */
export async function getSecurityLog({ app, viewer }: OwnCall, { cursor }: SecurityLogQuery) {
  const rows = await eventsOf(app.db, viewer.id, cursor)
  const page = rows.slice(0, SECURITY_LOG_PAGE)
  const labels = await labelsOf(app, viewer.language)
  const log: SecurityLog = {
    events: page.map(({ country, created_at, device, ...event }) => ({
      ...event,
      created_at: created_at.toISOString(),
      device: device && storedInWords(viewer.language, device),
      place: country && labels.country(country),
    })),
    next_cursor: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  }
  return ok(log)
}

/** One row more than a page shows that there is a next page. The cursor must be a row of the member; another's is not found. */
async function eventsOf(db: Db, userId: string, cursor: string | undefined) {
  const { rows } = await sql<{
    id: string
    kind: SecurityEventKind
    created_at: Date
    country: string | null
    device: string | null
  }>`select id, kind, created_at, country, device from security_events
    where user_id = ${userId} and kind = any(${SECURITY_EVENTS})
      and (${cursor ?? null}::uuid is null or (created_at, id) < (
        select created_at, id from security_events where user_id = ${userId} and id = ${cursor ?? null}::uuid))
    order by created_at desc, id desc limit ${SECURITY_LOG_PAGE + 1}`.execute(db)
  return rows
}
