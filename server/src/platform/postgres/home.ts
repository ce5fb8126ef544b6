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

/** What lies in the database's folder: the cluster, its password, its log, and the process that holds it. */
export const inHome = (home: string) => ({
  cluster: join(home, 'data'),
  password: join(home, 'password'),
  log: join(home, 'postgres.log'),
  owner: join(home, 'owner.pid'),
})

/** The database's folder, made at first start. `dataDir/postgres` is that folder or a link to it. */
export function openHome(dataDir: string, elsewhere: string, native: string, user: User): string {
  const door = join(dataDir, 'postgres')
  if (!lstatSync(door, { throwIfNoEntry: false })) {
    if (canEnter(dataDir, user)) createHome(door, native, user)
    else symlinkSync(createHome(join(elsewhere, randomUUID()), native, user), door)
  }
  try {
    return realpathSync(door)
  } catch {
    throw new Error(`The database's folder is gone: ${door} leads nowhere. "npm run reset" starts afresh.`)
  }
}

/** Built aside and then renamed: an interrupted start leaves no half-made database behind. */
function createHome(place: string, native: string, user: User): string {
  const part = `${place}.part`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(part, { recursive: true })
  chmodSync(part, user ? 0o711 : 0o700)
  createCluster(part, native, user)
  renameSync(part, place)
  return place
}

function createCluster(home: string, native: string, user: User): void {
  const { cluster, password } = inHome(home)
  mkdirSync(cluster, { mode: 0o700 })
  writeFileSync(password, randomBytes(18).toString('base64url'), { mode: 0o600 })
  if (user) for (const path of [cluster, password]) chownSync(path, user.uid, user.gid)
  // the built-in locale sorts alike on every machine and needs none of the machine's own
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--encoding=UTF8']
  const access = ['-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', password]
  const made = spawnSync(join(native, 'bin/initdb'), ['-D', cluster, ...access, ...locale], {
    ...runAs(user),
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`The database could not be created. ${made.stderr}`)
}
