/** `npm run review`: lists photos that wait for review, approves and rejects, beside a running server or without one. */

import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import * as z from 'zod'
import { reviewPhoto, waitingPhotos } from '../features/photos/index.ts'
import { systemClock } from '../platform/clock.ts'
import { optionalText, readConfig, requiredText, setting } from '../platform/config.ts'
import { type Database, openDatabase } from '../platform/db.ts'
import { createJobs } from '../platform/jobs.ts'
import { createLog } from '../platform/log.ts'
import { createNotifications } from '../platform/notify.ts'
import { createOutbox } from '../platform/outbox.ts'
import { photoFile } from '../platform/storage.ts'

const USAGE = 'npm run review [-- approve ID... | -- reject ID...]'
const VERDICTS = { approve: 'approved', reject: 'rejected' } as const

const settings = {
  DATA_DIR: setting(z.string().min(1).default('.data'), 'folder of photos'),
  DATABASE_URL: setting(requiredText, 'PostgreSQL'),
  OPERATOR: setting(optionalText, 'who reviews, for the security log; unset: the system user'),
}

type App = Parameters<typeof reviewPhoto>[0]

async function review(command: string | undefined, ids: readonly string[]) {
  const { DATA_DIR, DATABASE_URL, OPERATOR } = readConfig(settings, process.env)
  const log = createLog('warn')
  const { db, close } = openDatabase(DATABASE_URL, log, 2)
  const outbox = createOutbox(db, createNotifications(DATABASE_URL, log), createJobs(DATABASE_URL, log), log)
  try {
    if (command === undefined) return await list(db, DATA_DIR)
    if ((command === 'approve' || command === 'reject') && ids.length > 0)
      return await settle(
        { db, outbox, clock: systemClock },
        VERDICTS[command],
        ids,
        OPERATOR ?? userInfo().username,
      )
    console.error(USAGE)
    process.exitCode = 1
  } finally {
    await outbox.stop()
    await close()
  }
}

async function list(db: Database, dataDir: string) {
  const photos = await waitingPhotos(db)
  for (const { id, display_name, uploaded_at, storage_key } of photos) {
    console.log(`${id}  ${display_name ?? 'no profile yet'}, ${uploaded_at.toISOString()}`)
    console.log(`  ${resolve(dataDir, 'storage', photoFile(storage_key, 'w1280'))}`)
  }
  console.log(photos.length === 1 ? '1 photo waits for review' : `${photos.length} photos wait for review`)
}

async function settle(app: App, verdict: 'approved' | 'rejected', ids: readonly string[], operator: string) {
  for (const id of ids) {
    const known = z.uuid().safeParse(id).success && (await reviewPhoto(app, id, verdict, operator))
    console.log(`${id}  ${known ? verdict : 'there is no such photo'}`)
    if (!known) process.exitCode = 1
  }
}

const [command, ...ids] = process.argv.slice(2)
await review(command, ids)
process.exit() // the launcher's channel would keep us
