import type { Feature } from '../../../platform/feature.ts'
import { definePhotoJobs } from './photo-files.ts'
import { photosListeners } from './photos.listeners.ts'
import { photosRoutes } from './photos.routes.ts'

export { type Picture, readPicture, readSmallPicture } from './intake.ts'
export { mountPhotoBytes, photoBytesAccess } from './photo-bytes.ts'
export { claimPhotosDueForReminder, ownerOf, statusOf, type Verdict } from './photo-status.queries.ts'
export { photosConfig } from './photos.config.ts'
export {
  FIRST_PHOTO,
  type FirstRow,
  joinFirstPhoto,
  joinMainPhoto,
  type Looking,
  lockPhotos,
  MAIN_PHOTO,
  type MainRow,
  OWN_PHOTOS,
  type OwnPhotoRow,
} from './photos.queries.ts'
export { storePhoto } from './photos.rules.ts'
export {
  firstPhotosOf,
  type MainPhoto,
  mainPhotosOf,
  ownPhotos,
  ownPhotosAsOthers,
  ownPhotosFrom,
  viewedPhotos,
} from './photos.views.ts'
export { settleReview } from './settle-review.ts'
export { putBackPhotos, type TakenDownPhoto, takeDownPhotos } from './take-down.ts'

export const photos = {
  routes: [photosRoutes],
  jobs: definePhotoJobs,
  listeners: photosListeners,
} satisfies Feature
