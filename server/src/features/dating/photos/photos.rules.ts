import { randomUUID } from 'node:crypto'
import { photoSizeFault } from '@ndoa/contract/dating/photo-size'
import { PHOTO_BYTES_MAX, PHOTOS_MAX } from '@ndoa/contract/limits'
import type { App } from '../../../platform/app.ts'
import { type Tx, violates } from '../../../platform/db.ts'
import { tryConsume } from '../../../platform/limits.ts'
import { emit, transaction } from '../../../platform/outbox.ts'
import { fail } from '../../shared/failures.ts'
import { tooMany } from '../../shared/limits.ts'
import { type Picture, readPicture } from './intake.ts'
import {
  forgetLeftovers,
  forgetUpload,
  hasBecomePhoto,
  rememberUpload,
  wasDeleted,
} from './photo-files.queries.ts'
import { putFiles, removeFiles } from './photo-files.ts'
import { UPLOADS_OF_MEMBER } from './photos.limits.ts'
import {
  deletePhotoRow,
  forgetRemovedMain,
  insertPhoto,
  lockPhotos,
  makeMain,
  nextMainPhoto,
  photoIds,
  photoOf,
  setPositions,
  uploadedAs,
} from './photos.queries.ts'
import { UNREVIEWED } from './settle-review.ts'
import { wordsIn } from './words.ts'

declare module '../../../platform/outbox.ts' {
  interface Events {
    'photos.changed': { user_id: string }
    'photo.arrived': { photo_id: string }
  }
}

interface Upload {
  file: File
  client_upload_id?: string | undefined
}

/**
 * @returns the new photo's id, or the existing one's for a repeated upload
 * @throws photos.deleted for a repeated upload of a deleted photo; photos.too_many, photos.too_small, photos.too_narrow;
 * request.too_large; request.too_many
 */
export async function uploadPhoto(
  app: App,
  memberId: string,
  { file, client_upload_id }: Upload,
): Promise<string> {
  if (file.size > PHOTO_BYTES_MAX) throw fail('request.too_large')
  const known = await uploadedAs(app.db, memberId, client_upload_id)
  if (known) return known
  if (await wasDeleted(app.db, memberId, client_upload_id)) throw fail('photos.deleted')
  if ((await photoIds(app.db, memberId)).length >= PHOTOS_MAX) throw fail('photos.too_many')
  const wait = await tryConsume(app.db, `uploads ${memberId}`, UPLOADS_OF_MEMBER)
  if (wait !== null) throw tooMany((language) => wordsIn(language).tooManyPhotos, wait)
  const picture = await readPicture(await file.bytes())
  const fault = photoSizeFault(picture)
  if (fault) throw fail(`photos.${fault}`)
  return storePhoto(app, memberId, picture, client_upload_id)
}

/** Stores files first, so that every row has its files; a job removes files that get no row. */
export async function storePhoto(
  app: App,
  memberId: string,
  picture: Picture,
  client_upload_id: string | null = null,
): Promise<string> {
  const { files, ...shape } = picture
  const storage_key = randomUUID()
  const uploaded_at = app.clock.now()
  await rememberUpload(app.db, storage_key, uploaded_at)
  let areStored = false
  try {
    await putFiles(app, storage_key, files)
    areStored = true
    return await changePhotos(app, memberId, async (tx) => {
      if (await wasDeleted(tx, memberId, client_upload_id)) throw fail('photos.deleted')
      const photo = {
        user_id: memberId,
        client_upload_id,
        storage_key,
        uploaded_at,
        ...UNREVIEWED,
        ...shape,
      }
      const photo_id = await insertPhoto(tx, photo)
      if (!(await forgetUpload(tx, storage_key))) throw fail('server.busy', { retry_after: 1 })
      await emit(tx, 'photo.arrived', { photo_id })
      return photo_id
    })
  } catch (error) {
    await removeFailed(app, { memberId, storageKey: storage_key, areStored }).catch((reason: unknown) =>
      app.log.warn({ err: reason }, 'files of a failed upload are left over'),
    )
    const stored = await uploadedAs(app.db, memberId, client_upload_id) // the same upload was sent twice
    if (stored) return stored
    throw violates(error, 'nine_photos_at_most') ? fail('photos.too_many') : error
  }
}

/** If only the commit's response was lost, the photo keeps its files. A job removes files that arrive later. */
async function removeFailed(
  app: App,
  { memberId, storageKey, areStored }: { memberId: string; storageKey: string; areStored: boolean },
): Promise<void> {
  if (await hasBecomePhoto(app.db, memberId, storageKey)) return
  await removeFiles(app, storageKey)
  if (areStored) await forgetUpload(app.db, storageKey)
}

export async function deletePhoto(app: App, memberId: string, photoId: string): Promise<void> {
  const storageKey = await changePhotos(app, memberId, async (tx) => {
    const photo = await photoOf(tx, memberId, photoId)
    if (!photo) throw fail('request.not_found')
    await deletePhotoRow(tx, memberId, photo, app.clock.now())
    const next = photo.is_primary ? await nextMainPhoto(tx, memberId) : undefined
    if (next) await makeMain(tx, memberId, next.id)
    return photo.storage_key
  })
  // No link opens the files any more; a job removes them if this fails.
  await removeFiles(app, storageKey).then(
    () => forgetLeftovers(app.db, [storageKey]),
    (error: unknown) => app.log.warn({ err: error }, 'photo files are left over'),
  )
}

export async function reorderPhotos(
  app: App,
  memberId: string,
  orderedIds: readonly string[],
): Promise<void> {
  await changePhotos(app, memberId, async (tx) => {
    const existing = new Set(await photoIds(tx, memberId))
    const requested = new Set(orderedIds)
    if (!requested.isSubsetOf(existing)) throw fail('request.not_found')
    if (requested.size !== existing.size || requested.size !== orderedIds.length)
      throw fail('photos.not_the_own_set')
    await setPositions(tx, orderedIds)
  })
}

export async function chooseMainPhoto(app: App, memberId: string, photoId: string): Promise<void> {
  await changePhotos(app, memberId, async (tx) => {
    const photo = await photoOf(tx, memberId, photoId)
    if (!photo) throw fail('request.not_found')
    // A photo under review is shown to others once it is approved.
    if (photo.status === 'rejected') throw fail('photos.rejected')
    await forgetRemovedMain(tx, memberId)
    await makeMain(tx, memberId, photoId)
  })
}

/** Serializes changes, because position and main photo depend on the member's other photos. */
const changePhotos = <T>(app: App, memberId: string, change: (tx: Tx) => Promise<T>): Promise<T> =>
  transaction(app, async (tx) => {
    await lockPhotos(tx, memberId)
    const result = await change(tx)
    await emit(tx, 'photos.changed', { user_id: memberId })
    return result
  })
