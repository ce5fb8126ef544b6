import type { Language } from '@ndoa/contract/languages'
import { emailTemplate, type RenderedEmail } from '../email-template.ts'
import type { NoticeWords } from './words/en.ts'
import { wordsIn } from './words/index.ts'

/** A message about the security of a member's account: by mail, or a short one by text message. */
export interface Notice {
  email: (language: Language, name: string, settings: string) => Promise<RenderedEmail>
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
/** @param device with the place and the time, in the member's language */
export const signedInOn = (device: string) => notice((words) => words.signedInOn(device))
export const secondFactorOn = notice((words) => words.secondFactorOn)
export const secondFactorOff = notice((words) => words.secondFactorOff)
export const secondFactorWrong = notice((words) => words.secondFactorWrong)
export const contactChanged = (kind: 'email' | 'phone') =>
  notice((words) => (kind === 'email' ? words.emailChanged : words.phoneChanged))
