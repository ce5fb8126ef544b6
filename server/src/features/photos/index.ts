export { type Picture, readPicture, readSmallPicture } from './intake.ts'
export { mountPhotoBytes, photoBytesAccess } from './photo-bytes.ts'
export { definePhotoJobs } from './photo-files.ts'
export { photoVerdictJobs } from './photo-verdicts.ts'
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
export { photosRoutes } from './photos.routes.ts'
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
export { takePhotosToRemindOf } from './review.queries.ts'
export { photoReviewRoutes } from './review.routes.ts'
export { approveIfWaiting, photoListeners } from './review.ts'
export {
  mountStaffPicture,
  type StaffPicture,
  staffPictureAccess,
  waitingPictures,
} from './staff-pictures.ts'
export { putBackPhotos, type TakenPhoto, takeDownPhotos } from './take-down.ts'
