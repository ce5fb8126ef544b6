import type { FastifyRequest } from 'fastify'
import { addressBlock } from '../../../platform/address.ts'
import { inWords, type Limit, tryConsume } from '../../../platform/limits.ts'
import { fail } from '../../failures.ts'
import { codesAsked } from '../accounts.metrics.ts'
import type { AuthContext } from '../auth-context.ts'
import { tokenHash } from '../sessions/tokens.ts'
import { type DeviceMark, establishedMark, validMark } from '../sign-in/known-devices.ts'
import { tooMany, tryConsumeAll, type Uses } from './accounts.limits.ts'
import { alarmAtHalf } from './code-alarm.ts'

/**
 * Text messages cost money, and there are those who earn by having them sent. What a country and all of them may cost a
 * day is divided, so that strangers, who can be anybody, never use up what is for members.
 */
const SHARES = {
  /** Whoever signs up, in a browser that nobody is known to have used. */
  stranger: 0.5,
  /** A browser where some member has signed in for a day or longer. */
  known: 0.05,
  /** A member signs in with the own number, in another browser than usual. */
  member: 0.2,
  /** The same in a browser where this very member signed in before. */
  own: 0.15,
  /** Notices of sign-ins and changes, to members without e-mail. */
  notice: 0.1,
}
type Share = keyof typeof SHARES

const BLOCK_DIGITS = 4 // digits: numbers that differ in these only are bought by the block, to be texted for money

/** Who asks for a code. */
export interface Sender {
  kind: Exclude<Share, 'notice'>
  mark: DeviceMark | null
}

/**
 * @param otherwise what a browser counts as in which nobody is known; not found out from the number, because what a
 *   sign-up is answered must not tell whose number it is
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

/** Counts by address; members in their own browsers are not concerned by what their neighbours do. */
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
 * Counts a code by number, by block of neighbouring numbers, and by country and day. A number is counted apart for
 * each known browser of its member: ten codes that strangers ask for do not cost the owner one. What is refused in the
 * end has used nothing up.
 * @throws the refusal with the time to wait
 */
export async function consumeCodeBudget(
  auth: AuthContext,
  sender: Sender,
  phone: string,
  dialCode: string,
): Promise<void> {
  const { kind } = sender
  const shares = sharesOf(auth, kind, dialCode)
  const reached = await tryConsumeAll(auth.app.db, [...numberUses(auth, sender, phone), ...shares])
  if (reached) {
    const isShare = shares.some(([key]) => key === reached.key)
    throw refused(kind, isShare ? budgetExhausted(reached.wait) : tooMany('request.too_many', reached.wait))
  }
  codesAsked.inc({ by: kind, outcome: 'sent' })
  await alarmAtHalf(auth.app, dialCode, kind, shares[0])
}

function numberUses({ config }: AuthContext, { kind, mark }: Sender, phone: string): Uses {
  const by = { own: mark?.id, known: 'known', member: 'unknown', stranger: 'unknown' }[kind]
  const number = `${by} ${tokenHash(phone)}`
  return [
    ...(mark ? markUses(mark, config) : []),
    [`sms minute ${number}`, config.LIMIT_SMS],
    [`sms hour ${number}`, config.LIMIT_SMS_HOUR],
    [`sms day ${number}`, config.LIMIT_SMS_DAY],
    [`sms block ${kind} ${phone.slice(0, -BLOCK_DIGITS)}`, config.LIMIT_SMS_BLOCK],
  ]
}

/** By browser, and by member: signing in again and again gives anybody as many known browsers as they like. */
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

/** What a share may use of its country, and of all of them. */
const sharesOf = ({ config }: Pick<AuthContext, 'config'>, share: Share, dialCode: string) =>
  [
    [`sms country ${share} ${dialCode}`, shareOf(config.LIMIT_SMS_COUNTRY, share)],
    [`sms all ${share}`, shareOf(config.LIMIT_SMS_ALL, share)],
  ] as const

const shareOf = ({ max, per }: Limit, share: Share): Limit => ({
  max: Math.max(1, Math.floor(max * SHARES[share])),
  per,
})

function refused(kind: Sender['kind'], refusal: ReturnType<typeof fail>) {
  codesAsked.inc({ by: kind, outcome: 'refused' })
  return refusal
}

const budgetExhausted = (seconds: number) =>
  fail(
    'accounts.codes_used_up',
    { retry_after: seconds },
    `We can’t send any more text messages to your country right now. Please use your email address instead, or try again in ${inWords(seconds)}.`,
  )
