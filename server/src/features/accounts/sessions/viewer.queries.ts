import type { Language } from '@ndoa/contract/languages'
import type { App } from '../../../platform/app.ts'
import { VISIT_NOTED } from '../../../platform/visits.ts'
import { SESSION_IDLE, SESSION_LONGEST } from './cookies.ts'

interface Row {
  /** Its hash. */
  token: string
  id: string
  session_id: string
  confirmed: boolean
  suspended: boolean
  language: Language
  slides: boolean
  seen: boolean
}

/** In the order of the hashes. */
export async function findViewers({ pool, clock }: App, hashes: string[]): Promise<(Row | null)[]> {
  const { rows } = await pool.query<Row>({ name: 'viewers', text: VIEWERS, values: [hashes, clock.now()] })
  const byHash = new Map(rows.map((row) => [row.token, row]))
  return hashes.map((hash) => byHash.get(hash) ?? null)
}

const IDLE = `interval '${SESSION_IDLE} seconds'`
const LONGEST = `interval '${SESSION_LONGEST} seconds'`

// The sub-query hides how many there are: for one or two, PostgreSQL would make a new plan each time, which takes longer than
// running the one that it has.
const VIEWERS = `
  select s.token, u.id, s.id as session_id, u.confirmed_at is not null as confirmed,
    u.suspended_at is not null as suspended, u.language,
    s.updated_at <= $2::timestamptz - interval '1 hour' as slides,
    u.last_active_at > $2::timestamptz - interval '${VISIT_NOTED.call} milliseconds' as seen
  from sessions s join users u on u.id = s.user_id
  where s.token = any(array(select unnest($1::text[]))) and s.expires_at > $2 and s.created_at > $2::timestamptz - ${LONGEST}
    and u.deactivated_at is null and (s.second_factor or not u.two_factor_enabled)`

// Concurrent calls all find the session due for an update; the repeated condition lets only one of them write.
const SLIDE = `
  update sessions set updated_at = $2, expires_at = least($2::timestamptz + ${IDLE}, created_at + ${LONGEST})
  where id = $1 and updated_at <= $2::timestamptz - interval '1 hour'`

export const slideSession = (pool: App['pool'], sessionId: string, now: Date) =>
  pool.query(SLIDE, [sessionId, now])
