import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { freePort } from '../../server/test/free-port.ts'
import { aNatsServer } from '../../server/test/nats.ts'
import { aProduct, type Product } from '../messaging/product.ts'
import { production } from '../messaging/production.ts'
import { aDatabase, type OwnDatabase } from '../notifications/database.ts'
import { aMailGateway } from '../notifications/mail-gateway.ts'
import { aProxy, type Proxy } from './proxy.ts'

/** A server behind the proxy, by the name that it has there. */
export interface Server extends Product {
  name: string
}

/** Servers in production mode behind HAProxy, on one database, telling each other over NATS when there is one. */
export interface World {
  /** The address of the proxy. */
  url: string
  servers: readonly Server[]
  proxy: Proxy
  database: Pool
  databaseUrl: string
  /** Kills NATS, and starts it again on the same port. */
  killNats(): Promise<void>
}

export interface Engines {
  /** How many servers. */
  servers?: number
  nats?: boolean
  environment?: Record<string, string>
  /** One that is there; it goes with the world. Otherwise the embedded one is started. */
  database?: Pick<OwnDatabase, 'url' | 'pool' | 'remove'>
  /** Settings of the embedded one. */
  settings?: Record<string, string | number>
}

/** What is to be done when the world ends, the last thing first. */
type Ends = (() => unknown)[]

/** Everything that was started goes, also when the work fails, or the start. */
export async function inWorld<T>(engines: Engines, work: (world: World) => Promise<T>): Promise<T> {
  const ends: Ends = []
  try {
    return await work(await aWorld(engines, ends))
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}

async function aWorld(engines: Engines, ends: Ends): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'ndoa-scale-'))
  ends.push(() => rmSync(folder, { recursive: true, force: true }))
  const database = engines.database ?? (await aDatabase(engines.settings))
  ends.push(() => database.remove())
  const mail = await aMailGateway(() => 0)
  ends.push(() => mail.close())
  const nats = engines.nats ? await aNats(ends) : null
  const port = await freePort()
  const servers = await someServers(engines.servers ?? 3, {
    ...production(`https://127.0.0.1:${port}`, mail.url),
    DATABASE_URL: database.url,
    NODE_COMPILE_CACHE: join(folder, 'compiled'), // they start in half the time
    ...(nats && { NATS_URL: nats.url }),
    ...engines.environment,
  })
  ends.push(() => Promise.all(servers.map((server) => server.remove())))
  await servers[0]?.start() // with it come the migrations
  await Promise.all(servers.slice(1).map((server) => server.start()))
  const proxy = await aProxy(folder, port, servers.map(placeOf))
  ends.push(() => proxy.close())
  await Promise.all(servers.map(({ name }) => proxy.untilUp(name)))
  const killNats = async () => nats?.killAndRestart()
  return { url: proxy.url, servers, proxy, database: database.pool, databaseUrl: database.url, killNats }
}

async function aNats(ends: Ends) {
  let nats = await aNatsServer()
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
      nats = await aNatsServer(nats.port)
    },
  }
}

const someServers = (count: number, environment: Record<string, string>): Promise<Server[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, at) => ({
      name: `server-${at + 1}`,
      ...(await aProduct(environment)),
    })),
  )

const placeOf = ({ name, url, figuresUrl }: Server) => ({
  name,
  port: Number(new URL(url).port),
  internalPort: Number(new URL(figuresUrl).port),
})
