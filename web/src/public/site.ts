import type { Language } from '@ndoa/contract/languages'

/** A placeholder for our public address, which only the running server knows and fills in. */
export const SITE = 'https://public-address.invalid'

/** What messengers show beside a link to the landing page in a language; drawn by `web/tools/draw-share-images.ts`. */
export const sharedPicture = (language: Language): string =>
  `/share/${language === 'en' ? 'home' : language}.png`
