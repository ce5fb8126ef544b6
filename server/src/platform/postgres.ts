// The database that comes with the product: PostgreSQL from npm, held by the process that asked for it.
import { chmodSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { nativeFolder } from './postgres/binaries.ts'
import { openHome } from './postgres/home.ts'
import { launch } from './postgres/launch.ts'
import { adopt, type Database } from './postgres/running.ts'
import { databaseUser } from './postgres/user.ts'

export { cloneDatabase, dropDatabase, withDatabase } from './postgres/databases.ts'
export { assertDurable } from './postgres/durable.ts'
export { eraseDatabase } from './postgres/erase.ts'
export type { Database }

/**
 * Starts PostgreSQL on `dataDir/postgres`, made at first start, and says where it answers.
 * It ends with `stop`, and by itself when this process dies in whatever way.
 * One that already runs on the same data is used as it is (`adopted`).
 * `elsewhere` serves root alone: PostgreSQL then runs as another user, who may not be able to enter the project.
 */
export async function startDatabase(
  dataDir: string,
  log: (line: string) => void,
  elsewhere = '/var/lib/ndoa',
): Promise<Database> {
  if (process.platform === 'win32') throw new Error('On Windows, run inside WSL or set DATABASE_URL.')
  const user = databaseUser()
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (user) chmodSync(dataDir, statSync(dataDir).mode | 0o011) // that user must get through, not look around
  const native = nativeFolder(user, elsewhere)
  const home = openHome(realpathSync(dataDir), elsewhere, native, user)
  return (await adopt(home, log)) ?? (await launch(home, native, user, log))
}
