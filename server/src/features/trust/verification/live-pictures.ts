import { randomUUID } from 'node:crypto'
import { LIVE_POSES } from '@ndoa/contract/dating/choices'
import { LIVE_PICTURE_SIDE, LIVE_PICTURES_BYTES_MAX } from '@ndoa/contract/limits'
import type { App } from '../../../platform/app.ts'
import { evidenceFile } from '../../../platform/storage.ts'
import { readSmallPicture } from '../../dating/photos/index.ts'
import { fail } from '../../shared/failures.ts'
import { registerFiles, removeEvidenceLeftovers } from '../reports/index.ts'

export type Pose = (typeof LIVE_POSES)[number]

export interface LivePicture {
  pose: Pose
  storage_key: string
}

/** A job removes files without a row after an hour. @throws request.too_large, photos.unreadable */
export async function storeLivePictures(app: App, sent: Record<Pose, File>): Promise<LivePicture[]> {
  const size = LIVE_POSES.reduce((sum, pose) => sum + sent[pose].size, 0)
  if (size > LIVE_PICTURES_BYTES_MAX) throw fail('request.too_large')
  const pictures = await Promise.all(
    LIVE_POSES.map(async (pose) => ({
      pose,
      storage_key: randomUUID(),
      bytes: await readSmallPicture(await sent[pose].bytes(), LIVE_PICTURE_SIDE),
    })),
  )
  const keys = pictures.map(({ storage_key }) => storage_key)
  await registerFiles(app.db, keys, app.clock.now())
  await Promise.all(
    pictures.map(({ storage_key, bytes }) =>
      app.storage.put(evidenceFile(storage_key), app.cases.encryption.encryptBytes(bytes, storage_key)),
    ),
  )
  return pictures.map(({ pose, storage_key }) => ({ pose, storage_key }))
}

export const readLivePicture = async ({ storage, cases }: App, storageKey: string): Promise<Buffer> =>
  cases.encryption.decryptBytes(await storage.get(evidenceFile(storageKey)), storageKey)

/** If storage fails here, the job retries within a minute. */
export const removePictures = (app: App): Promise<void> =>
  removeEvidenceLeftovers(app).catch((error: unknown) =>
    app.log.warn({ err: error }, 'live pictures are left over'),
  )
