import { sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { photoFile } from '../../platform/storage.ts'
import type { Picture } from './intake.ts'
import { VARIANTS } from './variants.ts'

/** Stores all variants, or throws once none of them is on its way any more. */
export async function putFiles({ storage }: App, storageKey: string, files: Picture['files']): Promise<void> {
  const outcomes = await Promise.allSettled(
    VARIANTS.map((variant) => storage.put(photoFile(storageKey, variant), files[variant])),
  )
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}

export const removeFiles = ({ storage }: App, storageKey: string): Promise<void> =>
  storage.delete(VARIANTS.map((variant) => photoFile(storageKey, variant)))

const BATCH = 100

/** An upload whose row is not there after so many milliseconds never gets one. */
const BEING_STORED = 3_600_000

/** Remembers files before they are stored: without a row, nothing else would know of them. */
export const rememberUpload = (db: Db, storage_key: string, begun_at: Date) =>
  db.insertInto('photo_uploads').values({ storage_key, begun_at }).execute()

/** To be called with the row, or when the files are removed again. */
export const forgetUpload = (db: Db, storageKey: string) =>
  db.deleteFrom('photo_uploads').where('storage_key', '=', storageKey).execute()

/**
 * Removes the files of photos whose rows are gone, however they went, and of uploads that never got one. May run twice
 * at once without harm. @throws when some are still there: all others are removed nevertheless
 */
export async function removeLeftovers(app: App): Promise<void> {
  const { db, clock } = app
  await moveAbandonedUploads(db, new Date(clock.now().getTime() - BEING_STORED))
  const failures: unknown[] = []
  for (let after: string | null = null; ; ) {
    const keys = await leftoversAfter(db, after)
    if (keys.length === 0) break
    after = keys.at(-1) ?? null
    const outcomes = await Promise.allSettled(keys.map((key) => removeFiles(app, key)))
    const removed = keys.filter((_key, at) => outcomes[at]?.status === 'fulfilled')
    if (removed.length > 0)
      await db.deleteFrom('photo_leftovers').where('storage_key', 'in', removed).execute()
    for (const outcome of outcomes) if (outcome.status === 'rejected') failures.push(outcome.reason)
  }
  if (failures.length > 0) throw failures[0]
}

async function leftoversAfter(db: Db, after: string | null): Promise<string[]> {
  const rows = await db
    .selectFrom('photo_leftovers')
    .select('storage_key')
    .$if(after !== null, (all) => all.where('storage_key', '>', after ?? ''))
    .orderBy('storage_key')
    .limit(BATCH)
    .execute()
  return rows.map(({ storage_key }) => storage_key)
}

const moveAbandonedUploads = (db: Db, before: Date) =>
  sql`with abandoned as (delete from photo_uploads where begun_at < ${before} returning storage_key)
      insert into photo_leftovers (storage_key) select storage_key from abandoned`.execute(db)

/** Deleting removes files at once; this finds those of deleted members, and what a crash or a failure left behind. */
export function definePhotoJobs(app: App): void {
  app.jobs.define('remove-photo-leftovers', () => removeLeftovers(app), { cron: '* * * * *' })
}
