import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Pool } from 'pg'
import { ConfigError } from '../platform/config.ts'
import { assertDurable } from '../platform/durable.ts'
import { createLog } from '../platform/log.ts'
import { assertMigrated, migrate } from '../platform/migrate.ts'
import { logProcess } from '../platform/process-log.ts'
import { startApp } from './build.ts'
import { type Config, loadConfig } from './config.ts'
import type { DevelopmentEnvironment } from './development.ts'

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))

type Environment = Record<string, string | undefined>

export async function start(environment: Environment, development?: DevelopmentEnvironment) {
  if (environment.NODE_ENV === 'production') logProcess(createLog('info'))
  const config = configOrExit(environment, development === undefined)
  const log = (line: string) => console.log(line)
  const database = config.DATABASE_URL
    ? null
    : await development?.startDatabase(resolve(config.DATA_DIR), log, config.BACKUP_DIR)
  void database?.lost.then(({ message }) => end(message))
  const databaseUrl = config.DATABASE_URL ?? database?.url ?? ''
  let close = async () => {}
  onStop(config.DRAIN_SECONDS, async () => {
    await close()
    await database?.stop()
  })
  try {
    await prepare(databaseUrl, config, log)
    const built = await startApp(config, databaseUrl, { mountPages: development?.mountPages })
    close = built.close
    const demo =
      config.DEMO && config.NODE_ENV !== 'production' ? await development?.seed(built.app, log) : null
    await built.http.listen({ port: config.PORT, host: config.HOST })
    log(`\nNdoa is ready: ${config.PUBLIC_URL}`)
    if (demo) log(demo)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    await close().catch(() => {})
    await database?.stop()
    process.exit(1)
  }
}

function configOrExit(environment: Environment, databaseRequired: boolean): Config {
  try {
    return loadConfig(environment, { databaseRequired })
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    return process.exit(1)
  }
}

async function prepare(databaseUrl: string, { NODE_ENV, MIGRATE }: Config, log: (line: string) => void) {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 })
  pool.on('error', () => {})
  try {
    if (NODE_ENV !== 'test') await assertDurable(pool)
    await (MIGRATE ? migrate(pool, MIGRATIONS, log) : assertMigrated(pool, MIGRATIONS))
  } finally {
    await pool.end()
  }
}

/** Milliseconds within which one Ctrl-C can arrive several times: from the terminal, npm and the launcher. */
const ECHO = 1_000
/** Milliseconds allowed for stopping, in addition to draining. */
export const STOP_TIMEOUT = 25_000

/**
 * The first signal stops the server gracefully, within a time limit. A later, separate signal ends the process at once.
 */
function onStop(drainSeconds: number, stop: () => Promise<void>) {
  let begunAt = 0
  const begin = () => {
    if (begunAt > 0) return
    begunAt = Date.now()
    setTimeout(() => end('It took too long to stop.'), drainSeconds * 1_000 + STOP_TIMEOUT).unref()
    stop().then(() => process.exit(0), end)
  }
  const signalled = () => {
    if (begunAt > 0 && Date.now() - begunAt > ECHO) end('Stopped without waiting.')
    begin()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, signalled)
  process.on('disconnect', begin) // the launcher has ended, even by kill -9
  process.channel?.unref()
}

function end(reason: unknown): never {
  console.error(reason)
  process.exit(1)
}
