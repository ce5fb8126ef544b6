import {
  BAN_DUE_HOURS,
  SLOWED_DAYS_MAX,
  STEPS,
  STRIKE_DAYS,
  STRIKES,
  SUSPENSION_DAYS,
  SUSPENSION_STRIKE_DAYS,
} from '@ndoa/contract/decision-rules'
import { orList } from './words.ts'

/** A step that somebody meets who breaks a rule; `lifted` ends one. */
export type LadderStep = Exclude<(typeof STEPS)[number], 'lifted'>

interface StepWords {
  name: string
  meaning: string
}

const WORDS: Record<LadderStep, StepWords> = {
  none: {
    name: 'Nothing',
    meaning: 'We found no broken rule. Nothing happens to the member, and it does not count against them.',
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
    meaning: `For up to ${SLOWED_DAYS_MAX} days the member cannot start new conversations. Those that have begun go on.`,
  },
  suspended: {
    name: 'Suspended',
    meaning: `For ${orList(SUSPENSION_DAYS)} days no one sees the profile, and the member can only read our reasons, see their own reports, ask for a second look at either, take their data or leave.`,
  },
  banned: {
    name: 'Banned',
    meaning: `The account is closed to its owner without an end. One of us proposes it, and another one, a senior, decides about it within ${BAN_DUE_HOURS} hours; the account is suspended meanwhile. No one is banned by one person alone.`,
  },
}

export interface Rung extends StepWords {
  step: LadderStep
  /** "1 strike for 90 days"; empty when the step counts for none. */
  strikes: string
}

/** What can be decided about a member, the mildest first. */
export const LADDER: readonly Rung[] = STEPS.filter((step) => step !== 'lifted').map((step) => ({
  step,
  ...WORDS[step],
  strikes: strikesOf(step),
}))

function strikesOf(step: LadderStep): string {
  const count = STRIKES[step]
  if (count === 0) return ''
  const days = step === 'suspended' ? SUSPENSION_STRIKE_DAYS : STRIKE_DAYS
  return `${count} ${count === 1 ? 'strike' : 'strikes'} for ${days} days`
}
