import { type Language, OFFERED } from '@ndoa/contract/languages'
import { vi } from 'vitest'
import * as account from '../languages/en/account.ts'
import * as confirm from '../languages/en/confirm.ts'
import * as forms from '../languages/en/forms.ts'
import * as guest from '../languages/en/guest.ts'
import * as member from '../languages/en/member.ts'
import * as membership from '../languages/en/membership.ts'
import * as push from '../languages/en/push.ts'
import * as searches from '../languages/en/searches.ts'
import * as start from '../languages/en/start.ts'
import { FILES } from '../languages/load.ts'
import { pseudo } from './pseudo.ts'

/** Offers French and Arabic, with words made of English in their place. @returns how often each file was fetched */
export function offerPseudo() {
  const fetched = vi.fn<(file: string) => void>()
  for (const language of ['fr', 'ar'] satisfies Language[]) {
    if (!OFFERED.includes(language)) (OFFERED as Language[]).push(language)
    for (const [part, words] of Object.entries({
      start,
      guest,
      forms,
      member,
      account,
      confirm,
      push,
      membership,
      searches,
    }))
      FILES[`./${language}/${part}.ts`] = async () => {
        fetched(`${language}/${part}`)
        return pseudo(words)
      }
  }
  return fetched
}

/** English again, and nothing chosen. */
export function forgetLanguage() {
  document.documentElement.lang = 'en'
  document.documentElement.dir = 'ltr'
  document.cookie = 'language=; path=/; max-age=0'
}
