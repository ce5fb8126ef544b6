/** The languages that Ndoa speaks. English is the source; Amharic is a preview until a speaker has read it. */
export const LANGUAGES = ['en', 'fr', 'pt', 'sw', 'ar', 'am'] as const
export type Language = (typeof LANGUAGES)[number]

/**
 * The languages that are complete: pages are printed in them, and members can choose them. Each has a folder of words in
 * `web/src/languages`. While one is being written, name the others here: it is neither printed nor offered.
 */
export const OFFERED: readonly Language[] = LANGUAGES

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')

/**
 * What `Intl` gets for a language: English writes the day before the month, Portuguese is that of Portugal (plain `pt` is
 * Brazil’s), and Arabic has the digits of the rest of our texts.
 */
export const localeOf = (language: string): string => LOCALES[language] ?? language
const LOCALES: Partial<Record<string, string>> = { en: 'en-GB', pt: 'pt-PT', ar: 'ar-u-nu-latn' }

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language)

export const isOffered = (value: unknown): value is Language => OFFERED.includes(value as Language)

/** The cookie in which a browser keeps the language that was chosen in it. */
export const LANGUAGE_COOKIE = 'language'

/** The address of a public page in a language: English has no prefix. */
export const pageAddress = (path: string, language: Language): string =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`
