/** `npm run move-files`: moves all files to where FILES says, from the disk to S3 or back, while servers run. */
import { join } from 'node:path'
import { Client } from 'pg'
import * as z from 'zod'
import { ConfigError, readConfig, requiredText, setting } from '../platform/config.ts'
import { fileStoresOf, storageConfig, storageConfigFaults } from '../platform/file-stores.ts'
import { moveFiles } from '../platform/move-files.ts'

const settings = {
  ...storageConfig,
  DATA_DIR: setting(z.string().min(1).default('.data'), 'folder of files'),
  DATABASE_URL: setting(requiredText, 'PostgreSQL'),
}
const LOCK = 727_002

async function run() {
  const config = readConfig(settings, process.env)
  const faults = storageConfigFaults(config)
  if (faults.length > 0) throw new ConfigError(`The configuration has faults:\n  ${faults.join('\n  ')}`)
  const stores = fileStoresOf(config)
  if (!stores.former)
    throw new ConfigError('There is one place for files only: set S3_BUCKET for the other one.')
  const client = new Client({ connectionString: config.DATABASE_URL, keepAlive: true })
  client.on('error', (error) => stop(`The database is away, so another run could begin: ${error.message}`))
  await client.connect()
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK])
  if (!rows[0]?.mine) stop('Another run is moving files at this moment.')
  const elsewhere = await serversElsewhere(client, stores.current.kind)
  if (elsewhere > 0)
    stop(
      `${elsewhere} running server(s) put new files elsewhere: restart with FILES=${stores.current.kind} first.`,
    )
  const { moved, deleted } = await moveFiles(stores, join(config.DATA_DIR, 'move-files.json'), (total) =>
    console.log(`${total.moved} files, ${Math.round(total.bytes / 1e6)} MB`),
  )
  console.log(
    `moved ${moved} files from ${stores.former.kind} to ${stores.current.kind}` +
      (deleted > 0 ? `; ${deleted} were deleted meanwhile` : ''),
  )
}

/** Of the servers that have been running within the last moments: they also delete in the order of another move. */
async function serversElsewhere(client: Client, kind: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int from online_servers
     where files is distinct from $1 and seen_at > now() - interval '15 seconds'`,
    [kind],
  )
  return rows[0]?.count ?? 0
}

function stop(why: string): never {
  console.error(why)
  process.exit(1)
}

await run().catch((error: unknown) => stop(error instanceof Error ? error.message : String(error)))
process.exit() // the launcher's channel would keep us
