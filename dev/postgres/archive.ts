import { chmodSync, chownSync, mkdirSync, realpathSync } from 'node:fs'
import { foldersIn } from '../../server/src/platform/backup-folders.ts'
import type { Settings } from './launch.ts'
import { canEnter, databaseUser } from './user.ts'

/** After this many seconds also a segment that is not full is archived: what a lost disk costs at most. */
const TIMEOUT = 30

/**
 * Lets PostgreSQL copy its write-ahead log to the folder of backups, so that any moment can be restored. A segment is
 * there whole or not at all, and is never replaced by another one of its name.
 */
export function archiveSettings(backupDir: string): Settings {
  const user = databaseUser()
  mkdirSync(backupDir, { recursive: true, mode: 0o700 })
  if (user) chmodSync(backupDir, 0o711) // that user may pass through it, but not list it
  mkdirSync(foldersIn(backupDir).wal, { recursive: true, mode: 0o700 })
  const wal = realpathSync(foldersIn(backupDir).wal)
  if (user) chownSync(wal, user.uid, user.gid)
  if (!canEnter(wal, user))
    throw new Error(`PostgreSQL's user cannot enter ${wal}: choose another BACKUP_DIR.`)
  const to = quoted(`${wal}/`)
  const copy = `cp %p ${to}%f.part && sync ${to}%f.part && mv ${to}%f.part ${to}%f`
  return {
    archive_mode: 'on',
    archive_timeout: TIMEOUT,
    archive_command: `if test -f ${to}%f; then cmp -s %p ${to}%f; else ${copy}; fi`,
  }
}

/** For the shell that PostgreSQL starts, after PostgreSQL has filled in its own %f and %p. */
export const quoted = (path: string) => `'${path.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`
