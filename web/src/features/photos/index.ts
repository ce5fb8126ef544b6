export { FirstPhoto } from './first-photo.tsx'
export { ManagePhotos } from './manage-photos.tsx'
