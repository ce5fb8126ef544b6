import type { Language } from '@ndoa/contract/languages'
import { emailTemplate } from '../../email-template.ts'
import { wordsIn } from './words/index.ts'

/**
 * The first mail: warm, and clear about who asked for it, so that a stranger's sign-up is not confirmed by mistake.
 * It contains nothing that was typed into the form, so nobody can use it to send text to others.
 */
export const confirmationEmail = (language: Language, link: string) =>
  emailTemplate(wordsIn(language).confirmation(link), language)

export const signInEmail = (language: Language, link: string, name: string | null) =>
  emailTemplate(wordsIn(language).signIn(link, name), language)

export const resetEmail = (language: Language, link: string, name: string | null) =>
  emailTemplate(wordsIn(language).reset(link, name), language)

/** Only the body holds the code: subjects and previews are shown on locked screens. */
export const codeEmail = (language: Language, code: string) =>
  emailTemplate(wordsIn(language).code(code), language)
