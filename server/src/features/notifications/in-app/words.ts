import { INACTIVE_AFTER_DAYS } from '@ndoa/contract/limits'
import { inLanguages } from '../../shared/languages.ts'

interface NotificationText {
  title: string
  message: string
}

export const words = {
  /** Used if the name is unknown. */
  someone: 'Someone',
  formerMember: 'a member',
  match: (name: string): NotificationText => ({
    title: 'New Match!',
    message: `You and ${name} like each other. Say hello!`,
  }),
  message: (name: string): NotificationText => ({
    title: 'New Message',
    message: `${name} wrote to you.`,
  }),
  like: (name: string): NotificationText => ({
    title: 'New Like!',
    message: `${name} liked your profile.`,
  }),
  unanswered: (name: string): NotificationText => ({
    title: 'Waiting for Your Answer',
    message: `${name} wrote to you three days ago and would be glad to hear from you.`,
  }),
  profile: {
    title: 'Complete Your Profile',
    message: 'Members look first at profiles that say more. A few of your answers are still blank.',
  } satisfies NotificationText,
  views: {
    title: 'Profile Views',
    message: 'Members looked at your profile this week. See how many on your dashboard.',
  } satisfies NotificationText,
  report: {
    title: 'About Your Report',
    message: 'We have looked at what you reported. See what came of it.',
  } satisfies NotificationText,
  statement: {
    title: 'About Your Account',
    message: 'Our team has made a decision about your account. Please read it.',
  } satisfies NotificationText,
  verification_asked: (name: string): NotificationText => ({
    title: 'Would You Like to Get Verified?',
    message: `${name} would like to see a verified badge on your profile. It is up to you.`,
  }),
  verification_call: {
    title: 'Your Video Call',
    message: 'We have arranged it. See when and where we meet.',
  } satisfies NotificationText,
  verification_approved: {
    title: 'You Are Verified',
    message: 'Your profile now has a blue badge.',
  } satisfies NotificationText,
  verification_rejected: {
    title: 'We Could Not Verify You',
    message: 'See why, and what you can do about it.',
  } satisfies NotificationText,
  verification_expired: {
    title: 'Your Badge Has Ended',
    message: 'A year has passed since we compared your photos. You can get verified again.',
  } satisfies NotificationText,
  contact_banned: (name: string): NotificationText => ({
    title: `About ${name}`,
    message: `We have removed the account of ${name}, because it broke our rules about money or false identities. Fraud is possible. Never send money, and never share bank details or codes. If you have sent money, ask your bank or mobile money provider at once to reverse it, and keep the chat. Read what else you can do, and how to reach us.`,
  }),
  contact_cleared: (name: string): NotificationText => ({
    title: `A Correction About ${name}`,
    message: `We told you that we had removed the account of ${name}. That decision was wrong, and we have undone it. We have no reason to warn you, and we are sorry.`,
  }),
  inactivity: {
    title: 'You Haven’t Visited for a While',
    message: `After ${INACTIVE_AFTER_DAYS} days without a visit, we stop suggesting a profile. From the next visit on, we suggest it again.`,
  } satisfies NotificationText,
  saved_search: {
    title: 'Someone New',
    message: 'Someone new fits a search that you saved. See who it is.',
  } satisfies NotificationText,
}

export const wordsIn = inLanguages(import.meta.url, words)
