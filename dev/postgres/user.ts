import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The user and group ids under which PostgreSQL runs; undefined means our own. */
export type User = { uid: number; gid: number } | undefined

/** PostgreSQL refuses to run as root, so root runs it as the system's `postgres` user, or else as `nobody`. */
export function databaseUser(): User {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const found = ['postgres', 'nobody'].flatMap((name) => accounts.filter(([account]) => account === name))[0]
  if (!found) throw new Error('PostgreSQL cannot run as root and there is no user postgres or nobody.')
  return { uid: Number(found[2]), gid: Number(found[3]) }
}

/** Spawn options for every PostgreSQL program: the user, a working directory the user can enter, and the C locale. */
export const runAs = (user: User) => ({ ...user, cwd: '/', env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' } })

export function canEnter(folder: string, user: User): boolean {
  return !user || spawnSync('test', ['-x', folder], runAs(user)).status === 0
}
