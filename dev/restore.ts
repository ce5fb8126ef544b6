/** `npm run restore -- --to 2026-11-25T10:15:00Z` restores the embedded database and all files to that moment. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { backupsIn, fileCopies } from '../server/src/platform/backups.ts'
import { ConfigError, readConfig, requiredText, setting } from '../server/src/platform/config.ts'
import { fileStoresOf, storageConfig } from '../server/src/platform/file-stores.ts'
import { restoreFiles } from '../server/src/platform/restored-files.ts'
import { restoreDatabase } from './postgres/restore.ts'

const settings = {
  ...storageConfig,
  DATA_DIR: setting(z.string().min(1).default('.data'), 'folder of the database and of files'),
  BACKUP_DIR: setting(requiredText, 'folder of backups'),
}
const Time = z.iso.datetime({ offset: true, error: 'must be like 2026-11-25T10:15:00Z' })

async function run() {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  const to = values.to === undefined ? null : new Date(Time.parse(values.to))
  const config = readConfig(settings, process.env)
  const backups = await backupsIn(config.BACKUP_DIR)
  const backup = backups.findLast(({ finished_at }) => to === null || finished_at <= to)
  if (!backup) throw new ConfigError(`No backup in ${config.BACKUP_DIR} is that old.`)
  console.log(`restoring from the backup of ${backup.finished_at.toISOString()}`)
  const dataDir = resolve(config.DATA_DIR)
  const { current } = fileStoresOf(config)
  const backupDir = config.BACKUP_DIR
  let files = 0
  const complete = async (url: string) => {
    files = await restoreFiles(url, fileCopies(backupDir), current)
  }
  await restoreDatabase({ backup, backupDir, to, dataDir, complete, log: console.log })
  console.log(`restored the database and ${files} files. Start, look, and run npm run backup.`)
}

try {
  await run()
} catch (error) {
  console.error(error instanceof z.ZodError ? `--to ${error.issues[0]?.message}` : (error as Error).message)
  process.exit(1)
}
process.exit() // the launcher's IPC channel would keep the process alive
