import { inLanguages } from '../../shared/languages.ts'
export const words = {
  tooManyPhotos: 'You have added many photos today.',
  tooManyGrants: 'You’ve shown your photos to a lot of people today.',
  uploaded: 'Photo uploaded successfully!',
  deleted: 'Photo deleted.',
  reordered: 'Photos reordered!',
  mainChosen: 'Main photo updated!',
}

export const wordsIn = inLanguages(import.meta.url, words)
