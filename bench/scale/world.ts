import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { freePort } from '../../server/test/free-port.ts'
import { startNatsServer } from '../../server/test/nats.ts'
import { type Product, startProduct } from '../messaging/product.ts'
import { production } from '../messaging/production.ts'
import { aDatabase, type OwnDatabase } from '../notifications/database.ts'
import { startMailGateway } from '../notifications/mail-gateway.ts'
import { type Proxy, startProxy } from './proxy.ts'

export interface Server extends Product {
  name: string
}

/** Production servers behind HAProxy on one database, connected over NATS if requested. */
export interface World {
  url: string
  servers: readonly Server[]
  proxy: Proxy
  database: Pool
  databaseUrl: string
  killNats(): Promise<void>
}

export interface Engines {
  servers?: number
  nats?: boolean
  environment?: Record<string, string>
  /** An existing database, removed with the world; the default is an embedded one. */
  database?: Pick<OwnDatabase, 'url' | 'pool' | 'remove'>
  settings?: Record<string, string | number>
}

type Ends = (() => unknown)[]

export async function inWorld<T>(engines: Engines, work: (world: World) => Promise<T>): Promise<T> {
  const ends: Ends = []
  try {
    return await work(await createWorld(engines, ends))
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}

async function createWorld(engines: Engines, ends: Ends): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'ndoa-scale-'))
  ends.push(() => rmSync(folder, { recursive: true, force: true }))
  const database = engines.database ?? (await aDatabase(engines.settings))
  ends.push(() => database.remove())
  const mail = await startMailGateway(() => 0)
  ends.push(() => mail.close())
  const nats = engines.nats ? await aNats(ends) : null
  const port = await freePort()
  const servers = await startServers(engines.servers ?? 3, {
    ...production(`https://127.0.0.1:${port}`, mail.url),
    DATABASE_URL: database.url,
    NODE_COMPILE_CACHE: join(folder, 'compiled'), // halves the start-up time
    ...(nats && { NATS_URL: nats.url }),
    ...engines.environment,
  })
  ends.push(() => Promise.all(servers.map((server) => server.remove())))
  await servers[0]?.start() // the first server runs the migrations
  await Promise.all(servers.slice(1).map((server) => server.start()))
  const proxy = await startProxy(folder, port, servers.map(placeOf))
  ends.push(() => proxy.close())
  await Promise.all(servers.map(({ name }) => proxy.untilUp(name)))
  const killNats = async () => nats?.killAndRestart()
  return { url: proxy.url, servers, proxy, database: database.pool, databaseUrl: database.url, killNats }
}

async function aNats(ends: Ends) {
  let nats = await startNatsServer()
  const kill = () => void nats.kill()
  process.once('exit', kill)
  ends.push(async () => {
    process.off('exit', kill)
    await nats.stop()
  })
  return {
    url: nats.url,
    async killAndRestart() {
      await nats.kill()
      nats = await startNatsServer(nats.port)
    },
  }
}

const startServers = (count: number, environment: Record<string, string>): Promise<Server[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, at) => ({
      name: `server-${at + 1}`,
      ...(await startProduct(environment)),
    })),
  )

const placeOf = ({ name, url, figuresUrl }: Server) => ({
  name,
  port: Number(new URL(url).port),
  internalPort: Number(new URL(figuresUrl).port),
})
