import type { FastifyRequest } from 'fastify'
import { addressBlock } from '../../../platform/address.ts'
import { type Limit, tryConsume, usesOf } from '../../../platform/limits.ts'
import { smsPerDay } from '../../../platform/sms-budget.ts'
import { fail } from '../../failures.ts'
import { codesAsked } from '../accounts.metrics.ts'
import type { AuthContext } from '../auth-context.ts'
import { tokenHash } from '../sessions/tokens.ts'
import { type DeviceMark, establishedMark, validMark } from '../sign-in/known-devices.ts'
import { wordsIn } from '../words/index.ts'
import { fewUses, tooMany, tryConsumeAll, type Uses } from './accounts.limits.ts'
import { alarmAtHalf } from './code-alarm.ts'

/**
 * Text messages cost money, and some people earn from having them sent. The daily budgets of each country and of all
 * countries are divided into shares, so that strangers never use up what is reserved for members.
 */
const SHARES = {
  /** A sign-up in a browser that no member is known to have used. */
  stranger: 0.5,
  /** A browser where some member signed in a day ago or earlier. */
  known: 0.05,
  /** A member who signs in with their own number in an unknown browser. */
  member: 0.2,
  /** The same in a browser where this member has signed in before. */
  own: 0.15,
  /** Notices of sign-ins and changes, to members without e-mail. */
  notice: 0.1,
}
type Share = keyof typeof SHARES

const BLOCK_DIGITS = 4 // numbers that differ only in these digits are bought in blocks by people who earn from text messages

/** The sender of a request for a code. */
export interface Sender {
  kind: Exclude<Share, 'notice'>
  mark: DeviceMark | null
}

/**
 * @param otherwise the share of a browser where nobody is known; not derived from the number, because the answer to a
 *   sign-up must not reveal whose number it is
 * @param memberId whose number it is, if it is a member's
 */
export async function senderOf(
  auth: AuthContext,
  request: FastifyRequest,
  otherwise: 'stranger' | 'member',
  memberId?: string,
): Promise<Sender> {
  const own = await validMark(auth, request, memberId)
  if (own) return { kind: 'own', mark: own }
  const known = await establishedMark(auth, request)
  return known ? { kind: 'known', mark: known } : { kind: otherwise, mark: null }
}

/** Counts by address; members in their own browsers are not affected by others at the same address. */
export async function consumeAddressLimit(
  { app, config }: AuthContext,
  { ip }: FastifyRequest,
  { kind }: Sender,
) {
  if (kind === 'own') return
  const wait = await tryConsume(app.db, `codes ${addressBlock(ip)}`, config.LIMIT_CODES)
  if (wait !== null) throw refused(kind, tooMany('request.too_many', wait))
}

/**
 * Counts a code by number, by block of neighbouring numbers, and by country and day. Each known browser of the member
 * has its own count for the number, so codes that strangers ask for cost the owner nothing. A refused code uses nothing.
 * The second half of a share is for numbers that had few codes: no few numbers use up all of it.
 * @throws the refusal with the time to wait
 */
export async function consumeCodeBudget(
  auth: AuthContext,
  sender: Sender,
  phone: string,
  dialCode: string,
): Promise<void> {
  const { kind, mark } = sender
  const shares = sharesOf(auth, kind, dialCode)
  const { LIMIT_SMS_DAY } = auth.config
  const isScarce = mark === null && (await isHalfUsed(auth, shares))
  const perDay = isScarce ? fewUses(LIMIT_SMS_DAY) : LIMIT_SMS_DAY
  const uses = [...numberUses(auth, sender, phone, perDay), ...shares]
  const reached = await tryConsumeAll(auth.app.db, uses)
  if (reached) {
    const isShare = shares.some(([key]) => key === reached.key)
    throw refused(kind, isShare ? budgetExhausted(reached.wait) : tooMany('request.too_many', reached.wait))
  }
  codesAsked.inc({ by: kind, outcome: 'sent' })
  for (const share of shares) await alarmAtHalf(auth.app, dialCode, kind, share)
}

async function isHalfUsed({ app }: AuthContext, shares: Uses): Promise<boolean> {
  for (const [key, { max, per }] of shares) if ((await usesOf(app.db, key, per)) * 2 >= max) return true
  return false
}

function numberUses({ config }: AuthContext, { kind, mark }: Sender, phone: string, perDay: Limit): Uses {
  const by = { own: mark?.id, known: 'known', member: 'unknown', stranger: 'unknown' }[kind]
  const number = `${by} ${tokenHash(phone)}`
  return [
    ...(mark ? markUses(mark, config) : []),
    [`sms minute ${number}`, config.LIMIT_SMS],
    [`sms hour ${number}`, config.LIMIT_SMS_HOUR],
    [`sms day ${number}`, perDay],
    [`sms block ${kind} ${phone.slice(0, -BLOCK_DIGITS)}`, config.LIMIT_SMS_BLOCK],
  ]
}

/** By browser, and by member, because anybody can make as many known browsers as they like by signing in repeatedly. */
const markUses = ({ id, userId }: DeviceMark, config: AuthContext['config']): Uses => [
  [`sms mark ${id}`, config.LIMIT_SMS_MARK],
  [`sms member ${userId}`, config.LIMIT_SMS_MEMBER],
]

/** @returns false when no more notices may be sent today */
export async function tryConsumeNoticeBudget(
  auth: Pick<AuthContext, 'app' | 'config'>,
  phone: string,
  dialCode: string,
): Promise<boolean> {
  const toNumber = [`sms notice ${tokenHash(phone)}`, auth.config.LIMIT_SMS_NOTICE] as const
  return (await tryConsumeAll(auth.app.db, [toNumber, ...sharesOf(auth, 'notice', dialCode)])) === null
}

/** The limits of a share: within its country, across all countries and, in unknown browsers, within the budget. */
function sharesOf({ config }: Pick<AuthContext, 'config'>, share: Share, dialCode: string): Uses {
  const uses: Uses = [
    [`sms country ${share} ${dialCode}`, shareOf(config.LIMIT_SMS_COUNTRY, share)],
    [`sms all ${share}`, shareOf(config.LIMIT_SMS_ALL, share)],
  ]
  if (share !== 'stranger' && share !== 'member') return uses
  const paid = { max: smsPerDay(config) / (SHARES.stranger + SHARES.member), per: '1 day' }
  return [...uses, [`sms budget ${share}`, shareOf(paid, share)]]
}

const shareOf = ({ max, per }: Limit, share: Share): Limit => ({
  max: Math.max(1, Math.floor(max * SHARES[share])),
  per,
})

function refused(kind: Sender['kind'], refusal: ReturnType<typeof fail>) {
  codesAsked.inc({ by: kind, outcome: 'refused' })
  return refusal
}

const budgetExhausted = (seconds: number) =>
  fail('accounts.codes_used_up', { retry_after: seconds }, (language) =>
    wordsIn(language).codesUsedUp(seconds),
  )
