import type { FastifyRequest } from 'fastify'
import { addressBlock } from '../../../platform/address.ts'
import { fail } from '../../failures.ts'
import type { AuthContext } from '../auth-context.ts'
import { type PhoneInBrowser, takeTry } from '../sign-in/phone-codes.ts'
import { dialCodeOf } from '../sign-up/phone-registrations.queries.ts'
import { wordsIn } from '../words/index.ts'
import { consume, refund, tryConsumeAll, type Uses } from './accounts.limits.ts'
import { wrongCodesAtHalf } from './code-alarm.ts'

/** An attempt to enter a code from a text message; counted before it is checked. */
export interface CodeTry {
  /** Whether this browser has a code to check against. */
  hasCode: boolean
  /** Refunds the attempt: the code was right. */
  refund: () => Promise<void>
}

/** In a browser where this member has signed in before, only the attempts per code are limited. */
export async function countOwnTry(auth: AuthContext, here: PhoneInBrowser): Promise<CodeTry> {
  return { hasCode: await takeTry(auth, here), refund: async () => {} }
}

/**
 * Counts an attempt from a browser where the member is not known: for its address, even when it has no code, and, for a
 * member's number, for the dial code and for all of them together.
 *
 * A code has six digits, so one guess is right with a chance of 10^-6, and n guesses with a chance of about n * 10^-6,
 * no matter how many people, addresses and numbers are involved. Strangers, members elsewhere and known browsers may ask
 * for 7500 text messages a day. With three attempts each that would be 22500 attempts, a chance of 2.25 % a day that some
 * account is taken over. At most 1000 wrong attempts a day in all (`LIMIT_WRONG_CODES`) make it 0.1 % a day, and 300 for
 * one dial code (`LIMIT_WRONG_CODES_COUNTRY`) 0.03 %.
 *
 * A new number is not counted in these two: it has no account to take over, and sign-ups must not be blocked by them.
 * @throws request.too_many for the address, accounts.too_many_tries when all or the dial code have used theirs up
 */
export async function countUnknownTry(
  auth: AuthContext,
  { ip }: FastifyRequest,
  here: PhoneInBrowser | null,
  { phone, isMembers }: { phone: string; isMembers: boolean },
): Promise<CodeTry> {
  const { app, config } = auth
  const address = `wrong codes address ${addressBlock(ip)}`
  await consume(app.db, address, config.LIMIT_WRONG_CODES_ADDRESS)
  const hasCode = here !== null && (await takeTry(auth, here))
  const uses = hasCode && isMembers ? await takeForAll(auth, phone) : []
  return {
    hasCode,
    async refund() {
      for (const key of [address, ...uses]) await refund(app.db, key)
    },
  }
}

async function takeForAll({ app, config }: AuthContext, phone: string): Promise<string[]> {
  const dialCode = (await dialCodeOf(app.db, phone)) ?? 'unknown'
  const uses: Uses = [
    [`wrong codes dial_code ${dialCode}`, config.LIMIT_WRONG_CODES_COUNTRY],
    ['wrong codes all', config.LIMIT_WRONG_CODES],
  ]
  const reached = await tryConsumeAll(app.db, uses)
  if (reached) throw paused(reached.wait)
  for (const use of uses) await wrongCodesAtHalf(app, dialCode, use)
  return uses.map(([key]) => key)
}

const paused = (seconds: number) =>
  fail('accounts.too_many_tries', { retry_after: seconds }, (language) =>
    wordsIn(language).noCodesHere(seconds),
  )
