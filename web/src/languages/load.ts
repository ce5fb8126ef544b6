import {
  directionOf,
  isOffered,
  LANGUAGE_COOKIE,
  type Language,
  OFFERED,
  pageAddress,
} from '@ndoa/contract/languages'
import { useSyncExternalStore } from 'react'
import { loadJson, saveJson } from '../lib/storage.ts'
import { speak } from '../words/spoken.ts'

type Words = Readonly<Record<string, object>>

/** What a visitor reads before signing in, what a member reads every day, and the rest; each language has these files. */
type Part = 'guest' | 'member' | 'account'

/** A browser fetches those of its own language alone. Tests put another language here. */
export const FILES = import.meta.glob<Words>('./*/{guest,member,account}.ts')

async function fetchWords(part: Part, language: Language): Promise<Words> {
  const file = FILES[`./${language}/${part}.ts`]
  if (!file) throw new Error(`No words in ${language}: ${part}`)
  return file()
}

/** The language of each file that is spoken. */
const now: Partial<Record<Part, Language>> = {}
const partsNow = () => Object.keys(now) as Part[]
const listeners = new Set<() => void>()

/** The language that is spoken. The page says it, since the server chose it: by the cookie, else by what the browser accepts. */
export function spokenLanguage(): Language {
  const { lang } = document.documentElement
  return isOffered(lang) ? lang : 'en'
}

/** The spoken language, for a component that has to be drawn anew when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, spokenLanguage)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The address of a public page in the spoken language. */
export const pagePath = (path: string): string => pageAddress(path, spokenLanguage())

/** At the start: the page may be a kept one, from before the language was chosen in another tab. */
export function beginLanguage(): void {
  const [, chosen] = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`).exec(document.cookie) ?? []
  markPage(isOffered(chosen) ? chosen : spokenLanguage())
}

/** Fetches one of the files in the spoken language and speaks it. @throws if there is no network */
export async function loadWords(part: Part): Promise<void> {
  const language = spokenLanguage()
  if (now[part] === language) return
  const words = await fetchWords(part, language)
  if (language !== spokenLanguage()) return loadWords(part) // it was changed meanwhile
  speak(words)
  now[part] = language
}

let wanted: Language | undefined

/**
 * Speaks another language, and keeps it in this browser: fetches its words, then draws the page anew with the data that it
 * has. @throws if there is no network; then nothing has changed
 */
export async function speakLanguage(language: Language): Promise<void> {
  wanted = language
  if (language === spokenLanguage()) return
  const parts = partsNow()
  await Promise.all(parts.map((part) => fetchWords(part, language)))
  if (wanted !== language) return
  markPage(language)
  await Promise.all(partsNow().map(loadWords)) // at hand by now
  keepInBrowser(language)
  for (const listener of listeners) listener()
}

function markPage(language: Language) {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

const YEAR = 365 * 24 * 60 * 60

/** For the server, which answers with a page in this language, and for the worker, which keeps that page. */
function keepInBrowser(language: Language) {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in all browsers of our members
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR}; samesite=lax`
  navigator.serviceWorker?.controller?.postMessage('language')
}

const CHOSEN = 'language'

/** Remembers in this tab that a visitor chose a language: it becomes that of the account they sign in to. */
export const noteChoice = (language: Language): void => saveJson(window.sessionStorage, CHOSEN, language)

/** What a visitor chose in this tab, once. */
export function takeChoice(): Language | null {
  const chosen = loadJson<Language>(window.sessionStorage, CHOSEN, isOffered)
  if (chosen) window.sessionStorage.removeItem(CHOSEN)
  return chosen
}

/** More than one to choose from. */
export const offersChoice = (): boolean => OFFERED.length > 1
