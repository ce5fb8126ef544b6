// Embedded PostgreSQL from an npm package, run as a child of the starting process.
import { chmodSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { beginArchiving } from './archive.ts'
import { nativeFolder } from './binaries.ts'
import { openFolder } from './folder.ts'
import { launch, type Settings } from './launch.ts'
import { type Database, reuse } from './server.ts'
import { supervise } from './supervise.ts'
import { databaseUser } from './user.ts'

export { archiveSettings } from './archive.ts'
export { cloneDatabase, dropDatabase, withDatabase } from './databases.ts'
export { eraseDatabase } from './erase.ts'
export type { Database }

/**
 * Starts PostgreSQL on `dataDir/postgres`, or reuses the one that runs there. It stops with `stop` or when this process
 * dies, and restarts after a crash.
 * @param fallbackDir only for root: PostgreSQL then runs as another user, who may be unable to enter the project
 * @param settings extra PostgreSQL settings, ignored when a server already runs
 */
export async function startDatabase(
  dataDir: string,
  log: (line: string) => void,
  fallbackDir = '/var/lib/ndoa',
  settings: Settings = {},
): Promise<Database> {
  if (process.platform === 'win32') throw new Error('On Windows, run inside WSL or set DATABASE_URL.')
  const user = databaseUser()
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (user) chmodSync(dataDir, statSync(dataDir).mode | 0o011) // lets that user traverse the folder but not list it
  const native = nativeFolder(user, fallbackDir)
  const folder = openFolder(realpathSync(dataDir), fallbackDir, native, user)
  const launchAt = async (port?: number) => {
    const launched = await launch(folder, native, user, log, settings, port)
    if (settings['archive_mode']) await beginArchiving(launched.url)
    return launched
  }
  return (await reuse(folder, log)) ?? (await supervise(folder, log, launchAt))
}
