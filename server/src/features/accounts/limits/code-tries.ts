import type { FastifyRequest } from 'fastify'
import { addressBlock } from '../../../platform/address.ts'
import { inWords } from '../../../platform/limits.ts'
import { fail } from '../../failures.ts'
import type { AuthContext } from '../auth-context.ts'
import { type PhoneInBrowser, takeTry } from '../sign-in/phone-codes.ts'
import { dialCodeOf } from '../sign-up/phone-registrations.ts'
import { consume, refund, tryConsumeAll, type Uses } from './accounts.limits.ts'
import { wrongCodesAtHalf } from './code-alarm.ts'

/** A try of a code by text message; counted before it is judged. */
export interface CodeTry {
  /** Whether this browser has a code to try. */
  hasCode: boolean
  /** Takes the counts back: the code was right. */
  refund: () => Promise<void>
}

/** In a browser where this member signed in before, nothing but the tries of the code itself counts. */
export async function countOwnTry(auth: AuthContext, here: PhoneInBrowser): Promise<CodeTry> {
  return { hasCode: await takeTry(auth, here), refund: async () => {} }
}

/**
 * Counts a try from a browser that the member is not known in: for its address, also when there is no code to try, and
 * for a member's number by dial code and in all.
 *
 * A code has six digits, so a wrong try finds it with a chance of 10^-6, and n tries find one with a chance of about
 * n * 10^-6, whoever makes them and from however many addresses and numbers. Of the text messages of a day strangers,
 * members elsewhere and known browsers may ask for 7500: with three tries each that alone would be 22500 tries, or 2.25 %
 * a day that some account is entered. At most 1000 wrong tries a day in all (`LIMIT_WRONG_CODES`) make it 0.1 % a day,
 * and 300 for one dial code (`LIMIT_WRONG_CODES_COUNTRY`) 0.03 %.
 *
 * A new number is not counted in these two: there is no account to enter, and a sign-up must not be held up by them.
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
  fail(
    'accounts.too_many_tries',
    { retry_after: seconds },
    `We cannot sign you in by text message on a new device right now. Please use your email address instead, or try again in ${inWords(seconds)}.`,
  )
