export { AccountSettings } from './account-settings.tsx'
export { useIsShownPhotos, useShowPhotos } from './photo-grants.queries.ts'
export { words as settingsWords } from './words.ts'
