import type { App } from '../../platform/app.ts'
import { photoFile } from '../../platform/storage.ts'
import type { Picture } from './intake.ts'
import {
  forgetDeletedUploads,
  forgetLeftovers,
  leftoversAfter,
  moveAbandonedUploads,
} from './photo-files.queries.ts'
import { VARIANTS } from './variants.ts'

/** Stores all variants, or throws when no write is pending any more. */
export async function putFiles({ storage }: App, storageKey: string, files: Picture['files']): Promise<void> {
  const outcomes = await Promise.allSettled(
    VARIANTS.map((variant) => storage.put(photoFile(storageKey, variant), files[variant])),
  )
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}

export const removeFiles = ({ storage }: App, storageKey: string): Promise<void> =>
  storage.delete(VARIANTS.map((variant) => photoFile(storageKey, variant)))

/** An upload whose row is not there after this many milliseconds never gets one. */
const BEING_STORED = 3_600_000
/** Milliseconds: twice as long as a browser keeps what it sends again. */
const SENT_AGAIN = 2 * 86_400_000

/**
 * Removes the files of photos whose rows are gone, however they went, and of uploads that never got one, and what is known
 * of deleted ones that nobody sends again. May run twice at once without harm.
 * @throws when some are still there; all others are removed anyway
 */
export async function removeLeftovers(app: App): Promise<void> {
  const { db, clock } = app
  const now = clock.now().getTime()
  await moveAbandonedUploads(db, new Date(now - BEING_STORED))
  await forgetDeletedUploads(db, new Date(now - SENT_AGAIN))
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

/** Deleting removes files at once; this finds those of deleted members, and what a crash or a failure left behind. */
export function definePhotoJobs(app: App): void {
  app.jobs.define('remove-photo-leftovers', () => removeLeftovers(app), { cron: '* * * * *' })
}
