import { BRAND } from '@ndoa/contract/brand'
import { EXPORT_HOURS } from '@ndoa/contract/limits'
import { pluralEn } from '@ndoa/contract/plural'
import type { EmailContent } from '../../email-template.ts'

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
      'This is the last email you will get from us. If you did not ask for this, please write to us and we will look into it.',
    ],
  }),
  goodbyeText: GOODBYE,
  archive: (name: string, link: string): EmailContent => ({
    subject: `Your ${BRAND} data is ready`,
    preview: `You can download it for the next ${EXPORT_HOURS} hours.`,
    heading: 'Your data is ready',
    name,
    paragraphs: ['The copy of your data that you asked for is ready:'],
    action: { link, label: 'Download my data' },
    closing: [
      `The link works once, within ${EXPORT_HOURS} hours, while you are signed in. If you did not ask for this, please change your password.`,
    ],
  }),
  archiveText: (link: string) =>
    `Your ${BRAND} data is ready. Download it within ${EXPORT_HOURS} hours: ${link}`,
  onceADay: (hours: number) =>
    `You can ask for your data once a day. Please try again in ${pluralEn(hours, { one: 'an hour', other: `${hours} hours` })}.`,
}
