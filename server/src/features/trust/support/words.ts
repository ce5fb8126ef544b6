import { BRAND } from '@ndoa/contract/brand'
import type { EmailContent } from '../../shared/email-template.ts'
import { inLanguages } from '../../shared/languages.ts'

const message: EmailContent = {
  subject: 'We have received your message',
  preview: 'We reply within 24 hours.',
  heading: 'Thank you for writing',
  paragraphs: [`Thank you for writing to ${BRAND}. We reply within 24 hours.`],
  closing: ['If you did not write to us, you can ignore this email.'],
}
const notice: EmailContent = {
  subject: 'We have received your notice',
  preview: 'Someone from our team will look at it.',
  heading: 'Thank you for telling us',
  paragraphs: [
    `We have received your notice about something on ${BRAND}. Someone from our team will look at it, and we will write to you about what we decide.`,
  ],
  closing: ['If you did not write to us, you can ignore this email.'],
}

/** Acknowledgements of contact messages and of notices about content. */
export const words = {
  message,
  notice,
  tooManyNotices: "You've sent several notices already.",
}

export const wordsIn = inLanguages(import.meta.url, words)
