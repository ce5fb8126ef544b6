import { setTimeout } from 'node:timers/promises'

const MINIMUM_DURATION = 250 // milliseconds; longer than looking up an account and queueing a mail

/** Evens out response times, so that they don't reveal who is a member. */
export async function withMinimumDuration<T>(work: Promise<T>, milliseconds = MINIMUM_DURATION): Promise<T> {
  await Promise.allSettled([work, setTimeout(milliseconds)])
  return work
}
