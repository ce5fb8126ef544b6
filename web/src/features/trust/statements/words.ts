import { pluralEn as plural } from '@ndoa/contract/plural'

/** The seven parts of a statement, in reading order. */
const parts = {
  decision: 'What we decided',
  facts: 'What we found',
  source: 'How we learned of it',
  automation: 'Whether a program took part',
  rule: 'The rule',
  explanation: 'Why it breaks the rule',
  appeal: 'If you disagree',
}

export const words = {
  title: 'Decisions About Your Account',
  failed: 'We couldn’t load what we decided about your account',
  tryLater: 'Please try again later.',
  loading: 'Loading...',
  parts,
  /** The headings for a stop by the scam shield, before staff decide whether a rule was broken. */
  pauseParts: {
    ...parts,
    decision: 'What this means for you',
    facts: 'What was found',
    source: 'How it was found',
    rule: 'The rule in question',
    explanation: 'Why we have this rule',
  },
  readRules: 'Read our Community Rules',
  quotes: {
    message: 'You wrote',
    bio: 'In your profile you wrote',
    photo: 'One of your photos',
  },
  appeals: {
    open: (on: string) =>
      `You asked for a second look on ${on}. Someone who took no part in the decision will decide.`,
    upheld: (on: string) => `We looked at it again on ${on}, and the decision stands.`,
    lifted: (on: string) => `We looked at it again on ${on}, and lifted the decision.`,
  },
  /** The states of an objection to a stop by the scam shield. */
  objections: {
    open: (on: string) => `You objected on ${on}. Someone from our team reads it before we decide.`,
    upheld: (on: string) => `We looked at it on ${on}, and decided that a rule was broken.`,
    lifted: (on: string) => `We looked at it on ${on}, and ended the restriction.`,
  },
  daysLeft: (days: number) => plural(days, { one: `${days} day left`, other: `${days} days left` }),
  hoursLeft: (hours: number) => plural(hours, { one: `${hours} hour left`, other: `${hours} hours left` }),
}
