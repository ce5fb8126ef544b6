import type { Language } from '@ndoa/contract/languages'
import { firstInOnePart, toGsm7 } from '../../../platform/sms-part.ts'
import { emailTemplate, type RenderedEmail } from '../../shared/email-template.ts'
import type { NoticeWords } from './words.ts'
import { wordsIn } from './words.ts'

export interface Notice {
  email: (language: Language, name: string, settings: string) => RenderedEmail
  short: (language: Language) => string
}

type Words = ReturnType<typeof wordsIn>

const notice = (pick: (words: Words) => NoticeWords): Notice => ({
  email: (language, name, link) => {
    const words = wordsIn(language)
    const { subject, heading, paragraphs, otherwise } = pick(words)
    return emailTemplate(
      {
        subject,
        heading,
        name,
        preview: words.preview,
        paragraphs: [...paragraphs, otherwise],
        action: { link, label: words.securitySettings },
      },
      language,
    )
  },
  short: (language) => pick(wordsIn(language)).short,
})

export const passwordChanged = notice((words) => words.passwordChanged)

export interface SignIn {
  device: string
  place: string | null
  moment: string
}

/** A text message that is too long first drops the time, because it arrives at that moment anyway. */
export function signedInOn({ device, place, moment }: SignIn): Notice {
  const listed = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ')
  const full = listed(device, place, moment)
  return {
    ...notice((words) => words.signedInOn(full)),
    short: (language) => {
      const words = wordsIn(language)
      const known = [full, listed(device, place), device, place].filter((text) => text !== null)
      const texts = [...known, words.unknownDevice].map((text) => words.signedInOn(text).short)
      return firstInOnePart(texts.map(toGsm7))
    },
  }
}

export const secondFactorOn = notice((words) => words.secondFactorOn)
export const secondFactorOff = notice((words) => words.secondFactorOff)
export const secondFactorWrong = notice((words) => words.secondFactorWrong)
export const contactChanged = (kind: 'email' | 'phone') =>
  notice((words) => (kind === 'email' ? words.emailChanged : words.phoneChanged))
