import { chmodSync, chownSync, mkdirSync, realpathSync } from 'node:fs'
import { Client } from 'pg'
import { foldersIn } from '../../server/src/platform/backup-folders.ts'
import type { Settings } from './launch.ts'
import { canEnter, databaseUser } from './user.ts'

/** Seconds until PostgreSQL archives a partial segment. With the copying, a lost disk costs at most half a minute. */
const TIMEOUT = 25

/**
 * Archives the write-ahead log, so that any moment can be restored. Segments are written atomically, never overwritten,
 * and compressed, because their 16 MB are mostly zeros on a quiet server.
 */
export function archiveSettings(backupDir: string): Settings {
  const user = databaseUser()
  mkdirSync(backupDir, { recursive: true, mode: 0o700 })
  if (user) chmodSync(backupDir, 0o711) // lets that user traverse the folder but not list it
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
 * Wakes PostgreSQL's checkpointer, which enforces the timeout. It starts before log replay with nothing to archive and
 * would otherwise sleep until the first checkpoint, for five minutes.
 */
export async function beginArchiving(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {}) // the query itself fails too
  await client.connect()
  try {
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

export function restoreCommand(backupDir: string): string {
  const from = quoted(`${realpathSync(foldersIn(backupDir).wal)}/`)
  return `test -f ${from}%f.gz && gzip -dc ${from}%f.gz > "%p"`
}

const quoted = (path: string) => `'${path.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`
