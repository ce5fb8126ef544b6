import type { FastifyRequest } from 'fastify'
import type { App, Viewer } from '../../../../platform/app.ts'
import { createBatcher } from '../../../../platform/batcher.ts'
import { fail } from '../../../shared/failures.ts'
import type { AccountsConfig } from '../accounts.config.ts'
import { type Cookies, cookiesOf } from './cookies.ts'
import { tokenHash } from './tokens.ts'
import { findViewers, slideSession } from './viewer.queries.ts'
import { noteVisit, VISIT_SAVE_INTERVAL } from './visits.queries.ts'

export type FindViewer = (request: FastifyRequest) => Promise<Viewer | null>

export function tokenOf(request: FastifyRequest, cookies: Cookies): string | null {
  const { authorization } = request.headers
  if (authorization === undefined) return cookies.read(request, 'session_token')
  return /^Bearer ([\w-]{20,100})$/i.exec(authorization)?.[1] ?? null
}

/** Several batches of look-ups run at once, so that a slow one delays few calls. */
const LOOKUPS = {
  itemsMax: 200,
  waitingMax: 10_000,
  concurrency: 4,
  busy: () => fail('server.busy', { retry_after: 1 }),
}

export function viewerOf(app: App, { SECRET_SESSION }: Pick<AccountsConfig, 'SECRET_SESSION'>): FindViewer {
  const cookies = cookiesOf(app.config.publicUrl, SECRET_SESSION)
  const find = createBatcher((hashes: string[]) => findViewers(app, hashes), LOOKUPS)
  return async (request) => {
    const token = tokenOf(request, cookies)
    const row = token && (await find(tokenHash(token)))
    if (!row) return null
    const now = app.clock.now()
    if (row.slides) inBackground(app, slideSession(app.pool, row.session_id, now))
    if (!row.seen && isVisit(request)) noteVisit(app, row.id, now, VISIT_SAVE_INTERVAL.call)
    const { id, session_id: sessionId, confirmed, suspended, language } = row
    return { id, sessionId, confirmed, suspended, language }
  }
}

/** Hidden pages, images and WebSocket connections send requests even while no person is present. */
const isVisit = ({ headers }: FastifyRequest) =>
  headers['x-hidden'] === undefined && headers['sec-fetch-dest'] !== 'image' && headers.upgrade === undefined

function inBackground(app: App, write: Promise<unknown>) {
  write.catch((error: unknown) => app.log.warn({ err: error }, 'a session was not kept up to date'))
}
