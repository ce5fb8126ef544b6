export { FirstPhoto, type FirstPhotoProps, useFirstPhoto } from './first-photo.tsx'
export { ManagePhotos } from './manage-photos.tsx'
export { occupiesSlot } from './upload/use-uploads.ts'
