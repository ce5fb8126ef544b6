/** `npm run backup`: copies the database and all files to BACKUP_DIR, even while servers are running. */
import * as z from 'zod'
import { backUp } from '../platform/backups.ts'
import { ConfigError, readConfig, requiredText, setting, wholeNumber } from '../platform/config.ts'
import { fileStoresOf, storageConfig, storageConfigFaults } from '../platform/file-stores.ts'

const settings = {
  ...storageConfig,
  DATA_DIR: setting(z.string().min(1).default('.data'), 'folder of files'),
  DATABASE_URL: setting(requiredText, 'PostgreSQL'),
  BACKUP_DIR: setting(requiredText, 'folder of backups'),
  BACKUP_KEEP_DAYS: setting(wholeNumber(14), 'days for which backups are kept'),
}

async function run() {
  const config = readConfig(settings, process.env)
  const faults = storageConfigFaults(config)
  if (faults.length > 0) throw new ConfigError(`The configuration has faults:\n  ${faults.join('\n  ')}`)
  const { current, former } = fileStoresOf(config)
  if (former && !(await former.list()[Symbol.asyncIterator]().next()).done)
    throw new ConfigError('Files are in two places: move them to one first (docs/running.md, Files).')
  const places = { backupDir: config.BACKUP_DIR, keepDays: config.BACKUP_KEEP_DAYS }
  const { folder, files } = await backUp(config.DATABASE_URL, current, places)
  console.log(`backed up the database and ${files.length} files: ${folder}`)
}

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
process.exit() // the launcher's channel would keep the process alive
