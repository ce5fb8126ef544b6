import { isOffered, LANGUAGE_COOKIE, type Language } from '@ndoa/contract/languages'
import { loadJson, saveJson, sessionStore } from '../lib/storage.ts'
import {
  fetchWords,
  loadWords,
  markPage,
  partsNow,
  spokenLanguage,
  tellListeners,
  tellWorker,
} from './load.ts'

// Not needed for the first screen.

let wanted: Language | undefined

/**
 * Speaks another language, and keeps it in this browser: fetches its words, then draws the page again with the data that it
 * has.
 * @returns false when another one was chosen before its words had arrived
 * @throws if there is no network; then nothing has changed
 */
export async function speakLanguage(language: Language): Promise<boolean> {
  wanted = language
  if (language === spokenLanguage()) return true
  await Promise.all(partsNow().map((part) => fetchWords(part, language)))
  if (wanted !== language) return false
  markPage(language)
  await Promise.all(partsNow().map(loadWords)) // at hand by now
  keepInBrowser(language)
  tellListeners()
  return true
}

const YEAR = 365 * 24 * 60 * 60

/** For the server, which answers with a page in this language, and for the worker, which keeps that page. */
function keepInBrowser(language: Language) {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR}; samesite=lax`
  tellWorker()
}

const CHOSEN = 'language'

/** Remembers in this tab that a visitor chose a language: it becomes that of the account they sign in to. */
export const noteChoice = (language: Language): void => saveJson(sessionStore, CHOSEN, language)

/** What a visitor chose in this tab, once. */
export function takeChoice(): Language | null {
  const chosen = loadJson<Language>(sessionStore, CHOSEN, isOffered)
  if (chosen) sessionStore.removeItem(CHOSEN)
  return chosen
}
