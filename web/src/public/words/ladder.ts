import { pluralEn as plural } from '@ndoa/contract/plural'
import { BAN_DUE_HOURS, SLOWED_DAYS_MAX, SUSPENSION_DAYS } from '@ndoa/contract/trust/decision-rules'
import { orList } from './phrases.ts'

/** The measures that staff can take. */
export const words = {
  none: {
    name: 'Nothing',
    meaning:
      'We found that no rule was broken. Nothing happens to the member, and it does not count against them.',
  },
  advice: {
    name: 'Advice',
    meaning: 'A friendly note that says what to do differently. Nothing is restricted.',
  },
  content_removed: {
    name: 'Content removed',
    meaning: 'A photo, a message or the text of the profile is removed. The account goes on as before.',
  },
  slowed: {
    name: 'Slowed',
    meaning: `For up to ${SLOWED_DAYS_MAX} days the member cannot start new conversations. Conversations they’ve already started continue.`,
  },
  suspended: {
    name: 'Suspended',
    meaning: `For ${orList(SUSPENSION_DAYS)} days no one sees the profile, and the member can only read our reasons, see their own reports, ask for a second look at either, download their data or delete the account.`,
  },
  banned: {
    name: 'Banned',
    meaning: `The owner loses access to the account permanently. One of us proposes it, and another, a senior, decides within ${BAN_DUE_HOURS} hours; the account is suspended meanwhile. No one is banned by one person alone.`,
  },
  strikes: (count: number, days: number) =>
    plural(count, { one: `${count} strike for ${days} days`, other: `${count} strikes for ${days} days` }),
}
