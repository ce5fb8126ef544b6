import type { FastifyRequest } from 'fastify'
import { addressBlock } from '../../../../platform/address.ts'
import { tryConsume } from '../../../../platform/limits.ts'
import { fail } from '../../../shared/failures.ts'
import type { AuthContext } from '../auth-context.ts'
import { tokenHash } from '../sessions/tokens.ts'
import { countTry, type PhoneInBrowser } from '../sign-in/phone-codes.ts'
import { dialCodeOf } from '../sign-up/phone-registrations.queries.ts'
import { wordsIn } from '../words.ts'
import { consume, refund, scarceLimit, tryConsumeAll, type Uses } from './accounts.limits.ts'
import { alarmAtHalfWrongCodes } from './code-alarm.ts'

export interface CodeTry {
  hasCode: boolean
  refund: () => Promise<void>
}

/** In a browser where this member has signed in before, only the attempts per code are limited. */
export async function countOwnTry(auth: AuthContext, here: PhoneInBrowser): Promise<CodeTry> {
  return { hasCode: await countTry(auth, here), refund: async () => {} }
}

/**
 * A guess at a six-digit code succeeds with a probability of 10^-6, however many addresses and numbers are used.
 * `SMS_BUDGET` allows unknown browsers 500 codes a day; at three attempts each, the probability that some account is
 * taken over is 0.15 % a day. Larger budgets raise it: beyond 1000 wrong attempts a day (`LIMIT_WRONG_CODES`), or 300
 * per dial code, a number keeps two attempts. Refusing these too would let anyone block a country's sign-in. For a
 * number without an account, only the address is counted, because there is nothing to take over.
 * @throws request.too_many for the address, accounts.too_many_tries if the number's attempts are used up
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
  const hasCode = here !== null && (await countTry(auth, here))
  const uses = hasCode && isMembers ? await consumeMemberTries(auth, phone) : []
  return {
    hasCode,
    async refund() {
      for (const key of [address, ...uses]) await refund(app.db, key)
    },
  }
}

async function consumeMemberTries({ app, config }: AuthContext, phone: string): Promise<string[]> {
  const dialCode = (await dialCodeOf(app.db, phone)) ?? 'unknown'
  const number = `wrong codes number ${tokenHash(phone)}`
  const shared: Uses = [
    [`wrong codes dial_code ${dialCode}`, config.LIMIT_WRONG_CODES_COUNTRY],
    ['wrong codes all', config.LIMIT_WRONG_CODES],
  ]
  const uses: Uses = [[number, config.LIMIT_WRONG_CODES_NUMBER], ...shared]
  const reached = await tryConsumeAll(app.db, uses)
  if (reached) {
    const few = scarceLimit(config.LIMIT_WRONG_CODES_NUMBER)
    if ((await tryConsume(app.db, number, few)) !== null) throw paused(reached.wait)
    return [number]
  }
  for (const use of shared) await alarmAtHalfWrongCodes(app, dialCode, use)
  return uses.map(([key]) => key)
}

const paused = (seconds: number) =>
  fail('accounts.too_many_tries', { retry_after: seconds }, (language) =>
    wordsIn(language).noCodesHere(seconds),
  )
