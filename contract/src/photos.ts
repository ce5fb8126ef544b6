import * as z from 'zod/mini'
import { call, reply } from './call.ts'
import { MemberId, PhotoId, Timestamp } from './ids.ts'
import { ViewedPhoto } from './profiles.ts'

export const PHOTOS_MAX = 9
export const PHOTO_BYTES_MAX = 15 * 1024 * 1024
export const PHOTO_PIXELS_MAX = 50_000_000
export const PHOTO_WIDTHS = [320, 640, 1280] as const
/** Signed links live an hour; the web app asks for new ones after this long (milliseconds). */
export const PHOTO_REFRESH = 55 * 60 * 1000
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

/** An own photo, in whatever state it is. */
export const OwnPhoto = z.object({
  id: PhotoId,
  signed_url: z.string(),
  srcset: z.string(),
  thumbhash: z.nullable(z.string()),
  is_primary: z.boolean(),
  position: z.int(),
  status: z.enum(['approved', 'pending', 'rejected']),
  uploaded_at: Timestamp,
})
export type OwnPhoto = z.infer<typeof OwnPhoto>

export const getPhotos = call
  .route({ method: 'GET', path: '/functions/v1/get-photos', summary: 'The own photos in every state' })
  .output(reply(z.array(OwnPhoto)))

export const getUserPhotos = call
  .route({
    method: 'POST',
    path: '/functions/v1/get-user-photos',
    summary: "A member's photos as the viewer may see them",
  })
  .input(z.strictObject({ user_id: MemberId }))
  .output(reply(z.array(ViewedPhoto)))

export const uploadPhoto = call
  .route({
    method: 'POST',
    path: '/functions/v1/upload-photo',
    summary: 'Add a photo (multipart, field `file`)',
  })
  .input(z.strictObject({ file: z.file() }))
  .output(reply(OwnPhoto))

export const deletePhoto = call
  .route({ method: 'DELETE', path: '/functions/v1/delete-photo', summary: 'Delete an own photo for good' })
  .input(z.strictObject({ photo_id: PhotoId }))
  .output(reply(z.array(OwnPhoto)))

export const reorderPhotos = call
  .route({
    method: 'POST',
    path: '/functions/v1/reorder-photos',
    summary: 'Put the own photos in this order',
  })
  .input(z.strictObject({ photo_ids: z.array(PhotoId).check(z.maxLength(PHOTOS_MAX)) }))
  .output(reply(z.array(OwnPhoto)))

export const setMainPhoto = call
  .route({ method: 'POST', path: '/functions/v1/set-main-photo', summary: 'Choose the main photo' })
  .input(z.strictObject({ photo_id: PhotoId }))
  .output(reply(z.array(OwnPhoto)))

export const photosCalls = { getPhotos, getUserPhotos, uploadPhoto, deletePhoto, reorderPhotos, setMainPhoto }
