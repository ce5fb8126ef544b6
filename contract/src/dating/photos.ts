import * as z from 'zod/mini'
import { call, reply } from '../call.ts'
import { MemberId, PhotoId, Timestamp } from '../ids.ts'
import { PHOTOS_MAX } from '../limits.ts'
import { routes } from '../routes.ts'
import { PHOTO_REJECTIONS } from '../trust/photo-review-rules.ts'
import { ViewedPhoto } from './profiles.ts'

export const OwnPhoto = z.object({
  id: PhotoId,
  signed_url: z.string(),
  srcset: z.string(),
  thumbhash: z.nullable(z.string()),
  is_primary: z.boolean(),
  position: z.int(),
  status: z.enum(['approved', 'pending', 'rejected']),
  rejected_for: z.nullable(z.enum(PHOTO_REJECTIONS)),
  approved_by_itself: z.boolean(),
  uploaded_at: Timestamp,
})
export type OwnPhoto = z.infer<typeof OwnPhoto>

export const getPhotos = call(routes.photos.getPhotos, 'Your photos in every state', {
  access: 'member',
  suspended: 'denied',
}).output(reply(z.array(OwnPhoto)))

export const getUserPhotos = call(
  routes.photos.getUserPhotos,
  "A member's photos as the viewer may see them",
  { access: 'member', suspended: 'denied' },
)
  .input(z.strictObject({ user_id: MemberId }))
  .output(reply(z.array(ViewedPhoto)))

export const uploadPhoto = call(routes.photos.uploadPhoto, 'Add a photo (multipart, field `file`)', {
  access: 'member',
  suspended: 'denied',
})
  .input(
    z.strictObject({
      file: z.file(),
      /** The client's own id: a repeated upload returns the stored photo. */
      client_upload_id: z.optional(z.uuid()),
      /** The upload is refused if another member has signed in since. */
      user_id: z.optional(MemberId),
    }),
  )
  .output(reply(OwnPhoto))

export const deletePhoto = call(routes.photos.deletePhoto, 'Delete one of your photos for good', {
  access: 'member',
  suspended: 'denied',
})
  .input(z.strictObject({ photo_id: PhotoId }))
  .output(reply(z.array(OwnPhoto)))

export const reorderPhotos = call(routes.photos.reorderPhotos, 'Put your photos in this order', {
  access: 'member',
  suspended: 'denied',
})
  .input(z.strictObject({ photo_ids: z.array(PhotoId).check(z.maxLength(PHOTOS_MAX)) }))
  .output(reply(z.array(OwnPhoto)))

export const setMainPhoto = call(routes.photos.setMainPhoto, 'Choose the main photo', {
  access: 'member',
  suspended: 'denied',
})
  .input(z.strictObject({ photo_id: PhotoId }))
  .output(reply(z.array(OwnPhoto)))

export const PhotoGrant = z.object({
  user_id: MemberId,
  display_name: z.nullable(z.string()),
  created_at: Timestamp,
})
export type PhotoGrant = z.infer<typeof PhotoGrant>

export const grantPhotos = call(
  routes.photos.grantPhotos,
  'Show your photos to a match, or to somebody who likes you, even when they are blurred for everybody',
  { access: 'member', suspended: 'denied' },
)
  .input(z.strictObject({ user_id: MemberId }))
  .output(reply(z.null()))

/** The response never depends on the member; without a grant nothing changes. */
export const revokePhotos = call(routes.photos.revokePhotos, 'Take such a grant back', {
  access: 'member',
  suspended: 'denied',
})
  .input(z.strictObject({ user_id: MemberId }))
  .output(reply(z.null()))

export const getPhotoGrants = call(
  routes.photos.getPhotoGrants,
  'To whom the viewer shows photos that are blurred for everybody, the latest first',
  { access: 'member', suspended: 'denied' },
)
  .input(z.strictObject({ user_id: z.optional(MemberId) }))
  .output(reply(z.array(PhotoGrant)))

export const photosCalls = {
  getPhotos,
  getUserPhotos,
  uploadPhoto,
  deletePhoto,
  reorderPhotos,
  setMainPhoto,
  grantPhotos,
  revokePhotos,
  getPhotoGrants,
}
