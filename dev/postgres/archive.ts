import { chmodSync, chownSync, mkdirSync, realpathSync } from 'node:fs'
import { Client } from 'pg'
import { foldersIn } from '../../server/src/platform/backup-folders.ts'
import type { Settings } from './launch.ts'
import { canEnter, databaseUser } from './user.ts'

/** A lost disk costs half a minute at most: these seconds, after which also a segment that is not full is archived, and the time that copying takes. */
const TIMEOUT = 25

/**
 * Lets PostgreSQL copy its write-ahead log to the folder of backups, so that any moment can be restored. A segment is
 * there whole or not at all, and is never replaced by another one of its name. It has 16 MB, mostly zeros on a quiet
 * server, so it is compressed.
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
  const copy = `gzip -n < %p > ${to}%f.part && sync ${to}%f.part && mv ${to}%f.part ${to}%f.gz`
  return {
    archive_mode: 'on',
    archive_timeout: TIMEOUT,
    archive_command: `if test -f ${to}%f.gz; then gzip -dc ${to}%f.gz | cmp -s %p -; else ${copy}; fi`,
  }
}

/**
 * The process of PostgreSQL that looks at the time-out begins before the log is replayed, when it has nothing to archive,
 * and then sleeps until the first checkpoint, for five minutes. This one wakes it.
 */
export async function beginArchiving(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {}) // the statement itself fails, too
  await client.connect()
  try {
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

/** What PostgreSQL fetches a segment with. Archives of older versions also hold some that are not compressed. */
export function restoreCommand(backupDir: string): string {
  const from = quoted(`${realpathSync(foldersIn(backupDir).wal)}/`)
  return `if test -f ${from}%f.gz; then gzip -dc ${from}%f.gz > "%p"; else cp ${from}%f "%p"; fi`
}

/** For the shell that PostgreSQL starts, after PostgreSQL has filled in its own %f and %p. */
const quoted = (path: string) => `'${path.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`
