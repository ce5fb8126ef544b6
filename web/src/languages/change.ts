import { isOffered, LANGUAGE_COOKIE, type Language } from '@ndoa/contract/languages'
import { loadJson, saveJson, sessionStore } from '../lib/storage/storage.ts'
import {
  currentLanguage,
  fetchWords,
  loadedParts,
  loadWords,
  markPage,
  notifyListeners,
  notifyWorker,
} from './load.ts'

// A separate file, because the first screen does not need it.

let wanted: Language | undefined

/**
 * Switches to another language and stores it in this browser: fetches its words, then renders the page again with its
 * data.
 * @returns false when a later choice came before the words arrived
 * @throws without a network; then nothing has changed
 */
export async function switchLanguage(language: Language): Promise<boolean> {
  wanted = language
  if (language === currentLanguage()) return true
  await Promise.all(loadedParts().map((part) => fetchWords(part, language)))
  if (wanted !== language) return false
  markPage(language)
  await Promise.all(loadedParts().map(loadWords)) // fetched above
  keepInBrowser(language)
  notifyListeners()
  return true
}

const YEAR = 365 * 24 * 60 * 60

/** Used by the server, which then answers in this language, and by the worker, which caches that page. */
function keepInBrowser(language: Language) {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR}; samesite=lax`
  notifyWorker()
}

const CHOSEN = 'language'

/** Remembers a visitor's choice in this tab: it becomes the language of the account they sign in to. */
export const rememberChoice = (language: Language): void => saveJson(sessionStore, CHOSEN, language)

/** Returns a visitor's choice in this tab once, and forgets it. */
export function takeChoice(): Language | null {
  const chosen = loadJson<Language>(sessionStore, CHOSEN, isOffered)
  if (chosen) sessionStore.removeItem(CHOSEN)
  return chosen
}
