import { setTimeout } from 'node:timers/promises'

const NEUTRAL_TIME = 250 // milliseconds: more than looking somebody up and handing a mail over takes

/** Takes the same time whatever there was to do, or to refuse: how long an answer takes must not tell who is a member. */
export async function inNeutralTime<T>(work: Promise<T>): Promise<T> {
  await Promise.allSettled([work, setTimeout(NEUTRAL_TIME)])
  return work
}
