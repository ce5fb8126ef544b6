import { inLanguages } from '../../shared/languages.ts'
export const words = {
  tooManyPartings: "You've blocked or unmatched a lot of members.",
  tooManyAtOnce: 'You’re going very fast.',
  tooManyProfiles: "You've opened a lot of profiles today.",
  tooManyFaces: "You've seen a lot of new people today.",
  blockYourself: 'You cannot block yourself.',
  hideYourself: 'You cannot hide yourself.',
  /** One sentence for every way to part, so that it does not reveal which one it was. */
  parted: 'Done. You no longer see each other.',
  unblocked: 'Unblocked. You can see each other again.',
}

export const wordsIn = inLanguages(import.meta.url, words)
