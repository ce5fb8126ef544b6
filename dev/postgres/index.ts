// The embedded PostgreSQL: it comes as an npm package and runs as a child of the process that starts it.
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
 * Starts PostgreSQL on `dataDir/postgres`, which the first start creates. It stops with `stop`, and by itself when this
 * process dies in whatever way. When it is killed it is started again. One that already runs on the same data is reused.
 * @param fallbackDir only for root: PostgreSQL then runs as another user, who may not be able to enter the project
 * @param settings more settings of PostgreSQL, where none runs yet
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
  if (user) chmodSync(dataDir, statSync(dataDir).mode | 0o011) // that user may pass through it, but not list it
  const native = nativeFolder(user, fallbackDir)
  const folder = openFolder(realpathSync(dataDir), fallbackDir, native, user)
  const launchAt = async (port?: number) => {
    const launched = await launch(folder, native, user, log, settings, port)
    if (settings['archive_mode']) await beginArchiving(launched.url)
    return launched
  }
  return (await reuse(folder, log)) ?? (await supervise(folder, log, launchAt))
}
