import { randomUUID } from 'node:crypto'
import { PHOTO_BYTES_MAX, PHOTOS_MAX } from '@ndoa/contract/limits'
import type { App } from '../../platform/app.ts'
import { type Tx, violates } from '../../platform/db.ts'
import { tryConsume } from '../../platform/limits.ts'
import { emit, transaction } from '../../platform/outbox.ts'
import { fail } from '../failures.ts'
import { tooMany } from '../limits.ts'
import { type Picture, readPicture } from './intake.ts'
import {
  becamePhoto,
  forgetLeftovers,
  forgetUpload,
  rememberUpload,
  wasDeleted,
} from './photo-files.queries.ts'
import { putFiles, removeFiles } from './photo-files.ts'
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
import { reviewOnArrival } from './review.ts'
import { wordsIn } from './words/index.ts'

declare module '../../platform/outbox.ts' {
  interface Events {
    'photos.changed': { user_id: string }
    /** A new photo is there and waits for its review. */
    'photo.arrived': { photo_id: string }
  }
}

const UPLOADS = { max: 60, per: '1 day' }

interface Upload {
  file: File
  client_upload_id?: string | undefined
}

/**
 * Accepts an upload.
 * @returns the new photo's id; of one that was sent again, the photo that is there
 * @throws photos.deleted when it was sent again and that photo was deleted
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
  const wait = await tryConsume(app.db, `uploads ${memberId}`, UPLOADS)
  if (wait !== null) throw tooMany((language) => wordsIn(language).tooManyPhotos, wait)
  return storePhoto(app, memberId, await readPicture(await file.bytes()), client_upload_id)
}

/**
 * Stores a picture as a member's photo. Files come first, so a row always has its files. If the server dies between
 * the two, or the files cannot be removed now, the job removes them.
 * @returns the new photo's id
 */
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
  let arePut = false
  try {
    await putFiles(app, storage_key, files)
    arePut = true
    return await changePhotos(app, memberId, async (tx) => {
      if (await wasDeleted(tx, memberId, client_upload_id)) throw fail('photos.deleted')
      const photo = {
        user_id: memberId,
        client_upload_id,
        storage_key,
        uploaded_at,
        ...reviewOnArrival(),
        ...shape,
      }
      const photo_id = await insertPhoto(tx, photo)
      if (!(await forgetUpload(tx, storage_key))) throw fail('server.busy', { retry_after: 1 })
      await emit(tx, 'photo.arrived', { photo_id })
      return photo_id
    })
  } catch (error) {
    await removeFailed(app, { memberId, storageKey: storage_key, arePut }).catch((reason: unknown) =>
      app.log.warn({ err: reason }, 'files of a failed upload are left over'),
    )
    const stored = await uploadedAs(app.db, memberId, client_upload_id) // meanwhile, by the same upload sent twice
    if (stored) return stored
    throw violates(error, 'nine_photos_at_most') ? fail('photos.too_many') : error
  }
}

/**
 * Removes the files of an upload that failed, if it did: when only the answer to the commit was lost, the photo is there and
 * keeps its files. A file that was given up may still arrive at the store after this, and is removed by the job in an hour.
 */
async function removeFailed(
  app: App,
  { memberId, storageKey, arePut }: { memberId: string; storageKey: string; arePut: boolean },
): Promise<void> {
  if (await becamePhoto(app.db, memberId, storageKey)) return
  await removeFiles(app, storageKey)
  if (arePut) await forgetUpload(app.db, storageKey)
}

/** Deletes a photo for good; when it was the main one, the next one becomes it. */
export async function deletePhoto(app: App, memberId: string, photoId: string): Promise<void> {
  const storageKey = await changePhotos(app, memberId, async (tx) => {
    const photo = await photoOf(tx, memberId, photoId)
    if (!photo) throw fail('request.not_found')
    await deletePhotoRow(tx, memberId, photo, app.clock.now())
    const next = photo.is_primary ? await nextMainPhoto(tx, memberId) : undefined
    if (next) await makeMain(tx, memberId, next.id)
    return photo.storage_key
  })
  // No link opens them any more; if they cannot be removed now, the job does it.
  await removeFiles(app, storageKey).then(
    () => forgetLeftovers(app.db, [storageKey]),
    (error: unknown) => app.log.warn({ err: error }, 'photo files are left over'),
  )
}

/** Puts the viewer's photos in this order. */
export async function reorderPhotos(
  app: App,
  memberId: string,
  orderedIds: readonly string[],
): Promise<void> {
  await changePhotos(app, memberId, async (tx) => {
    const own = new Set(await photoIds(tx, memberId))
    const given = new Set(orderedIds)
    if (!given.isSubsetOf(own)) throw fail('request.not_found')
    if (given.size !== own.size || given.size !== orderedIds.length) throw fail('photos.not_the_own_set')
    await setPositions(tx, orderedIds)
  })
}

/** Makes an approved photo the one that cards show. */
export async function chooseMainPhoto(app: App, memberId: string, photoId: string): Promise<void> {
  await changePhotos(app, memberId, async (tx) => {
    const photo = await photoOf(tx, memberId, photoId)
    if (!photo) throw fail('request.not_found')
    if (photo.status !== 'approved') throw fail('photos.not_approved')
    await forgetRemovedMain(tx, memberId)
    await makeMain(tx, memberId, photoId)
  })
}

/** One change of a member's photos at a time: position and main photo depend on the other photos. */
const changePhotos = <T>(app: App, memberId: string, change: (tx: Tx) => Promise<T>): Promise<T> =>
  transaction(app, async (tx) => {
    await lockPhotos(tx, memberId)
    const result = await change(tx)
    await emit(tx, 'photos.changed', { user_id: memberId })
    return result
  })
