import type { App } from '../../../platform/app.ts'
import { photoFile } from '../../../platform/storage.ts'
import type { Picture } from './intake.ts'
import {
  forgetDeletedUploads,
  forgetLeftovers,
  leftoversAfter,
  moveAbandonedUploads,
} from './photo-files.queries.ts'
import { VARIANTS } from './variants.ts'

/** Waits for all writes before throwing, so that the caller can delete the files. */
export async function putFiles({ storage }: App, storageKey: string, files: Picture['files']): Promise<void> {
  const outcomes = await Promise.allSettled(
    VARIANTS.map((variant) => storage.put(photoFile(storageKey, variant), files[variant])),
  )
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}

export const removeFiles = ({ storage }: App, storageKey: string): Promise<void> =>
  storage.delete(VARIANTS.map((variant) => photoFile(storageKey, variant)))

/** Milliseconds after which an upload that has not become a photo is abandoned. */
const UNFINISHED_UPLOAD_TTL = 3_600_000
/** Milliseconds, twice as long as a browser keeps uploads for retries. */
const RESEND_WINDOW = 2 * 86_400_000

/** Safe to run concurrently. @throws if some files remain, after removing all others */
export async function removeLeftovers(app: App): Promise<void> {
  const { db, clock } = app
  const now = clock.now().getTime()
  await moveAbandonedUploads(db, new Date(now - UNFINISHED_UPLOAD_TTL))
  await forgetDeletedUploads(db, new Date(now - RESEND_WINDOW))
  const failures: unknown[] = []
  for (let after: string | null = null; ; ) {
    const keys = await leftoversAfter(db, after)
    if (keys.length === 0) break
    after = keys.at(-1) ?? null
    const outcomes = await Promise.allSettled(keys.map((key) => removeFiles(app, key)))
    const removed = keys.filter((_key, at) => outcomes[at]?.status === 'fulfilled')
    if (removed.length > 0) await forgetLeftovers(db, removed)
    for (const outcome of outcomes) if (outcome.status === 'rejected') failures.push(outcome.reason)
  }
  if (failures.length > 0) throw failures[0]
}

export function definePhotoJobs(app: App): void {
  app.jobs.define('remove-photo-leftovers', () => removeLeftovers(app), { cron: '* * * * *' })
}
