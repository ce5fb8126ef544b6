/** `npm run seed -- --members 5000` adds demo members, with or without a running server. */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { systemClock } from '../server/src/platform/clock.ts'
import { readConfig, requiredText, setting } from '../server/src/platform/config.ts'
import { openDatabase } from '../server/src/platform/db.ts'
import { fileStoresOf, storageConfig, storageOf } from '../server/src/platform/file-stores.ts'
import { createLog } from '../server/src/platform/log.ts'
import { migrate } from '../server/src/platform/migrate.ts'
import { seedMore } from './demo/index.ts'

const MIGRATIONS = fileURLToPath(new URL('../server/migrations', import.meta.url))
const BATCH = 5000

const settings = {
  DATA_DIR: setting(z.string().min(1).default('.data'), 'folder of photos'),
  ...storageConfig,
  DATABASE_URL: setting(requiredText, 'PostgreSQL'),
  NODE_ENV: setting(
    z.enum(['development', 'test']).default('development'),
    'demo members are not for production',
  ),
}

async function addMembers(count: number) {
  const config = readConfig(settings, process.env)
  const { pool, db, close } = openDatabase(config.DATABASE_URL, createLog('warn'), 4)
  try {
    await migrate(pool, MIGRATIONS, console.log)
    const app = { db, storage: storageOf(fileStoresOf(config)), clock: systemClock }
    for (let left = count; left > 0; left -= BATCH) await seedMore(app, Math.min(left, BATCH))
    console.log(`made ${count} more demo members`)
  } finally {
    await close()
  }
}

const { values } = parseArgs({ options: { members: { type: 'string', default: '600' } } })
await addMembers(z.coerce.number().int().min(1).max(1_000_000).parse(values.members))
process.exit(0) // the launcher's IPC channel would keep the process alive
