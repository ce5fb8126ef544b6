import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Backup } from '../../server/src/platform/backups.ts'
import { restoreCommand } from './archive.ts'
import { nativeFolder } from './binaries.ts'
import { eraseDatabase } from './erase.ts'
import { filesIn, openFolder } from './folder.ts'
import { type Launched, launch, type Settings } from './launch.ts'
import { logTail } from './log.ts'
import { databaseUser, type User } from './user.ts'

interface Restoring {
  backup: Backup
  backupDir: string
  /** Restores commits up to this moment; null: to the end of the archive. */
  to: Date | null
  dataDir: string
  fallbackDir?: string
  complete?: (url: string) => Promise<void>
  log: (line: string) => void
}

/**
 * Rebuilds the embedded database from a backup and the archived log, and moves it into place when complete and stopped.
 * @throws if a database exists or the archive ends too early; then nothing is left behind
 */
export async function restoreDatabase({
  dataDir,
  fallbackDir = '/var/lib/ndoa',
  ...restoring
}: Restoring): Promise<void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  if (existsSync(join(dataDir, 'postgres')))
    throw new Error(
      `There is a database in ${dataDir} already. Move it away, or restore to another DATA_DIR.`,
    )
  const part = join(realpathSync(dataDir), 'restoring')
  erase(part)
  mkdirSync(part, { mode: 0o711 })
  try {
    await build(part, fallbackDir, restoring)
    renameSync(join(part, 'postgres'), join(dataDir, 'postgres'))
  } finally {
    erase(part)
  }
}

function erase(part: string) {
  const running = eraseDatabase(part)
  if (running) throw new Error(`Another restore runs in ${part} (its PostgreSQL is process ${running}).`)
  rmSync(part, { recursive: true, force: true })
}

async function build(
  dataDir: string,
  fallbackDir: string,
  { backup, backupDir, to, complete, log }: Omit<Restoring, 'dataDir' | 'fallbackDir'>,
) {
  const user = databaseUser()
  const native = nativeFolder(user, fallbackDir)
  const folder = openFolder(dataDir, fallbackDir, native, user)
  unpack(join(backup.folder, 'base.tar.gz'), filesIn(folder).cluster, user)
  writeFileSync(filesIn(folder).password, backup.password)
  writeFileSync(join(filesIn(folder).cluster, 'recovery.signal'), '')
  let database: Launched | undefined
  try {
    database = await launch(folder, native, user, log, recoverySettings(backupDir, to))
    await waitUntilPromoted(database.url)
  } catch (cause) {
    await database?.stop()
    throw new Error(failureReason(folder, backup), { cause })
  }
  try {
    await complete?.(database.url)
  } finally {
    await database.stop()
  }
}

function failureReason(folder: string, backup: Backup): string {
  const log = logTail(folder)
  if (!log.includes('recovery ended before configured recovery target was reached'))
    return `PostgreSQL ended: the archive or the backup is damaged. The end of its log:\n${log}`
  const last = /last completed transaction was at log time (\S+ \S+?)(?:\+00| UTC)?$/m.exec(log)?.[1]
  const reach = last ? `${last.replace(' ', 'T')}Z` : backup.finished_at.toISOString()
  return `The archive does not reach to that moment: the last change in it is of ${reach}. Restore to an earlier moment, or all of it without --to.`
}

function unpack(archive: string, cluster: string, user: User) {
  rmSync(cluster, { recursive: true })
  mkdirSync(cluster, { mode: 0o700 })
  run('tar', ['-xzf', archive, '-C', cluster])
  if (user) run('chown', ['-R', `${user.uid}:${user.gid}`, cluster])
}

function run(program: string, args: string[]) {
  const { status, error, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`)
}

function recoverySettings(backupDir: string, to: Date | null): Settings {
  return {
    restore_command: restoreCommand(backupDir),
    recovery_target_action: 'promote',
    // PostgreSQL has not loaded time zone names (Z included) when it reads this setting.
    ...(to && { recovery_target_time: to.toISOString().replace('Z', '+00:00') }),
  }
}

async function waitUntilPromoted(url: string): Promise<void> {
  for (;;) {
    const client = new Client({ connectionString: url })
    client.on('error', () => {}) // PostgreSQL exits when the archive ends too early
    try {
      await client.connect()
      const { rows } = await client.query<{ busy: boolean }>('select pg_is_in_recovery() as busy')
      if (rows[0]?.busy === false) return
    } finally {
      await client.end().catch(() => {})
    }
    await sleep(100)
  }
}
