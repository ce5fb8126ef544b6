import { setTimeout } from 'node:timers/promises'

const NEUTRAL_TIME = 250 // milliseconds: more than looking somebody up and handing a mail over takes

/** Takes the same time whatever there was to do: how long an answer takes must not tell who is a member. */
export async function inNeutralTime(work: Promise<unknown>): Promise<void> {
  await Promise.all([work, setTimeout(NEUTRAL_TIME)])
}
