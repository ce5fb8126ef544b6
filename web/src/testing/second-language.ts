import account from 'virtual:words/account'
import confirm from 'virtual:words/confirm'
import forms from 'virtual:words/forms'
import guest from 'virtual:words/guest'
import member from 'virtual:words/member'
import membership from 'virtual:words/membership'
import push from 'virtual:words/push'
import searches from 'virtual:words/searches'
import start from 'virtual:words/start'
import { type Language, OFFERED } from '@ndoa/contract/languages'
import { vi } from 'vitest'
import { pseudo } from './pseudo.ts'

const FILES = { start, guest, forms, member, account, confirm, push, membership, searches }

/** Offers French and Arabic, with pseudo words in their place. @returns how often each file was fetched */
export function offerPseudo() {
  const fetched = vi.fn<(file: string) => void>()
  for (const language of ['fr', 'ar'] satisfies Language[]) {
    if (!OFFERED.includes(language)) (OFFERED as Language[]).push(language)
    for (const [part, files] of Object.entries(FILES))
      files[language] = async () => {
        fetched(`${language}/${part}`)
        return pseudo(await files.en())
      }
  }
  return fetched
}

/** Returns to English, as if no language had been chosen. */
export function forgetLanguage() {
  document.documentElement.lang = 'en'
  document.documentElement.dir = 'ltr'
  document.cookie = 'language=; path=/; max-age=0'
}
