/** English is the source; Amharic and Hausa are previews until a native speaker has reviewed them. */
export const LANGUAGES = ['en', 'fr', 'pt', 'sw', 'ar', 'am', 'ha'] as const
export type Language = (typeof LANGUAGES)[number]

/** Languages that pages are printed in and members can choose. To hide an unfinished one, list only the others. */
export const OFFERED: readonly Language[] = LANGUAGES

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')

/** British English puts the day first, plain `pt` is Brazilian, and Arabic gets Latin digits as in our texts. */
export const localeOf = (language: string): string => LOCALES[language] ?? language
const LOCALES: Partial<Record<string, string>> = { en: 'en-GB', pt: 'pt-PT', ar: 'ar-u-nu-latn' }

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language)

export const isOffered = (value: unknown): value is Language => OFFERED.includes(value as Language)

export const LANGUAGE_COOKIE = 'language'

export const pageAddress = (path: string, language: Language): string =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`
