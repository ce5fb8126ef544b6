import type { VERIFICATION_REASONS } from '@ndoa/contract/choices'
import { VERIFIED_MONTHS } from '@ndoa/contract/limits'
import { emailTemplate } from '../email-template.ts'

type Reason = (typeof VERIFICATION_REASONS)[number]

/** Why, and what to do about it; the web app says the same. */
export const REASON_SENTENCES: Record<Reason, string> = {
  not_same_person:
    'We could not be sure that the pictures and the photos of your profile show the same person. Photos that show your face clearly, and are not old, help.',
  not_clear:
    'The pictures were too dark or too blurred. Please take them again in daylight, without a filter.',
  wrong_turn: 'In the second picture your head was not turned the way we asked.',
  wrong_code: 'We could not read the code on the paper, or it was a different one.',
  not_live: 'The pictures looked as if they had been taken from a screen or another picture.',
  photos_unclear:
    'Your profile photos do not show your face well enough to compare. Please choose a clearer main photo first.',
}

export const approvedEmail = (name: string) =>
  emailTemplate({
    subject: 'You are verified',
    preview: 'Your profile now has a blue badge.',
    heading: 'Your profile now has a blue badge',
    name,
    paragraphs: [
      `Two of our team compared your pictures with the photos of your profile. The pictures have been deleted. Your badge is good for ${VERIFIED_MONTHS} months, and ends earlier if you change your main photo, your date of birth or your gender.`,
    ],
  })

export const rejectedEmail = (name: string, reason: Reason, link: string) =>
  emailTemplate({
    subject: 'We could not verify you this time',
    preview: 'You can try again at any time.',
    heading: 'We could not verify you this time',
    name,
    paragraphs: [
      REASON_SENTENCES[reason],
      'The pictures have been deleted. Nobody else is told, and nothing else changes for you. You can try again at any time.',
    ],
    action: { label: 'Try Again', link },
  })
