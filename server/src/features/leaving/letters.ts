import { BRAND } from '@ndoa/contract/brand'
import { EXPORT_HOURS } from '@ndoa/contract/leaving'

/** The last we write to somebody who has left for good. */
export const farewell = {
  subject: `Your ${BRAND} account was deleted`,
  text: [
    `Your account was deleted, as you asked: your profile, photos, likes, matches, conversations and settings are gone, and nobody can bring them back.`,
    `This is the last mail that you get from us. If you did not ask for this, please write to us and we will look into it.`,
    `We wish you well,\neverybody at ${BRAND}`,
  ].join('\n\n'),
}

/** The link opens nothing without a sign-in, so that a forwarded mail gives nothing away. */
export const archiveReady = (name: string, link: string) => ({
  subject: `Your ${BRAND} data is ready`,
  text: [
    `Dear ${name},`,
    `the archive of your data that you asked for is ready:`,
    link,
    `The link works once and for ${EXPORT_HOURS} hours, while you are signed in. If you did not ask for this, please change your password.`,
    `Warm greetings from all of us at ${BRAND}`,
  ].join('\n\n'),
  short: `Your ${BRAND} data is ready for ${EXPORT_HOURS} hours: ${link}`,
})
