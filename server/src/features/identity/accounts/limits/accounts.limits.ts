import type { ErrorCode } from '@ndoa/contract/errors'
import type { ValuesOf } from '../../../../platform/config.ts'
import type { Db } from '../../../../platform/db.ts'
import { deleteNewestUse } from '../../../../platform/limits.queries.ts'
import { type Limit, limitSetting as limit, tryConsume } from '../../../../platform/limits.ts'
import { fail } from '../../../shared/failures.ts'
import { wordsIn } from '../../../shared/words.ts'

/** Limits per IP address are generous, because whole towns share one; limits per account are strict. */
export const limitsConfig = {
  LIMIT_SIGN_UP: limit('20/1 hour', 'sign-ups by one address'),
  LIMIT_SIGN_UP_MAIL: limit(
    '10/1 day',
    'confirmation mails to one mailbox, whoever signs up with it; as many again to its spellings with a +tag',
  ),
  LIMIT_SIGN_IN: limit('10/1 hour', 'wrong passwords for one account, from devices it does not know'),
  LIMIT_SIGN_IN_KNOWN: limit('50/1 hour', 'wrong passwords for one account in one browser that it knows'),
  LIMIT_SIGN_INS: limit('60/1 hour', 'sign-ins with the right password of one account'),
  LIMIT_SIGN_IN_ADDRESS: limit('20/1 hour', 'accounts with a wrong password that one address tries'),
  LIMIT_SIGN_IN_ADDRESS_MAIL: limit(
    '60/1 hour',
    'tries after that from one address, of which the right ones are answered with a mailed link',
  ),
  LIMIT_RESEND: limit('1/1 minute', 'confirmation mails asked for again by one account'),
  LIMIT_RESEND_HOUR: limit('5/1 hour', 'the same, over a longer time'),
  LIMIT_PROOF: limit('10/1 hour', 'wrong current passwords of one account that is signed in'),
  LIMIT_CODES: limit('30/1 hour', 'codes and links asked for by one address'),
  LIMIT_SMS: limit('1/1 minute', 'codes to one number; counted apart for each known browser of its member'),
  LIMIT_SMS_HOUR: limit('5/1 hour', 'the same, over a longer time'),
  LIMIT_SMS_DAY: limit('10/1 day', 'the same, over a day'),
  LIMIT_SMS_BLOCK: limit('30/1 hour', 'codes to numbers that differ in the last four digits only'),
  LIMIT_SMS_MARK: limit('10/1 day', 'codes to any numbers, asked for in one known browser'),
  LIMIT_SMS_MEMBER: limit('20/1 day', 'the same, in all known browsers of one member'),
  LIMIT_SMS_COUNTRY: limit(
    '2000/1 day',
    'text messages to one dial code: half for strangers, the rest for members, known browsers and notices',
  ),
  LIMIT_SMS_ALL: limit('10000/1 day', 'text messages to all countries, divided in the same way'),
  LIMIT_SMS_NOTICE: limit(
    '3/1 day',
    'notices of sign-ins and changes to one number, of a member without email',
  ),
  LIMIT_WRONG_CODES_ADDRESS: limit('60/1 hour', 'wrong codes by text message from one address'),
  LIMIT_WRONG_CODES_NUMBER: limit(
    '5/1 day',
    'wrong codes for one member, from browsers they are not known in',
  ),
  LIMIT_WRONG_CODES_COUNTRY: limit(
    '300/1 day',
    'the same for all members of one dial code; beyond it a member has 2 of them',
  ),
  LIMIT_WRONG_CODES: limit('1000/1 day', 'the same, for all members'),
  LIMIT_LINK: limit('1/1 minute', 'links to sign in, and for a new password, mailed to one account'),
  LIMIT_LINK_HOUR: limit('5/1 hour', 'the same, over a longer time'),
  LIMIT_CONTACT_DAY: limit('10/1 day', 'codes mailed to one address that somebody wants to move to'),
}
/** How many notices about wrong second-factor codes a member gets. */
export const FACTOR_NOTICES = { max: 1, per: '1 hour' }
/** How many mails the operator gets about one budget. */
export const ALARMS = { max: 1, per: '1 day' }
/** How many of a member's requests may precede requests from unknown browsers. */
export const PRIORITY_REQUESTS = { max: 6, per: '1 minute' }

export type AccountsLimits = ValuesOf<typeof limitsConfig>

/** @throws `code` with the seconds to wait if the limit is reached */
export async function consume(
  db: Db,
  key: string,
  limit: Limit,
  code: ErrorCode = 'request.too_many',
): Promise<void> {
  const wait = await tryConsume(db, key, limit)
  if (wait !== null) throw tooMany(code, wait)
}

export const refund = (db: Db, key: string): Promise<void> => deleteNewestUse(db, key)

/**
 * Refunds a right attempt, so that only wrong ones count.
 * @returns whether it was right
 * @throws accounts.too_many_tries
 */
export async function countWrongAttempt(
  db: Db,
  key: string,
  limit: Limit,
  verify: () => Promise<boolean>,
): Promise<boolean> {
  await consume(db, key, limit, 'accounts.too_many_tries')
  let wrong = false
  try {
    wrong = !(await verify())
  } finally {
    if (!wrong) await refund(db, key)
  }
  return !wrong
}

/** Limits each number more strictly once a shared limit runs low, so that a few numbers can't use it up. */
export const scarceLimit = ({ max, per }: Limit): Limit => ({ max: Math.min(max, 2), per })

export type Uses = ReadonlyArray<readonly [key: string, limit: Limit]>

/** Counts one use of each key, or none at all. @returns null, or the first key at its limit and the seconds to wait */
export async function tryConsumeAll(db: Db, uses: Uses): Promise<{ key: string; wait: number } | null> {
  for (const [i, [key, limit]] of uses.entries()) {
    const wait = await tryConsume(db, key, limit)
    if (wait === null) continue
    for (const [counted] of uses.slice(0, i)) await refund(db, counted)
    return { key, wait }
  }
  return null
}

export function tooMany(code: ErrorCode, seconds: number) {
  return fail(code, { retry_after: seconds }, (language) => {
    const { refusals, tooManyRequests, tryAgainIn } = wordsIn(language)
    const opening = code === 'accounts.too_many_tries' ? refusals[code] : tooManyRequests
    return `${opening} ${tryAgainIn(seconds)}`
  })
}
