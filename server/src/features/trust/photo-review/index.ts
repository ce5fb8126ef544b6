import type { Feature } from '../../../platform/feature.ts'
import { photoVerdictJobs } from './photo-verdicts.ts'
import { photoReviewRoutes } from './review.routes.ts'
import { type MustWait, photoReviewListeners } from './review.ts'

export { approveIfWaiting } from './review.ts'
export {
  mountStaffPicture,
  type StaffPicture,
  staffPictureAccess,
  waitingPictures,
} from './staff-pictures.ts'

export const photoReview = (mode: 'auto' | 'staff', mustWait: MustWait) =>
  ({
    routes: [photoReviewRoutes],
    jobs: photoVerdictJobs,
    listeners: (app) => photoReviewListeners(app, mode, mustWait),
  }) satisfies Feature
