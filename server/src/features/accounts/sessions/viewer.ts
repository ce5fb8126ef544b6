import type { Language } from '@ndoa/contract/languages'
import type { FastifyRequest } from 'fastify'
import type { App, Viewer } from '../../../platform/app.ts'
import { createBatcher } from '../../../platform/batcher.ts'
import { noteVisit, VISIT_NOTED } from '../../../platform/visits.ts'
import { fail } from '../../failures.ts'
import type { AccountsConfig } from '../accounts.config.ts'
import { type Cookies, cookiesOf, SESSION_IDLE, SESSION_LONGEST } from './cookies.ts'
import { tokenHash } from './tokens.ts'

export type FindViewer = (request: FastifyRequest) => Promise<Viewer | null>

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

/** The session token of a call: an API client's bearer, else the browser's signed cookie. */
export function tokenOf(request: FastifyRequest, cookies: Cookies): string | null {
  const { authorization } = request.headers
  if (authorization === undefined) return cookies.read(request, 'session_token')
  return /^Bearer ([\w-]{20,100})$/i.exec(authorization)?.[1] ?? null
}

/** Lookups of sessions that are under way; more share the next ones. Several, so that a slow one holds up few. */
const LOOKUPS = {
  itemsMax: 200,
  waitingMax: 10_000,
  concurrency: 4,
  busy: () => fail('server.busy', { retry_after: 1 }),
}

/**
 * Finds the caller: the session must not have ended, its account must not be deactivated, and a second factor that is on
 * must have been passed. Every call asks, so calls under way share a statement.
 */
export function viewerOf(app: App, { SECRET_SESSION }: Pick<AccountsConfig, 'SECRET_SESSION'>): FindViewer {
  const cookies = cookiesOf(app.config.publicUrl, SECRET_SESSION)
  const find = createBatcher((hashes: string[]) => findViewers(app, hashes), LOOKUPS)
  return async (request) => {
    const token = tokenOf(request, cookies)
    const row = token && (await find(tokenHash(token)))
    if (!row) return null
    const now = app.clock.now()
    if (row.slides) inBackground(app, SLIDE, [row.session_id, now])
    if (!row.seen && isVisit(request)) noteVisit(app, row.id, now, VISIT_NOTED.call)
    const { id, session_id: sessionId, confirmed, suspended, language } = row
    return { id, sessionId, confirmed, suspended, language }
  }
}

/** Calls of hidden pages, their pictures and connections come by themselves: nobody need be there. */
const isVisit = ({ headers }: FastifyRequest) =>
  headers['x-hidden'] === undefined && headers['sec-fetch-dest'] !== 'image' && headers.upgrade === undefined

async function findViewers({ pool, clock }: App, hashes: string[]): Promise<(Row | null)[]> {
  const { rows } = await pool.query<Row>({ name: 'viewers', text: VIEWERS, values: [hashes, clock.now()] })
  const byHash = new Map(rows.map((row) => [row.token, row]))
  return hashes.map((hash) => byHash.get(hash) ?? null)
}

const IDLE = `interval '${SESSION_IDLE} seconds'`
const LONGEST = `interval '${SESSION_LONGEST} seconds'`

const VIEWERS = `
  select s.token, u.id, s.id as session_id, u.confirmed_at is not null as confirmed,
    u.suspended_at is not null as suspended, u.language,
    s.updated_at <= $2::timestamptz - interval '1 hour' as slides,
    u.last_active_at > $2::timestamptz - interval '${VISIT_NOTED.call} milliseconds' as seen
  from sessions s join users u on u.id = s.user_id
  where s.token = any($1::text[]) and s.expires_at > $2 and s.created_at > $2::timestamptz - ${LONGEST}
    and u.deactivated_at is null and (s.second_factor or not u.two_factor_enabled)`

// Concurrent calls all find the session due for an update; the repeated condition lets only one of them write.
const SLIDE = `
  update sessions set updated_at = $2, expires_at = least($2::timestamptz + ${IDLE}, created_at + ${LONGEST})
  where id = $1 and updated_at <= $2::timestamptz - interval '1 hour'`

/** No call waits for it; if one write is lost, the next call repeats it. */
function inBackground(app: App, text: string, values: unknown[]) {
  app.pool
    .query(text, values)
    .catch((error: unknown) => app.log.warn({ err: error }, 'a session was not kept up to date'))
}
