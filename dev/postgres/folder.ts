import { spawnSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { canEnter, runAs, type User } from './user.ts'

export const filesIn = (folder: string) => ({
  cluster: join(folder, 'data'),
  password: join(folder, 'password'),
  log: join(folder, 'postgres.log'),
  owner: join(folder, 'owner.pid'),
})

/** Opens or creates the database folder; `dataDir/postgres` is that folder or a link to it. */
export function openFolder(dataDir: string, fallbackDir: string, native: string, user: User): string {
  const entry = join(dataDir, 'postgres')
  if (!lstatSync(entry, { throwIfNoEntry: false })) {
    if (canEnter(dataDir, user)) createFolder(entry, native, user)
    else symlinkSync(createFolder(join(fallbackDir, randomUUID()), native, user), entry)
  }
  try {
    return realpathSync(entry)
  } catch {
    throw new Error(
      `The database's folder is missing: ${entry} is a broken link. "npm run reset" deletes it.`,
    )
  }
}

/** Renames the folder into place when it is complete, so that an interrupted start leaves no partial database. */
function createFolder(path: string, native: string, user: User): string {
  const part = `${path}.part`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(part, { recursive: true })
  chmodSync(part, user ? 0o711 : 0o700)
  createCluster(part, native, user)
  renameSync(part, path)
  return path
}

function createCluster(folder: string, native: string, user: User): void {
  const { cluster, password } = filesIn(folder)
  mkdirSync(cluster, { mode: 0o700 })
  writeFileSync(password, randomBytes(18).toString('base64url'), { mode: 0o600 })
  if (user) for (const path of [cluster, password]) chownSync(path, user.uid, user.gid)
  // the built-in locale sorts the same on every machine
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--encoding=UTF8']
  const access = ['-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', password]
  const made = spawnSync(join(native, 'bin/initdb'), ['-D', cluster, ...access, ...locale], {
    ...runAs(user),
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`The database could not be created. ${made.stderr}`)
}
