import type { Language } from '@ndoa/contract/languages'
import { emailTemplate } from '../../features/shared/email-template.ts'
import { firstInOnePart } from '../../platform/sms-part.ts'
import { wordsIn } from './words.ts'

export const goodbyeEmail = (language: Language, name: string) =>
  emailTemplate(wordsIn(language).goodbye(name), language)
export const goodbyeText = (language: Language) => wordsIn(language).goodbyeText

export const archiveLink = (publicUrl: string, code: string) => `${publicUrl}/settings?export=${code}`

/** The link works only for its signed-in member, so a forwarded mail reveals nothing. */
export const archiveEmail = (language: Language, name: string, link: string) =>
  emailTemplate(wordsIn(language).archive(name, link), language)
export const archiveText = (language: Language, link: string) =>
  firstInOnePart(wordsIn(language).archiveTexts(link))
