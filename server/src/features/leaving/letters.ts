import { BRAND } from '@ndoa/contract/brand'

/** The last we write to somebody who has left for good. */
export const farewell = {
  subject: `Your ${BRAND} account was deleted`,
  text: [
    `Your account was deleted, as you asked: your profile, photos, likes, matches, conversations and settings are gone, and nobody can bring them back.`,
    `This is the last mail that you get from us. If you did not ask for this, please write to us and we will look into it.`,
    `We wish you well,\neverybody at ${BRAND}`,
  ].join('\n\n'),
}
