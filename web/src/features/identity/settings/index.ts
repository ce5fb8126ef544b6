export { AccountSettings } from './account-settings.tsx'
export { useHasPhotoGrant, useShowPhotos } from './photo-grants.queries.ts'
export { words as settingsWords } from './words.ts'
