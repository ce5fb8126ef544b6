import { PhoneSignIn, PhoneVerification } from '@ndoa/contract/accounts'
import type { PhoneSignUp } from '@ndoa/contract/sign-up'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ok } from '../../platform/calls.ts'
import { fail } from '../failures.ts'
import { senderOf, takeCode, takeFromAddress } from './code-budgets.ts'
import { inCodeQueue } from './code-queue.ts'
import { DAY } from './cookies.ts'
import { enter } from './entering.ts'
import { completeConfirmed } from './links.ts'
import { inNeutralTime } from './neutral-time.ts'
import { type PhoneInBrowser, sendCode, useCode } from './phone-codes.ts'
import { invalidPhone, normalPhone } from './phone-number.ts'
import {
  dialCodeOf,
  isDialCodeOf,
  keepRegistration,
  memberOfProvenPhone,
  memberWithPhone,
} from './phone-registrations.ts'
import { readAs, readPhoneSignUp } from './requests.ts'
import { noteRefusedSignIn } from './security-log.ts'
import { newCode } from './tokens.ts'
import type { Ways } from './ways.ts'

/**
 * Keeps what was said and sends a code. A number that is somebody's already gets one as well, and the code signs in:
 * the answer, and its time, tell nothing. Asked again, it sends another code.
 */
export const signUpByPhone = (ways: Ways, request: FastifyRequest, reply: FastifyReply) =>
  inCodeQueue(ways, request, 0, () => sendSignUpCode(ways, request, reply))

async function sendSignUpCode(ways: Ways, request: FastifyRequest, reply: FastifyReply) {
  const { app } = ways
  const wanted = readPhoneSignUp(request, app.clock)
  const phone = normalPhone(wanted.phone_number)
  const dialCode = await knownDialCode(ways, phone)
  if (!(await isDialCodeOf(app.db, wanted.country_code, dialCode))) throw invalidPhone()
  const sender = await senderOf(ways, request, 'stranger', (await memberWithPhone(app.db, phone))?.id)
  await takeFromAddress(ways, request, sender)
  await takeCode(ways, sender, phone, dialCode)
  const here = { phone, browser: browserOf(ways, request, reply) }
  await inNeutralTime(begin(ways, here, wanted))
  return ok(null)
}

async function begin(ways: Ways, here: PhoneInBrowser, wanted: PhoneSignUp) {
  await keepRegistration(ways.app.db, here, wanted)
  const member = await memberWithPhone(ways.app.db, here.phone)
  if (!member?.suspended_at) await sendCode(ways, here)
}

/** Sends a code to a member's number; the specification wants a number that is nobody's to be told. */
export const signInByPhone = (ways: Ways, request: FastifyRequest, reply: FastifyReply) =>
  inCodeQueue(ways, request, 1, () => sendSignInCode(ways, request, reply))

async function sendSignInCode(ways: Ways, request: FastifyRequest, reply: FastifyReply) {
  const { app } = ways
  const phone = normalPhone(readAs(PhoneSignIn, request).phone_number)
  const member = await memberWithPhone(app.db, phone)
  const sender = await senderOf(ways, request, 'member', member?.id)
  await takeFromAddress(ways, request, sender)
  if (!member) throw fail('accounts.phone_unknown')
  await takeCode(ways, sender, phone, await knownDialCode(ways, phone))
  await sendCode(ways, { phone, browser: browserOf(ways, request, reply) })
  return ok(null)
}

/** Proves the number by the code, in the browser that asked for it, and signs in. */
export async function verifyPhone(ways: Ways, request: FastifyRequest, reply: FastifyReply) {
  const { app, cookies } = ways
  const { phone_number, code } = readAs(PhoneVerification, request)
  const phone = normalPhone(phone_number)
  const browser = cookies.read(request.headers.cookie, 'browser')
  const proven = browser !== null && (await useCode(ways, { phone, browser }, code))
  const member = proven ? await memberOfProvenPhone(ways, { phone, browser }) : null
  if (!member) {
    noteRefusedSignIn(ways, request, 'phone', memberWithPhone(app.db, phone))
    throw fail('accounts.code_invalid')
  }
  if (member.first) await completeConfirmed(ways, member.id)
  return enter(ways, request, reply, member.id, { first: member.first })
}

async function knownDialCode({ app }: Ways, phone: string): Promise<string> {
  const dialCode = await dialCodeOf(app.db, phone)
  if (!dialCode) throw invalidPhone()
  return dialCode
}

/** The mark of the browser that codes are sent for; a new one when it has none. */
function browserOf({ cookies }: Ways, { headers }: FastifyRequest, reply: FastifyReply): string {
  const mark = cookies.read(headers.cookie, 'browser') ?? newCode()
  reply.header('set-cookie', cookies.write('browser', mark, DAY))
  return mark
}
