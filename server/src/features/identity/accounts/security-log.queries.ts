import {
  type OperatorAct,
  SECURITY_EVENT_DAYS,
  SECURITY_EVENT_ORIGIN_DAYS,
  SECURITY_EVENTS,
  SECURITY_LOG_PAGE,
  type SecurityEventKind,
} from '@ndoa/contract/identity/security-log'
import { sql } from 'kysely'
import type { App } from '../../../platform/app.ts'
import { type Db, lockUntilCommit } from '../../../platform/db.ts'

/** The security log stores neither the full address nor the user agent. */
export interface Origin {
  address_block: string | null
  country: string | null
  device: string | null
}

type Recorded = { user_id: string; created_at: Date } & (
  | ({ kind: SecurityEventKind } & Origin)
  | { kind: OperatorAct; operator: string }
)

export async function recordSecurityEvent(db: Db, event: Recorded): Promise<void> {
  await db.insertInto('security_events').values(event).execute()
}

export async function deleteOldSecurityEvents({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await sql`delete from security_events
    where created_at < ${now}::timestamptz - make_interval(days => ${SECURITY_EVENT_DAYS})`.execute(db)
  await sql`update security_events set address_block = null, device = null
    where created_at < ${now}::timestamptz - make_interval(days => ${SECURITY_EVENT_ORIGIN_DAYS})
      and (address_block is not null or device is not null)`.execute(db)
}

const REFUSALS_PER_HOUR = 5
const REFUSED = SECURITY_EVENTS.filter((kind) => kind.startsWith('refused_'))

interface Refusal {
  userId: string
  kind: SecurityEventKind
  address_block: string | null
  country: string | null
  device: string | null
}

/** Guessing adds at most five rows an hour: four attempts, and one row that records further attempts. */
export function insertRefusal(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { userId, kind, address_block, country, device }: Refusal,
) {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    await lockUntilCommit(tx, `refused sign-ins ${userId}`)
    await sql`insert into security_events (user_id, kind, created_at, address_block, country, device)
      select ${userId}::uuid, case when count(*) < ${REFUSALS_PER_HOUR - 1} then ${kind} else 'refused_often' end,
        ${now}::timestamptz, ${address_block}, ${country}, ${device}
      from security_events where user_id = ${userId} and kind = any(${REFUSED})
        and created_at > ${now}::timestamptz - interval '1 hour'
      having count(*) < ${REFUSALS_PER_HOUR}`.execute(tx)
  })
}

/** Returns one row more than a page if there is a next page, and no rows for another member's cursor. */
export async function eventsOf(db: Db, userId: string, cursor: string | undefined) {
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
