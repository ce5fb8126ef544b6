import * as z from 'zod/mini'
import { call, reply } from '../call.ts'
import { GENDERS } from '../dating/choices.ts'
import { PhotoId, Timestamp } from '../ids.ts'
import { photoReviewRoutes } from './case-routes.ts'
import { PHOTO_REJECTIONS } from './photo-review-rules.ts'

const forStaff = { access: 'moderator', suspended: 'denied' } as const

export const ContactText = z.object({ field: z.enum(['full_name', 'bio', 'occupation']), text: z.string() })
export type ContactText = z.infer<typeof ContactText>

export const WaitingPhoto = z.object({
  id: PhotoId,
  is_primary: z.boolean(),
  /** The photo shows almost nothing. This is only a hint for staff; no photo is refused for it. */
  is_plain: z.boolean(),
  uploaded_at: Timestamp,
  due_at: Timestamp,
  gender: z.nullable(z.enum(GENDERS)),
  age: z.nullable(z.int()),
  approved_photos: z.int(),
  contact_texts: z.array(ContactText),
  /** Recent conversations whose first messages from the member contained contact details. */
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
