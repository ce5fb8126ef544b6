import { BRAND } from '@ndoa/contract/brand'
import { EXPORT_HOURS } from '@ndoa/contract/limits'
import { emailTemplate } from '../email-template.ts'

/** The last we write to somebody who has left for good. */
export const goodbyeEmail = (name: string) =>
  emailTemplate({
    subject: GOODBYE,
    preview: 'As you asked.',
    heading: 'We wish you well',
    name,
    paragraphs: [
      'Your account was deleted, as you asked: your profile, photos, likes, matches, conversations and settings are gone, and nobody can bring them back.',
    ],
    closing: [
      'This is the last mail that you get from us. If you did not ask for this, please write to us and we will look into it.',
    ],
  })
export const GOODBYE = `Your ${BRAND} account was deleted`

/** The link opens nothing without a sign-in, so that a forwarded mail gives nothing away. */
export const archiveEmail = (name: string, link: string) =>
  emailTemplate({
    subject: `Your ${BRAND} data is ready`,
    preview: `It can be fetched for ${EXPORT_HOURS} hours.`,
    heading: 'Your data is ready',
    name,
    paragraphs: ['The archive of your data that you asked for is ready:'],
    action: { link, label: 'Download my data' },
    closing: [
      `The link works once and for ${EXPORT_HOURS} hours, while you are signed in. If you did not ask for this, please change your password.`,
    ],
  })
export const archiveText = (link: string) => `Your ${BRAND} data is ready for ${EXPORT_HOURS} hours: ${link}`
