/** The languages that Ndoa speaks. English is the source; Amharic is a preview until a speaker has read it. */
export const LANGUAGES = ['en', 'fr', 'pt', 'sw', 'ar', 'am'] as const
export type Language = (typeof LANGUAGES)[number]

/** What a language calls itself, for the list to choose from. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  pt: 'Português',
  sw: 'Kiswahili',
  ar: 'العربية',
  am: 'አማርኛ',
}

/** Shown with a mark: not read by a native speaker yet. */
export const PREVIEWS: readonly Language[] = ['am']

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language)
