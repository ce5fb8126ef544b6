import type { App } from '../../platform/app.ts'
import { photoFile } from '../../platform/storage.ts'
import type { Picture } from './intake.ts'
import { VARIANTS } from './variants.ts'

export async function putFiles({ storage }: App, storageKey: string, files: Picture['files']): Promise<void> {
  await Promise.all(VARIANTS.map((variant) => storage.put(photoFile(storageKey, variant), files[variant])))
}

export const removeFiles = ({ storage }: App, storageKey: string): Promise<void> =>
  storage.delete(VARIANTS.map((variant) => photoFile(storageKey, variant)))

const BATCH = 100

/** Removes the files of photos whose rows are gone, however they went. May run twice at once without harm. */
export async function removeLeftovers(app: App): Promise<void> {
  for (;;) {
    const leftovers = await app.db.selectFrom('photo_leftovers').select('storage_key').limit(BATCH).execute()
    const keys = leftovers.map(({ storage_key }) => storage_key)
    if (keys.length === 0) return
    await Promise.all(keys.map((key) => removeFiles(app, key)))
    await app.db.deleteFrom('photo_leftovers').where('storage_key', 'in', keys).execute()
  }
}

/** Deleting removes files at once; this finds those of deleted members, and what a crash left behind. */
export function definePhotoJobs(app: App): void {
  app.jobs.define('remove-photo-leftovers', () => removeLeftovers(app), { cron: '*/5 * * * *' })
}
