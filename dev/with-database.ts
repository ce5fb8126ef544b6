/**
 * Runs a program that needs DATABASE_URL: `node dev/with-database.ts server/src/app/staff.ts`. If it is unset, uses the
 * embedded PostgreSQL, started or reused.
 */
import { resolve } from 'node:path'
import { run } from './launcher/processes.mjs'
import { archiveSettings, startDatabase } from './postgres/index.ts'

const { BACKUP_DIR, DATABASE_URL, DATA_DIR } = process.env
const settings = BACKUP_DIR ? archiveSettings(BACKUP_DIR) : {}
const database = DATABASE_URL
  ? undefined
  : await startDatabase(resolve(DATA_DIR || '.data'), console.log, undefined, settings)
const code = await run(process.argv.slice(2), {
  env: database && { DATABASE_URL: database.url, NDOA_EMBEDDED_DATABASE: '1' },
})
await database?.stop()
process.exit(code) // the launcher's IPC channel would keep the process alive
