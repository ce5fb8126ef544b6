import {
  SECURITY_LOG_PAGE,
  type SecurityLog,
  type SecurityLogQuery,
} from '@ndoa/contract/identity/security-log'
import { ok } from '../../../platform/calls.ts'
import { labelsOf } from '../reference/index.ts'
import type { OwnCall } from './auth-context.ts'
import { eventsOf } from './security-log.queries.ts'
import { describeStoredDevice } from './sessions/device.ts'

export async function getSecurityLog({ app, viewer }: OwnCall, { cursor }: SecurityLogQuery) {
  const rows = await eventsOf(app.db, viewer.id, cursor)
  const page = rows.slice(0, SECURITY_LOG_PAGE)
  const labels = await labelsOf(app, viewer.language)
  const log: SecurityLog = {
    events: page.map(({ country, created_at, device, ...event }) => ({
      ...event,
      created_at: created_at.toISOString(),
      device: device && describeStoredDevice(viewer.language, device),
      place: country && labels.country(country),
    })),
    next_cursor: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  }
  return ok(log)
}
