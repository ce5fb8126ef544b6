import type { FastifyRequest } from 'fastify'
import { addressBlock } from '../../../../platform/address.ts'
import { type Limit, tryConsume, usesOf } from '../../../../platform/limits.ts'
import { smsPerDay } from '../../../../platform/sms-budget.ts'
import { fail } from '../../../shared/failures.ts'
import { codeRequests } from '../accounts.metrics.ts'
import type { AuthContext } from '../auth-context.ts'
import { tokenHash } from '../sessions/tokens.ts'
import { type DeviceMark, establishedMark, validMark } from '../sign-in/known-devices.ts'
import { wordsIn } from '../words.ts'
import { scarceLimit, tooMany, tryConsumeAll, type Uses } from './accounts.limits.ts'
import { alarmAtHalf } from './code-alarm.ts'

/** Fraudsters earn from text messages, so the budgets are split: strangers never use up the members' shares. */
const SHARES = {
  /** A sign-up in a browser without a known member. */
  stranger: 0.5,
  /** A browser where any member signed in at least a day ago. */
  known: 0.05,
  /** A member who signs in with their own number in an unknown browser. */
  member: 0.2,
  /** A member who signs in with their own number in a browser that they have used before. */
  own: 0.15,
  notice: 0.1,
}
type Share = keyof typeof SHARES

const BLOCK_DIGITS = 4 // fraudsters buy numbers in blocks that differ only in these digits

export interface Sender {
  kind: Exclude<Share, 'notice'>
  mark: DeviceMark | null
}

/** `fallback` must not depend on the number: a sign-up's response must not reveal whose number it is. */
export async function senderOf(
  auth: AuthContext,
  request: FastifyRequest,
  fallback: 'stranger' | 'member',
  memberId?: string,
): Promise<Sender> {
  const own = await validMark(auth, request, memberId)
  if (own) return { kind: 'own', mark: own }
  const known = await establishedMark(auth, request)
  return known ? { kind: 'known', mark: known } : { kind: fallback, mark: null }
}

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
 * Known browsers are counted separately, so that strangers can't use up the owner's codes. Refusals are not counted.
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
  const perDay = isScarce ? scarceLimit(LIMIT_SMS_DAY) : LIMIT_SMS_DAY
  const uses = [...numberUses(auth, sender, phone, perDay), ...shares]
  const reached = await tryConsumeAll(auth.app.db, uses)
  if (reached) {
    const isShare = shares.some(([key]) => key === reached.key)
    throw refused(kind, isShare ? budgetExhausted(reached.wait) : tooMany('request.too_many', reached.wait))
  }
  codeRequests.inc({ by: kind, outcome: 'sent' })
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

/** Counts by member too, because a member can create any number of known browsers by signing in repeatedly. */
const markUses = ({ id, userId }: DeviceMark, config: AuthContext['config']): Uses => [
  [`sms mark ${id}`, config.LIMIT_SMS_MARK],
  [`sms member ${userId}`, config.LIMIT_SMS_MEMBER],
]

/** @returns false if the day's notices are used up */
export async function tryConsumeNoticeBudget(
  auth: Pick<AuthContext, 'app' | 'config'>,
  phone: string,
  dialCode: string,
): Promise<boolean> {
  const toNumber = [`sms notice ${tokenHash(phone)}`, auth.config.LIMIT_SMS_NOTICE] as const
  return (await tryConsumeAll(auth.app.db, [toNumber, ...sharesOf(auth, 'notice', dialCode)])) === null
}

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
  codeRequests.inc({ by: kind, outcome: 'refused' })
  return refusal
}

const budgetExhausted = (seconds: number) =>
  fail('accounts.codes_used_up', { retry_after: seconds }, (language) =>
    wordsIn(language).codesUsedUp(seconds),
  )
