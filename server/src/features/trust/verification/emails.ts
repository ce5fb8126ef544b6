import type { Language } from '@ndoa/contract/languages'
import { emailTemplate } from '../../shared/email-template.ts'
import type { Rejection } from './words.ts'
import { wordsIn } from './words.ts'

export const callEmail = (language: Language, name: string, link: string) =>
  emailTemplate(wordsIn(language).call(name, link), language)

export const approvedEmail = (language: Language, name: string, kind: 'pictures' | 'call') =>
  emailTemplate(wordsIn(language).approved(name, kind), language)

export const rejectedEmail = (language: Language, name: string, rejection: Rejection, link: string) =>
  emailTemplate(wordsIn(language).rejected(name, rejection, link), language)
