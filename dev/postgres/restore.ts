import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { foldersIn } from '../../server/src/platform/backup-folders.ts'
import type { Backup } from '../../server/src/platform/backups.ts'
import { quoted } from './archive.ts'
import { nativeFolder } from './binaries.ts'
import { filesIn, openFolder } from './folder.ts'
import { launch, type Settings } from './launch.ts'
import { databaseUser, type User } from './user.ts'

interface Restoring {
  backup: Backup
  backupDir: string
  /** The moment to which what was committed is restored; null: the last that was archived. */
  to: Date | null
  dataDir: string
  fallbackDir?: string
  log: (line: string) => void
}

/**
 * Makes the embedded database of a data folder anew from a backup and the archived write-ahead log. It is stopped
 * afterwards.
 * @throws when there is a database already, or when the archive does not reach that far
 */
export async function restoreDatabase({
  backup,
  backupDir,
  to,
  dataDir,
  fallbackDir = '/var/lib/ndoa',
  log,
}: Restoring): Promise<void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  if (existsSync(join(dataDir, 'postgres')))
    throw new Error(
      `There is a database in ${dataDir} already. Move it away, or restore to another DATA_DIR.`,
    )
  const user = databaseUser()
  const native = nativeFolder(user, fallbackDir)
  const folder = openFolder(realpathSync(dataDir), fallbackDir, native, user)
  unpack(join(backup.folder, 'base.tar.gz'), filesIn(folder).cluster, user)
  writeFileSync(filesIn(folder).password, backup.password)
  writeFileSync(join(filesIn(folder).cluster, 'recovery.signal'), '')
  const database = await launch(folder, native, user, log, recoverySettings(backupDir, to)).catch(
    (error: unknown) => {
      throw new Error(NOT_THAT_FAR, { cause: error })
    },
  )
  try {
    await promoted(database.url)
  } finally {
    await database.stop()
  }
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

const NOT_THAT_FAR = 'PostgreSQL ended: the archive does not reach to that moment, or is damaged.'

function recoverySettings(backupDir: string, to: Date | null): Settings {
  return {
    restore_command: `cp ${quoted(`${realpathSync(foldersIn(backupDir).wal)}/`)}%f "%p"`,
    recovery_target_action: 'promote',
    // Names of time zones, also Z, are not known yet when this is read.
    ...(to && { recovery_target_time: to.toISOString().replace('Z', '+00:00') }),
  }
}

/** Waits until the log has been replayed and the database takes writes. */
async function promoted(url: string): Promise<void> {
  for (;;) {
    const client = new Client({ connectionString: url })
    client.on('error', () => {}) // PostgreSQL ends when the archive does not reach far enough
    try {
      await client.connect()
      const { rows } = await client.query<{ busy: boolean }>('select pg_is_in_recovery() as busy')
      if (rows[0]?.busy === false) return
    } catch (error) {
      throw new Error(NOT_THAT_FAR, { cause: error })
    } finally {
      await client.end().catch(() => {})
    }
    await sleep(100)
  }
}
