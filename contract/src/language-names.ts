import type { Language } from './languages.ts'

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  pt: 'Português',
  sw: 'Kiswahili',
  ar: 'العربية',
  am: 'አማርኛ',
  ha: 'Hausa',
}

export const LANGUAGE_LABELS: Readonly<Record<Language, string>> = {
  en: 'Language',
  fr: 'Langue',
  pt: 'Idioma',
  sw: 'Lugha',
  ar: 'اللغة',
  am: 'ቋንቋ',
  ha: 'Harshe',
}

const PREVIEW: Partial<Record<Language, string>> = { am: 'ቅድመ እይታ', ha: 'na gwaji' }

export const languageLabel = (language: Language): string =>
  LANGUAGE_NAMES[language] + (PREVIEW[language] ? ` (${PREVIEW[language]})` : '')
