import type { Language } from './languages.ts'

/** What a language calls itself, for the list to choose from. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  pt: 'Português',
  sw: 'Kiswahili',
  ar: 'العربية',
  am: 'አማርኛ',
}

/** The word for "language" in each, so that everybody finds the list. */
export const LANGUAGE_LABELS: Readonly<Record<Language, string>> = {
  en: 'Language',
  fr: 'Langue',
  pt: 'Idioma',
  sw: 'Lugha',
  ar: 'اللغة',
  am: 'ቋንቋ',
}

/** The mark of a language that no native speaker has read yet, in that language. */
const PREVIEW: Partial<Record<Language, string>> = { am: 'ቅድመ እይታ' }

/** As the list shows it: its own name, with a mark where it is a preview. */
export const shownName = (language: Language): string =>
  LANGUAGE_NAMES[language] + (PREVIEW[language] ? ` (${PREVIEW[language]})` : '')
