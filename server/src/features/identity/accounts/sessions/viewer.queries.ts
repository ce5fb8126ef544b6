import type { Language } from '@ndoa/contract/languages'
import type { App } from '../../../../platform/app.ts'
import { SESSION_IDLE, SESSION_LONGEST } from './cookies.ts'
import { VISIT_SAVE_INTERVAL } from './visits.queries.ts'

interface Row {
  /** The token's hash. */
  token: string
  id: string
  session_id: string
  confirmed: boolean
  suspended: boolean
  language: Language
  slides: boolean
  seen: boolean
}

/** @returns one item per hash, in the order of `hashes`; null without a valid session */
export async function findViewers({ pool, clock }: App, hashes: string[]): Promise<(Row | null)[]> {
  const { rows } = await pool.query<Row>({ name: 'viewers', text: VIEWERS, values: [hashes, clock.now()] })
  const byHash = new Map(rows.map((row) => [row.token, row]))
  return hashes.map((hash) => byHash.get(hash) ?? null)
}

const IDLE = `interval '${SESSION_IDLE} seconds'`
const MAX_AGE = `interval '${SESSION_LONGEST} seconds'`

// Without the sub-query, PostgreSQL would replan for one or two hashes, which takes longer than the query.
const VIEWERS = `
  select s.token, u.id, s.id as session_id, u.confirmed_at is not null as confirmed,
    u.suspended_at is not null as suspended, u.language,
    s.updated_at <= $2::timestamptz - interval '1 hour' as slides,
    u.last_active_at > $2::timestamptz - interval '${VISIT_SAVE_INTERVAL.call} milliseconds' as seen
  from sessions s join users u on u.id = s.user_id
  where s.token = any(array(select unnest($1::text[]))) and s.expires_at > $2 and s.created_at > $2::timestamptz - ${MAX_AGE}
    and u.deactivated_at is null and (s.second_factor or not u.two_factor_enabled)`

// The repeated condition lets only one of several concurrent calls write.
const SLIDE = `
  update sessions set updated_at = $2, expires_at = least($2::timestamptz + ${IDLE}, created_at + ${MAX_AGE})
  where id = $1 and updated_at <= $2::timestamptz - interval '1 hour'`

export const slideSession = (pool: App['pool'], sessionId: string, now: Date) =>
  pool.query(SLIDE, [sessionId, now])
