export { ManagePhotos } from './manage-photos.tsx'
export { ownPhotosQuery } from './photos.queries.ts'
