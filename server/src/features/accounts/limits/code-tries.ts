import type { FastifyRequest } from 'fastify'
import { addressBlock } from '../../../platform/address.ts'
import { tryConsume } from '../../../platform/limits.ts'
import { fail } from '../../failures.ts'
import type { AuthContext } from '../auth-context.ts'
import { tokenHash } from '../sessions/tokens.ts'
import { type PhoneInBrowser, takeTry } from '../sign-in/phone-codes.ts'
import { dialCodeOf } from '../sign-up/phone-registrations.queries.ts'
import { wordsIn } from '../words/index.ts'
import { consume, fewUses, refund, tryConsumeAll, type Uses } from './accounts.limits.ts'
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
 * member's number, for the number, the dial code and all of them together.
 *
 * A code has six digits, so one guess is right with a chance of 10^-6, and n guesses with a chance of about n * 10^-6,
 * no matter how many people, addresses and numbers are involved. `SMS_BUDGET` pays unknown browsers for 500 codes a day;
 * with three attempts each, some account is taken over with a chance of 0.15 % a day. A larger budget makes it larger:
 * beyond 1000 wrong attempts a day in all (`LIMIT_WRONG_CODES`), or 300 for a dial code, a number has two attempts.
 * It always has these two. If the shared limits refused it, too, anybody could close the sign-in of a country.
 *
 * A new number is not counted in these three: it has no account to take over, and sign-ups must not be blocked by them.
 * @throws request.too_many for the address, accounts.too_many_tries when the number has used its attempts up
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
  const uses = hasCode && isMembers ? await takeForMember(auth, phone) : []
  return {
    hasCode,
    async refund() {
      for (const key of [address, ...uses]) await refund(app.db, key)
    },
  }
}

async function takeForMember({ app, config }: AuthContext, phone: string): Promise<string[]> {
  const dialCode = (await dialCodeOf(app.db, phone)) ?? 'unknown'
  const number = `wrong codes number ${tokenHash(phone)}`
  const shared: Uses = [
    [`wrong codes dial_code ${dialCode}`, config.LIMIT_WRONG_CODES_COUNTRY],
    ['wrong codes all', config.LIMIT_WRONG_CODES],
  ]
  const uses: Uses = [[number, config.LIMIT_WRONG_CODES_NUMBER], ...shared]
  const reached = await tryConsumeAll(app.db, uses)
  if (reached) {
    const few = fewUses(config.LIMIT_WRONG_CODES_NUMBER)
    if ((await tryConsume(app.db, number, few)) !== null) throw paused(reached.wait)
    return [number]
  }
  for (const use of shared) await wrongCodesAtHalf(app, dialCode, use)
  return uses.map(([key]) => key)
}

const paused = (seconds: number) =>
  fail('accounts.too_many_tries', { retry_after: seconds }, (language) =>
    wordsIn(language).noCodesHere(seconds),
  )
