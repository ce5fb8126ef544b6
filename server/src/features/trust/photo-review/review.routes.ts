import { photoReviewCalls } from '@ndoa/contract/trust/photo-review'
import { ok, staffCalls } from '../../../platform/calls.ts'
import { reviewWaitingPhoto, undoVerdict } from './photo-verdicts.ts'
import { photosToReview } from './review.ts'

const calls = staffCalls(photoReviewCalls)

export const photoReviewRoutes = {
  contract: photoReviewCalls,
  handlers: {
    getWaitingPhotos: calls.getWaitingPhotos.handler(async ({ context: { app, staff } }) =>
      ok(await photosToReview(app, staff)),
    ),
    reviewPhoto: calls.reviewPhoto.handler(async ({ input, context: { app, staff } }) => {
      await reviewWaitingPhoto(app, staff, input)
      return ok({})
    }),
    undoPhotoReview: calls.undoPhotoReview.handler(async ({ input, context: { app, staff } }) => {
      await undoVerdict(app, staff, input.photo_id)
      return ok({})
    }),
  },
}
