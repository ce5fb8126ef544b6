import type { VERIFICATION_REASONS } from '@ndoa/contract/dating/choices'
import { VERIFIED_MONTHS } from '@ndoa/contract/limits'
import type { EmailContent } from '../../shared/email-template.ts'
import { inLanguages } from '../../shared/languages.ts'

export interface Rejection {
  kind: 'pictures' | 'call'
  reason: (typeof VERIFICATION_REASONS)[number]
  /** The badge that was to be renewed. */
  badge: 'kept' | 'ended' | 'none'
}

/** The reason, and what to do about it, as in the web app. */
const reasons: Record<(typeof VERIFICATION_REASONS)[number], string> = {
  not_same_person:
    'We couldn’t be sure that the pictures and your profile photos show the same person. Photos that show your face clearly, and are not old, help.',
  not_clear:
    'The pictures were too dark or too blurred. Please take them again in daylight, without a filter.',
  wrong_turn: 'In the second picture, your head wasn’t turned the way we asked.',
  wrong_code: 'We could not read the code on the paper, or it was a different one.',
  not_live: 'The pictures looked as if they had been taken from a screen or another picture.',
  photos_unclear:
    'Your profile photos don’t show your face clearly enough to compare. Please choose a clearer main photo first.',
  missed_call: 'We missed you on the call. Please ask for another one, or send pictures instead.',
}

const compared = {
  pictures:
    'Two of our team compared your pictures with your profile photos. The pictures have been deleted.',
  call: 'Two of our team compared you with your profile photos during the call.',
}
const rejected = {
  kept: 'We could not renew your badge this time',
  ended: 'Your badge has ended',
  none: 'We could not verify you this time',
}
const whatChanges = {
  kept: 'You keep your badge until it runs out.',
  ended: 'Your profile no longer shows the badge, because we are no longer sure who is in your photos.',
  none: 'Nothing else changes for you.',
}

export const words = {
  call: (name: string, link: string): EmailContent => ({
    subject: 'Your video call',
    preview: 'See when and where we meet.',
    heading: 'We have arranged your video call',
    name,
    paragraphs: [
      'When and where we meet is on your verification page, in the time of your device. If it doesn’t suit you, take back your request there and ask again.',
    ],
    action: { label: 'See the Call', link },
  }),
  approved: (name: string, kind: 'pictures' | 'call'): EmailContent => ({
    subject: 'You are verified',
    preview: 'Your profile now has a blue badge.',
    heading: 'Your profile now has a blue badge',
    name,
    paragraphs: [
      `${compared[kind]} Your badge is good for ${VERIFIED_MONTHS} months, and ends earlier if you change your main photo, your date of birth or your gender.`,
    ],
  }),
  rejected: (name: string, { kind, reason, badge }: Rejection, link: string): EmailContent => ({
    subject: rejected[badge],
    preview: 'You can try again at any time.',
    heading: rejected[badge],
    name,
    paragraphs: [
      reasons[reason],
      `${kind === 'pictures' ? 'The pictures have been deleted. ' : ''}We tell no one else. ${whatChanges[badge]} You can try again at any time.`,
    ],
    action: { label: 'Try Again', link },
  }),
  startedOften: 'You have started many times today.',
  askedOften: 'You have asked several times today.',
  askedMany: 'You have asked many people today.',
}

export const wordsIn = inLanguages(import.meta.url, words)
