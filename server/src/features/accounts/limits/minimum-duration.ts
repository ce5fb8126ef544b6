import { setTimeout } from 'node:timers/promises'

const MINIMUM_DURATION = 250 // milliseconds: more than looking somebody up and handing a mail over takes

/** Takes the same time whatever there was to do, or to refuse: how long an answer takes must not tell who is a member. */
export async function withMinimumDuration<T>(work: Promise<T>): Promise<T> {
  await Promise.allSettled([work, setTimeout(MINIMUM_DURATION)])
  return work
}
