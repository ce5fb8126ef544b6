import {
  directionOf,
  isOffered,
  LANGUAGE_COOKIE,
  type Language,
  OFFERED,
  pageAddress,
} from '@ndoa/contract/languages'
import { useSyncExternalStore } from 'react'
import { speak } from '../words/spoken.ts'

type Words = Readonly<Record<string, object>>

/**
 * What every screen needs, what a visitor reads before signing in, what is wrong with a longer form, what a member reads
 * every day, and the rest; each language has these files.
 * What is said after registering and behind mailed links, about push, the membership and saved searches is found by their features.
 */
type Part =
  | 'start'
  | 'guest'
  | 'forms'
  | 'member'
  | 'account'
  | 'confirm'
  | 'push'
  | 'membership'
  | 'searches'

/** A browser fetches those of its own language alone. Tests put another language here. */
export const FILES = import.meta.glob<Words>('./*/{start,guest,forms,member,account}.ts')

export async function fetchWords(part: Part, language: Language): Promise<Words> {
  const file = FILES[`./${language}/${part}.ts`]
  if (!file) throw new Error(`No words in ${language}: ${part}`)
  return file()
}

/** The language of each file that is spoken. */
const now: Partial<Record<Part, Language>> = {}
export const partsNow = () => Object.keys(now) as Part[]

/** The language that is spoken. The page says it, since the server chose it: by the cookie, else by what the browser accepts. */
export function spokenLanguage(): Language {
  const { lang } = document.documentElement
  return isOffered(lang) ? lang : 'en'
}

const listeners = new Set<() => void>()

/** The spoken language, for a component that has to be drawn again when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, spokenLanguage)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Draws the page again. */
export function tellListeners() {
  for (const listener of listeners) listener()
}

/** The address of a public page in the spoken language. */
export const pagePath = (path: string): string => pageAddress(path, spokenLanguage())

/** There is more than one language to choose from. */
export const offersChoice = (): boolean => OFFERED.length > 1

/** At the start: the page may be a kept one, from before the language was chosen in another tab. */
export function beginLanguage(): void {
  const [, chosen] = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`).exec(document.cookie) ?? []
  const language = isOffered(chosen) ? chosen : spokenLanguage()
  if (language !== spokenLanguage()) tellWorker() // it kept the page of another choice
  markPage(language)
}

/** The worker fetches the page of the app in the language of the cookie. It may still be installing itself. */
export function tellWorker(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage('language'))
}

/** Says on the page which language it is in. */
export function markPage(language: Language) {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
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

/**
 * For the loader of a route: without a network its screen is "not loaded yet", as without its code. Forms for the account
 * have fields of the forms of visitors.
 */
export const loadAccountWords = async () => {
  await Promise.all([loadWords('account'), loadWords('guest')])
}

/** Code of a form that checks more than an address, with the words of what can be wrong. @throws if there is no network */
export async function withFormWords<Code>(loading: Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([loading, loadWords('forms')])
  return code
}
