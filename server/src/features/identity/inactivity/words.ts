import { BRAND } from '@ndoa/contract/brand'
import { INACTIVE_AFTER_DAYS } from '@ndoa/contract/limits'
import type { EmailContent } from '../../shared/email-template.ts'
import { inLanguages } from '../../shared/languages.ts'

export const words = {
  warning: (name: string, publicUrl: string): EmailContent => ({
    subject: `It has been a while since your last visit to ${BRAND}`,
    preview: 'Visit us within a week to stay in suggestions.',
    heading: 'Would you like to stay in suggestions?',
    name,
    paragraphs: [
      `After ${INACTIVE_AFTER_DAYS} days without a visit, we stop suggesting a profile, so that members meet people who are likely to answer. For yours, that will be in about a week.`,
      `To stay, just open ${BRAND} once before then. If you come back later, we suggest your profile again from that moment. Your matches and messages stay as they are.`,
    ],
    action: { label: `Open ${BRAND}`, link: `${publicUrl}/dashboard` },
    closing: [`You can turn off emails in your settings: ${publicUrl}/settings`],
  }),
}

export const wordsIn = inLanguages(import.meta.url, words)
