/** `npm run seed -- --members 5000`: more demo members, beside a running server or without one. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { systemClock } from '../src/platform/clock.ts'
import { optionalText, readConfig, setting } from '../src/platform/config.ts'
import { openDatabase } from '../src/platform/db.ts'
import { createLog } from '../src/platform/log.ts'
import { migrate } from '../src/platform/migrate.ts'
import { startDatabase } from '../src/platform/postgres.ts'
import { localStorage } from '../src/platform/storage.ts'
import { seedMore } from './demo.ts'

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))
const BATCH = 5000

const settings = {
  DATA_DIR: setting(z.string().min(1).default('.data'), 'folder of database and photos'),
  DATABASE_URL: setting(optionalText, 'PostgreSQL; unset: the embedded one'),
  NODE_ENV: setting(
    z.enum(['development', 'test']).default('development'),
    'demo members are not for production',
  ),
}

async function addMembers(count: number) {
  const { DATA_DIR, DATABASE_URL } = readConfig(settings, process.env)
  const database = DATABASE_URL ? null : await startDatabase(resolve(DATA_DIR), console.log)
  const { pool, db, close } = openDatabase(DATABASE_URL ?? database?.url ?? '', createLog('warn'), 4)
  try {
    await migrate(pool, MIGRATIONS, console.log)
    const app = { db, storage: localStorage(resolve(DATA_DIR, 'storage')), clock: systemClock }
    for (let left = count; left > 0; left -= BATCH) await seedMore(app, Math.min(left, BATCH))
    console.log(`made ${count} more demo members`)
  } finally {
    await close()
    await database?.stop()
  }
}

const { values } = parseArgs({ options: { members: { type: 'string', default: '600' } } })
await addMembers(z.coerce.number().int().min(1).max(1_000_000).parse(values.members))
process.exit(0) // the launcher's channel would keep us
