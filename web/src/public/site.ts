import type { Language } from '@ndoa/contract/languages'

/** A placeholder for our public address, which the running server fills in. */
export const SITE = 'https://public-address.invalid'

export const sharedPicture = (language: Language): string =>
  `/share/${language === 'en' ? 'home' : language}.png`
