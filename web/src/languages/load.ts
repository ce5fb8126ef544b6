import type { Language } from '@ndoa/contract/languages'
import { speak } from '../words/spoken.ts'

type Guest = typeof import('./en/guest.ts')
type Member = typeof import('./en/member.ts')
type Account = typeof import('./en/account.ts')
interface Files {
  guest: () => Promise<Guest>
  member: () => Promise<Member>
  account: () => Promise<Account>
}

/**
 * The files of each language: what a visitor reads before signing in, what a member reads every day, and the rest. Each
 * type is that of the English file, so a missing sentence or a wrong placeholder does not compile.
 */
const FILES = {
  en: {
    guest: () => import('./en/guest.ts'),
    member: () => import('./en/member.ts'),
    account: () => import('./en/account.ts'),
  },
} satisfies Partial<Record<Language, Files>>

type Part = 'guest' | 'member' | 'account'

/** The languages that have a folder here. */
export type Spoken = keyof typeof FILES

/** The language of each file that is spoken. */
const now: Partial<Record<Part, Spoken>> = {}

/** Fetches one of the files and speaks it; once for each language. @throws if there is no network */
export async function loadWords(part: Part, language: Spoken = 'en'): Promise<void> {
  if (now[part] === language) return
  speak(await FILES[language][part]())
  now[part] = language
}
