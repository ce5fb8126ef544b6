import type { PhoneSignIn, PhoneVerification } from '@ndoa/contract/identity/accounts'
import type { PhoneSignUp } from '@ndoa/contract/identity/sign-up'
import type { Language } from '@ndoa/contract/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ok } from '../../../../platform/calls.ts'
import { fail } from '../../../shared/failures.ts'
import { languageOf } from '../../../shared/languages.ts'
import type { AuthContext, SignInCall } from '../auth-context.ts'
import { invalidPhone, normalizePhone } from '../contacts/phone-number.ts'
import { consumeAddressLimit, consumeCodeBudget, senderOf } from '../limits/code-budgets.ts'
import { runInCodeQueue } from '../limits/code-queue.ts'
import { countOwnTry, countUnknownTry } from '../limits/code-tries.ts'
import { withMinimumDuration } from '../limits/minimum-duration.ts'
import { logRefusedSignIn } from '../security-log.ts'
import { DAY } from '../sessions/cookies.ts'
import { newCode } from '../sessions/tokens.ts'
import {
  changeRegistration,
  dialCodeOf,
  isDialCodeOf,
  memberWithPhone,
  saveRegistration,
} from '../sign-up/phone-registrations.queries.ts'
import { memberByCode } from '../sign-up/phone-registrations.ts'
import { checkSignUp } from '../sign-up/sign-up.rules.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { validMark } from './known-devices.ts'
import { type PhoneInBrowser, sendCode } from './phone-codes.ts'

/** A member's number gets a code that signs in, so the response does not reveal whether the number is taken. */
export const signUpByPhone = (call: SignInCall, input: PhoneSignUp) =>
  runInCodeQueue(call.auth, call.request, () => sendSignUpCode(call, input))

async function sendSignUpCode({ auth, request, reply }: SignInCall, wanted: PhoneSignUp) {
  const { app } = auth
  await checkSignUp(wanted.data, app)
  const phone = normalizePhone(wanted.phone_number)
  const dialCode = await knownDialCode(auth, phone)
  if (!(await isDialCodeOf(app.db, wanted.country_code, dialCode))) throw invalidPhone()
  const sender = await senderOf(auth, request, 'stranger', (await memberWithPhone(app.db, phone))?.id)
  const here = { phone, browser: browserOf(auth, request, reply) }
  try {
    await consumeAddressLimit(auth, request, sender)
    await consumeCodeBudget(auth, sender, phone, dialCode)
  } catch (refusal) {
    await changeRegistration(app.db, here, wanted) // a visitor who corrects a name still has the code sent before
    throw refusal
  }
  await withMinimumDuration(registerAndSend(auth, here, wanted, languageOf(request)))
  return ok(null)
}

async function registerAndSend(
  auth: AuthContext,
  here: PhoneInBrowser,
  wanted: PhoneSignUp,
  language: Language,
) {
  await saveRegistration(auth.app.db, here, wanted)
  const member = await memberWithPhone(auth.app.db, here.phone)
  if (!member?.suspended_at) await sendCode(auth, here, member?.language ?? language)
}

/** The specification requires an error for an unknown number. */
export const signInByPhone = (call: SignInCall, input: PhoneSignIn) =>
  runInCodeQueue(call.auth, call.request, () => sendSignInCode(call, input))

async function sendSignInCode({ auth, request, reply }: SignInCall, { phone_number }: PhoneSignIn) {
  const { app } = auth
  const phone = normalizePhone(phone_number)
  const member = await memberWithPhone(app.db, phone)
  const sender = await senderOf(auth, request, 'member', member?.id)
  await consumeAddressLimit(auth, request, sender)
  if (!member) throw fail('accounts.phone_unknown')
  await consumeCodeBudget(auth, sender, phone, await knownDialCode(auth, phone))
  await sendCode(auth, { phone, browser: browserOf(auth, request, reply) }, member.language)
  return ok(null)
}

/** Strangers' attempts never affect a browser where the member has signed in before. */
export async function verifyPhone(
  { auth, request, reply }: SignInCall,
  { phone_number, code }: PhoneVerification,
) {
  const { app, cookies } = auth
  const phone = normalizePhone(phone_number)
  const browser = cookies.read(request, 'browser')
  const here = browser === null ? null : { phone, browser }
  const owner = await memberWithPhone(app.db, phone)
  const isOwn = here !== null && (await validMark(auth, request, owner?.id)) !== null
  const codeTry = isOwn
    ? await countOwnTry(auth, here)
    : await countUnknownTry(auth, request, here, { phone, isMembers: owner !== undefined })
  const member =
    here !== null && codeTry.hasCode ? await memberByCode(auth, here, code, languageOf(request)) : null
  if (!member) {
    // Without a code for this browser nothing is recorded; otherwise anyone could fill the member's log.
    logRefusedSignIn(auth, request, 'phone', codeTry.hasCode ? owner : undefined)
    throw fail('accounts.code_invalid')
  }
  await codeTry.refund()
  return completeSignIn(auth, request, reply, member.id, { first: member.first })
}

async function knownDialCode({ app }: AuthContext, phone: string): Promise<string> {
  const dialCode = await dialCodeOf(app.db, phone)
  if (!dialCode) throw invalidPhone()
  return dialCode
}

function browserOf({ cookies }: AuthContext, request: FastifyRequest, reply: FastifyReply): string {
  const mark = cookies.read(request, 'browser') ?? newCode()
  cookies.write(reply, 'browser', mark, DAY)
  return mark
}
