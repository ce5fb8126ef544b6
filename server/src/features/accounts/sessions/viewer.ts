import type { FastifyRequest } from 'fastify'
import type { App, Viewer } from '../../../platform/app.ts'
import { createBatcher } from '../../../platform/batcher.ts'
import { noteVisit, VISIT_NOTED } from '../../../platform/visits.ts'
import { fail } from '../../failures.ts'
import type { AccountsConfig } from '../accounts.config.ts'
import { type Cookies, cookiesOf } from './cookies.ts'
import { tokenHash } from './tokens.ts'
import { findViewers, slideSession } from './viewer.queries.ts'

export type FindViewer = (request: FastifyRequest) => Promise<Viewer | null>

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
    if (row.slides) inBackground(app, slideSession(app.pool, row.session_id, now))
    if (!row.seen && isVisit(request)) noteVisit(app, row.id, now, VISIT_NOTED.call)
    const { id, session_id: sessionId, confirmed, suspended, language } = row
    return { id, sessionId, confirmed, suspended, language }
  }
}

/** Calls of hidden pages, their pictures and connections come by themselves: nobody need be there. */
const isVisit = ({ headers }: FastifyRequest) =>
  headers['x-hidden'] === undefined && headers['sec-fetch-dest'] !== 'image' && headers.upgrade === undefined

/** No call waits for it; if one write is lost, the next call repeats it. */
function inBackground(app: App, write: Promise<unknown>) {
  write.catch((error: unknown) => app.log.warn({ err: error }, 'a session was not kept up to date'))
}
