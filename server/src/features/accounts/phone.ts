import { PhoneSignIn, PhoneVerification } from '@ndoa/contract/accounts'
import type { PhoneSignUp } from '@ndoa/contract/sign-up'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ok } from '../../platform/calls.ts'
import { fail } from '../failures.ts'
import type { AuthContext } from './auth-context.ts'
import { consumeAddressLimit, consumeCodeBudget, senderOf } from './code-budgets.ts'
import { inCodeQueue } from './code-queue.ts'
import { countOwnTry, countUnknownTry } from './code-tries.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { DAY } from './cookies.ts'
import { validMark } from './known-devices.ts'
import { completeConfirmed } from './links.ts'
import { withMinimumDuration } from './minimum-duration.ts'
import { type PhoneInBrowser, sendCode, useCode } from './phone-codes.ts'
import { invalidPhone, normalPhone } from './phone-number.ts'
import {
  dialCodeOf,
  isDialCodeOf,
  memberOfProvenPhone,
  memberWithPhone,
  saveRegistration,
} from './phone-registrations.ts'
import { readAs, readPhoneSignUp } from './requests.ts'
import { logRefusedSignIn } from './security-log.ts'
import { newCode } from './tokens.ts'

/**
 * Keeps what was said and sends a code. A number that is somebody's already gets one as well, and the code signs in:
 * the answer, and its time, tell nothing. Asked again, it sends another code.
 */
export const signUpByPhone = (auth: AuthContext, request: FastifyRequest, reply: FastifyReply) =>
  inCodeQueue(auth, request, () => sendSignUpCode(auth, request, reply))

async function sendSignUpCode(auth: AuthContext, request: FastifyRequest, reply: FastifyReply) {
  const { app } = auth
  const wanted = readPhoneSignUp(request, app.clock)
  const phone = normalPhone(wanted.phone_number)
  const dialCode = await knownDialCode(auth, phone)
  if (!(await isDialCodeOf(app.db, wanted.country_code, dialCode))) throw invalidPhone()
  const sender = await senderOf(auth, request, 'stranger', (await memberWithPhone(app.db, phone))?.id)
  await consumeAddressLimit(auth, request, sender)
  await consumeCodeBudget(auth, sender, phone, dialCode)
  const here = { phone, browser: browserOf(auth, request, reply) }
  await withMinimumDuration(begin(auth, here, wanted))
  return ok(null)
}

async function begin(auth: AuthContext, here: PhoneInBrowser, wanted: PhoneSignUp) {
  await saveRegistration(auth.app.db, here, wanted)
  const member = await memberWithPhone(auth.app.db, here.phone)
  if (!member?.suspended_at) await sendCode(auth, here)
}

/** Sends a code to a member's number; the specification wants a number that is nobody's to be told. */
export const signInByPhone = (auth: AuthContext, request: FastifyRequest, reply: FastifyReply) =>
  inCodeQueue(auth, request, () => sendSignInCode(auth, request, reply))

async function sendSignInCode(auth: AuthContext, request: FastifyRequest, reply: FastifyReply) {
  const { app } = auth
  const phone = normalPhone(readAs(PhoneSignIn, request).phone_number)
  const member = await memberWithPhone(app.db, phone)
  const sender = await senderOf(auth, request, 'member', member?.id)
  await consumeAddressLimit(auth, request, sender)
  if (!member) throw fail('accounts.phone_unknown')
  await consumeCodeBudget(auth, sender, phone, await knownDialCode(auth, phone))
  await sendCode(auth, { phone, browser: browserOf(auth, request, reply) })
  return ok(null)
}

/**
 * Proves the number by the code, in the browser that asked for it, and signs in. What strangers try never concerns a
 * browser where the member signed in before.
 */
export async function verifyPhone(auth: AuthContext, request: FastifyRequest, reply: FastifyReply) {
  const { app, cookies } = auth
  const { phone_number, code } = readAs(PhoneVerification, request)
  const phone = normalPhone(phone_number)
  const browser = cookies.read(request.headers.cookie, 'browser')
  const here = browser === null ? null : { phone, browser }
  const owner = await memberWithPhone(app.db, phone)
  const isOwn = here !== null && (await validMark(auth, request, owner?.id)) !== null
  const codeTry = isOwn
    ? await countOwnTry(auth, here)
    : await countUnknownTry(auth, request, here, { phone, isMembers: owner !== undefined })
  const proven = here !== null && codeTry.hasCode && (await useCode(auth, here, code))
  const member = proven ? await memberOfProvenPhone(auth, here) : null
  if (!member) {
    // What nobody asked for in this browser is not told to the member: anybody could fill their log by it.
    logRefusedSignIn(auth, request, 'phone', codeTry.hasCode ? owner : undefined)
    throw fail('accounts.code_invalid')
  }
  await codeTry.refund()
  if (member.first) await completeConfirmed(auth, member.id)
  return completeSignIn(auth, request, reply, member.id, { first: member.first })
}

async function knownDialCode({ app }: AuthContext, phone: string): Promise<string> {
  const dialCode = await dialCodeOf(app.db, phone)
  if (!dialCode) throw invalidPhone()
  return dialCode
}

/** The mark of the browser that codes are sent for; a new one when it has none. */
function browserOf({ cookies }: AuthContext, { headers }: FastifyRequest, reply: FastifyReply): string {
  const mark = cookies.read(headers.cookie, 'browser') ?? newCode()
  reply.header('set-cookie', cookies.write('browser', mark, DAY))
  return mark
}
