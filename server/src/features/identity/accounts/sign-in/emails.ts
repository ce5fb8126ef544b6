import type { Language } from '@ndoa/contract/languages'
import { emailTemplate } from '../../../shared/email-template.ts'
import { wordsIn } from './words.ts'

/** Contains nothing from the sign-up form, so that strangers can't use it to send text to other people. */
export const confirmationEmail = (language: Language, link: string) =>
  emailTemplate(wordsIn(language).confirmation(link), language)

export const signInEmail = (language: Language, link: string, name: string | null) =>
  emailTemplate(wordsIn(language).signIn(link, name), language)

export const resetEmail = (language: Language, link: string, name: string | null) =>
  emailTemplate(wordsIn(language).reset(link, name), language)

/** Only the body contains the code, because locked screens show subjects and previews. */
export const codeEmail = (language: Language, code: string) =>
  emailTemplate(wordsIn(language).code(code), language)
