export { ManagePhotos } from './manage-photos.tsx'
