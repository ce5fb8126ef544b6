import * as z from 'zod/mini'
import { call, reply } from './call.ts'
import { photoReviewRoutes } from './case-routes.ts'
import { GENDERS } from './choices.ts'
import { PhotoId, Timestamp } from './ids.ts'
import { PHOTO_REJECTIONS } from './photo-review-rules.ts'

const forStaff = { access: 'moderator', suspended: 'denied' } as const

/** What others read of a member, in which contact details were found. */
export const ContactText = z.object({ field: z.enum(['full_name', 'bio', 'occupation']), text: z.string() })
export type ContactText = z.infer<typeof ContactText>

/** A new photo, and what staff need to know beside the picture; the picture itself has an address of its own. */
export const WaitingPhoto = z.object({
  id: PhotoId,
  is_primary: z.boolean(),
  /** Hardly anything can be seen on it. A hint alone: no photo is refused for it. */
  is_plain: z.boolean(),
  uploaded_at: Timestamp,
  /** When somebody should have looked at it. */
  due_at: Timestamp,
  /** Of the member; null before there is a profile. */
  gender: z.nullable(z.enum(GENDERS)),
  age: z.nullable(z.int()),
  /** How many photos of the member others see already. */
  approved_photos: z.int(),
  contact_texts: z.array(ContactText),
  /** In how many conversations of the last weeks the first messages of the member held contact details. */
  contact_openers: z.int(),
})
export type WaitingPhoto = z.infer<typeof WaitingPhoto>

const getWaitingPhotos = call(
  photoReviewRoutes.getWaitingPhotos,
  'New photos that nobody has looked at, the longest waiting first',
  forStaff,
)
  .input(z.strictObject({}))
  .output(reply(z.object({ photos: z.array(WaitingPhoto), waiting: z.int() })))

/** A rejection says why, for the member and for the audit log. */
export const PhotoReview = z.discriminatedUnion('verdict', [
  z.strictObject({ photo_id: PhotoId, verdict: z.literal('approved') }),
  z.strictObject({ photo_id: PhotoId, verdict: z.literal('rejected'), reason: z.enum(PHOTO_REJECTIONS) }),
])
export type PhotoReview = z.infer<typeof PhotoReview>

const reviewPhoto = call(
  photoReviewRoutes.reviewPhoto,
  'Approve or reject a new photo; the first verdict holds, and takes effect after ten seconds',
  forStaff,
)
  .input(PhotoReview)
  .output(reply(z.object({})))

const undoPhotoReview = call(
  photoReviewRoutes.undoPhotoReview,
  'Take your verdict on a photo back before it takes effect',
  forStaff,
)
  .input(z.strictObject({ photo_id: PhotoId }))
  .output(reply(z.object({})))

export const photoReviewCalls = { getWaitingPhotos, reviewPhoto, undoPhotoReview }
