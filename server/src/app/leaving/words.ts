import { BRAND } from '@ndoa/contract/brand'
import { EXPORT_HOURS } from '@ndoa/contract/limits'
import { pluralEn } from '@ndoa/contract/plural'
import type { EmailContent } from '../../features/shared/email-template.ts'
import { inLanguages } from '../../features/shared/languages.ts'

const GOODBYE = `Your ${BRAND} account has been deleted`

export const words = {
  goodbye: (name: string): EmailContent => ({
    subject: GOODBYE,
    preview: 'As you asked.',
    heading: 'We wish you well',
    name,
    paragraphs: [
      'We have deleted your account, as you asked. Your profile, photos, likes, matches, conversations and settings are gone and can’t be restored.',
    ],
    closing: [
      'This is the last email you’ll get from us. If you did not ask for this, please write to us and we will look into it.',
    ],
  }),
  goodbyeText: GOODBYE,
  archive: (name: string, link: string): EmailContent => ({
    subject: `Your ${BRAND} data is ready`,
    preview: `You can download it for the next ${EXPORT_HOURS} hours.`,
    heading: 'Your data is ready',
    name,
    paragraphs: ['The copy of your data you asked for is ready:'],
    action: { link, label: 'Download my data' },
    closing: [
      `The link works once, within ${EXPORT_HOURS} hours, while you are signed in. If you did not ask for this, please change your password.`,
    ],
  }),
  /** Text messages, best first. The first that fits in one part is sent. */
  archiveTexts: (link: string): readonly string[] => [
    `Your ${BRAND} data is ready. Download it within ${EXPORT_HOURS} hours: ${link}`,
  ],
  onceADay: (hours: number) =>
    `You can ask for your data once a day. Please try again in ${pluralEn(hours, { one: 'an hour', other: `${hours} hours` })}.`,
  deactivated: 'Your account is deactivated. Sign in whenever you want to come back.',
  asked: 'We are preparing your data. You’ll get a link when it’s ready.',
  deleted: 'Your account was deleted.',
  /** The archive's README.txt. Do not translate the files' names. */
  readMe: `This is everything that we keep about you.

profile.json        your account and your profile
settings.json       your settings
consents.json       what you agreed to, and when you withdrew it
saved-searches.json  the searches that you saved
likes.json          whom you liked, and when you were liked
views.json          whose profiles you opened, who was shown to you, and how often you were shown
matches.json        your matches
conversations.json  your messages, and those that your matches wrote to you
sessions.json       where you are signed in
security-log.json   sign-ins and changes to your account, for a year
safety.json         whom you blocked or parted from, when you hid somebody, when you could not begin conversations,
                    when browsers of yours were seen, of whose ban we told you, who showed you their photos, and
                    when a warning was shown beside your messages
reports.json        whom you reported, and what became of it
statements.json     what our team decided about your account, and what you wrote about it
verification.json   when you asked to be verified, what we decided, and who asked whom to be verified
contact.json        what you wrote to our support
notifications.json  what we notified you of
delivery.json       your notification choices, and what we sent you
membership.json     your orders, memberships and receipts, and whether your membership renews
photos.json         your photos, with the files beside it
`,
}

export const wordsIn = inLanguages(import.meta.url, words)
