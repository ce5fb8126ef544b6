import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { mountPages } from '../../dev/pages/index.ts'
import { type BuildOptions, type Built as Server, startApp } from '../src/app/build.ts'
import { loadConfig } from '../src/app/config.ts'
import { createStaffSession } from '../src/features/trust/staff/staff-session.ts'
import type { App } from '../src/platform/app.ts'
import type { Clock } from '../src/platform/clock.ts'
import { createLog, type Log } from '../src/platform/log.ts'
import { freshDatabase } from './database.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export interface Answer<Body = Record<string, never> & { data: never }> {
  status: number
  body: Body
  text: string
  headers: Record<string, string | string[] | number | undefined>
}
export type Client = ReturnType<typeof client>

export function movableClock(
  start = new Date(),
): Clock & { set(now: Date): void; forward(milliseconds: number): void } {
  let offset = start.getTime() - Date.now()
  return {
    now: () => new Date(Date.now() + offset),
    set: (now) => (offset = now.getTime() - Date.now()),
    forward: (milliseconds) => (offset += milliseconds),
  }
}

export interface TestApp {
  app: App
  http: FastifyInstance
  routes: readonly string[]
  clock: ReturnType<typeof movableClock>
  visitor: Client
  as(memberId: string): Promise<Client>
  asStaff(staffId: string): Promise<Client>
  close(): Promise<void>
}

/** Builds the real server on a separate database, without listening. */
export async function testApp(
  environment: Record<string, string> = {},
  log?: Log,
  pages: BuildOptions['mountPages'] = mountPages,
): Promise<TestApp> {
  const database = await freshDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'ndoa-app-'))
  const clock = movableClock()
  const config = loadConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    DATABASE_CONNECTIONS: '8', // each loads its own copy of PostgreSQL's catalog, which takes longer than most tests
    ...environment,
  })
  const routes: string[] = []
  const { app, http, close } = await startApp(config, database.url, {
    clock,
    log: log ?? createLog(config.LOG_LEVEL),
    mountPages: pages,
    onRoute: (method, url) => routes.push(`${method} ${url}`),
  })
  await http.ready()
  return {
    app,
    http,
    routes,
    clock,
    visitor: client(http),
    as: async (memberId) => client(http, await sessionOf(app, memberId)),
    asStaff: async (staffId) => client(http, undefined, await staffBrowserOf(app, staffId)),
    async close() {
      await close()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type { Server }

export const anotherServer = ({ app, clock }: TestApp): Promise<Server> =>
  startApp(loadConfig({ NODE_ENV: 'test' }), app.pool.options.connectionString ?? '', { clock, log: app.log })

/** Signs the member in. @returns the bearer token */
export async function sessionOf(app: Pick<App, 'db'>, memberId: string): Promise<string> {
  const token = randomBytes(24).toString('base64url').slice(0, 32)
  await app.db
    .insertInto('sessions')
    .values({
      user_id: memberId,
      token: createHash('sha256').update(token).digest('base64url'),
      expires_at: new Date(Date.now() + 30 * 86_400_000),
    })
    .execute()
  return token
}

async function staffBrowserOf({ db, clock }: App, staffId: string): Promise<Record<string, string>> {
  const { token } = await db.transaction().execute((tx) => createStaffSession(tx, staffId, clock.now()))
  return { cookie: `ndoa.staff=${token}`, 'sec-fetch-site': 'same-origin' }
}

function client(http: FastifyInstance, token?: string, browser: Record<string, string> = {}) {
  const headers = token ? { authorization: `Bearer ${token}` } : browser
  async function send<Body = Record<string, never> & { data: never }>(
    method: Method,
    url: string,
    payload?: object | string | Buffer,
    extra: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const answer = await http.inject({
      method,
      url,
      ...(payload !== undefined && { payload }),
      headers: { ...headers, ...extra },
    })
    return {
      status: answer.statusCode,
      body: parsed(answer.body) as Body,
      text: answer.body,
      headers: answer.headers,
    }
  }
  return {
    token,
    send,
    get: <Body>(url: string) => send<Body>('GET', url),
    post: <Body>(url: string, body: object = {}) => send<Body>('POST', url, body),
    put: <Body>(url: string, body: object = {}) => send<Body>('PUT', url, body),
    delete: <Body>(url: string, body: object = {}) => send<Body>('DELETE', url, body),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
