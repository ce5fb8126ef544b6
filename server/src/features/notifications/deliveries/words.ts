import { BRAND } from '@ndoa/contract/brand'
import { pluralEn as plural } from '@ndoa/contract/plural'
import { inLanguages } from '../../shared/languages.ts'

/**
 * Other people may read mails, lock-screen messages and text messages, so these never name the sender or quote text.
 */
export const words = {
  preview: 'Take a look when you have a moment.',
  turnOff: (link: string) =>
    `We send at most one email like this a day. Turn these emails off without signing in: ${link}`,
  news: {
    match: {
      subject: `You have a new match on ${BRAND}`,
      heading: 'A new match',
      line: 'You have a new match. Say hello:',
      label: 'See my matches',
    },
    message: {
      subject: `You have a new message on ${BRAND}`,
      heading: 'A new message',
      line: 'You have a new message:',
      label: 'Read it',
    },
    like: {
      subject: `Someone likes you on ${BRAND}`,
      heading: 'Someone likes you',
      line: 'Someone likes your profile:',
      label: 'See who it is',
    },
    search: {
      subject: `Someone new fits your search on ${BRAND}`,
      heading: 'Someone new fits your search',
      line: 'Someone new fits a search that you saved:',
      label: 'See who it is',
    },
    views: {
      subject: `Members looked at your profile on ${BRAND}`,
      heading: 'Profile views',
      line: 'Members looked at your profile this week:',
      label: 'See how many',
    },
    reminder: {
      subject: `Something is waiting for you on ${BRAND}`,
      heading: 'A reminder',
      line: 'Something is waiting for you:',
      label: 'Take a look',
    },
    safety: {
      subject: `A notice from ${BRAND}`,
      heading: 'A notice about your safety or your account',
      line: 'There is a notice about your safety or your account:',
      label: 'Read it',
    },
  },
  several: {
    subject: `News for you on ${BRAND}`,
    heading: 'News for you',
    line: 'This is waiting for you:',
    label: 'Take a look',
  },
  /** Used in a message about several notifications. */
  counts: {
    match: (count: number) => plural(count, { one: '1 new match', other: `${count} new matches` }),
    message: (count: number) =>
      plural(count, {
        one: '1 conversation with new messages',
        other: `${count} conversations with new messages`,
      }),
    like: (count: number) => plural(count, { one: '1 new like', other: `${count} new likes` }),
    search: () => 'New people in your saved searches',
    views: () => 'Profile views',
    reminder: (count: number) => plural(count, { one: '1 reminder', other: `${count} reminders` }),
    safety: (count: number) => plural(count, { one: '1 notice', other: `${count} notices` }),
  },
  /** Sent only to members who agreed to marketing mails. */
  weekly: {
    subject: `Your week on ${BRAND}`,
    heading: 'Your week',
    preview: 'Who fits you, and what is waiting.',
    fits: (count: number) =>
      plural(count, {
        one: '1 member fits what you are looking for.',
        other: `${count} members fit what you are looking for.`,
      }),
    /** The percentages of the best members, best first. */
    best: (percents: readonly number[]) =>
      `Best compatibility: ${percents.map((percent) => `${percent}%`).join(', ')}.`,
    likes: (count: number) =>
      plural(count, {
        one: '1 like is waiting for your answer.',
        other: `${count} likes are waiting for your answer.`,
      }),
    label: 'See who fits',
    why: (link: string) =>
      `You get this email because you chose Marketing Emails. Turn these emails off without signing in: ${link}`,
  },
  sms: (link: string) => `${BRAND}: you have a new match. ${link}`,
}

export const wordsIn = inLanguages(import.meta.url, words)
