import account from 'virtual:words/account'
import forms from 'virtual:words/forms'
import guest from 'virtual:words/guest'
import member from 'virtual:words/member'
import start from 'virtual:words/start'
import {
  directionOf,
  isOffered,
  LANGUAGE_COOKIE,
  type Language,
  OFFERED,
  pageAddress,
} from '@ndoa/contract/languages'
import { useSyncExternalStore } from 'react'
import { applyWords } from '../words/spoken.ts'
import type { WordsFile } from './manifest.ts'

type Words = Readonly<Record<string, object>>

type Part = Exclude<WordsFile, 'public'>
type Files = Record<Language, () => Promise<Words>>

/**
 * A browser fetches its own language's files only. Features add the parts that only they need. A missing sentence does
 * not compile, so there is no fallback (docs/languages.md).
 */
const FILES: Partial<Record<Part, Files>> = { start, guest, forms, member, account }

export async function fetchWords(part: Part, language: Language): Promise<Words> {
  const file = FILES[part]?.[language]
  if (!file) throw new Error(`No words in ${language}: ${part}`)
  return file()
}

/** The loaded language of each file. */
const loadedLanguages: Partial<Record<Part, Language>> = {}
export const loadedParts = () => Object.keys(loadedLanguages) as Part[]

/**
 * The current language, from the page's `lang`. The server sets it by the cookie, otherwise by the browser's
 * preference.
 */
export function currentLanguage(): Language {
  const { lang } = document.documentElement
  return isOffered(lang) ? lang : 'en'
}

const listeners = new Set<() => void>()

/** The current language, for a component that must render again after a change. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function notifyListeners() {
  for (const listener of listeners) listener()
}

/** The address of a public page in the current language. */
export const pagePath = (path: string): string => pageAddress(path, currentLanguage())

export const offersChoice = (): boolean => OFFERED.length > 1

/** Runs at the start, because a cached page may be older than a choice in another tab. */
export function beginLanguage(): void {
  const [, chosen] = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`).exec(document.cookie) ?? []
  const language = isOffered(chosen) ? chosen : currentLanguage()
  if (language !== currentLanguage()) notifyWorker() // the worker has cached another language's page
  markPage(language)
}

/** The worker fetches the app's page in the cookie's language. It may still be installing. */
export function notifyWorker(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage('language'))
}

export function markPage(language: Language) {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

/** Registers the words of a feature that loads later. @returns a function that loads them */
export function wordsLoader(part: Part, files: Files): () => Promise<void> {
  FILES[part] ??= files
  return () => loadWords(part)
}

/** Fetches a file in the current language and uses it. @throws without a network */
export async function loadWords(part: Part): Promise<void> {
  const language = currentLanguage()
  if (loadedLanguages[part] === language) return
  const words = await fetchWords(part, language)
  if (language !== currentLanguage()) return loadWords(part) // the language has changed since
  applyWords(words)
  loadedLanguages[part] = language
}

/**
 * For route loaders: without a network they fail, and the screen says "not loaded yet". Account forms share fields with
 * visitors' forms, so both parts load.
 */
export const loadAccountWords = async () => {
  await Promise.all([loadWords('account'), loadWords('guest')])
}

/** Loads a form's code together with the words for its errors. @throws without a network */
export async function withFormWords<Code>(loading: Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([loading, loadWords('forms')])
  return code
}
