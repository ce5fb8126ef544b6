import { randomUUID } from 'node:crypto'
import type { EmailSignUp } from '@ndoa/contract/sign-up'
import { addressBlock } from '../../../platform/address.ts'
import { ok } from '../../../platform/calls.ts'
import { tryConsume } from '../../../platform/limits.ts'
import { fail } from '../../failures.ts'
import { languageOf } from '../../languages.ts'
import type { AuthContext, SignInCall } from '../auth-context.ts'
import { canonicalMailbox } from '../contacts/mailbox.ts'
import { consume } from '../limits/accounts.limits.ts'
import { withMinimumDuration } from '../limits/minimum-duration.ts'
import { checkedEmail, checkedSignUp } from '../request-rules.ts'
import { SIGN_UP_LIFE } from '../sessions/cookies.ts'
import { sendConfirmation } from '../sign-in/mail-codes.ts'
import { hashSignUpPassword, isCommonPassword } from '../sign-in/passwords.ts'
import {
  addressWaitedOn,
  assertAddressFree,
  deleteSignUp,
  insertSignUp,
  isSignUpOf,
  lockAddress,
  type SignUp,
} from './sign-ups.queries.ts'

/** Accepts a sign-up and mails the link; nobody is signed in before the link is opened. */
export async function signUp({ auth, request, reply }: SignInCall, { password, ...given }: EmailSignUp) {
  const { app, config, cookies } = auth
  const email = checkedEmail(given.email)
  const data = await checkedSignUp(given.data, app)
  if (isCommonPassword(password, given.email)) throw fail('accounts.password_common')
  await consume(app.db, `sign-up ${addressBlock(request.ip)}`, config.LIMIT_SIGN_UP)
  const before = cookies.read(request, 'sign_up')
  const id = await withMinimumDuration(
    createSignUp(auth, { email, password, data, language: languageOf(request) }, before),
  )
  cookies.write(reply, 'sign_up', id ?? randomUUID(), SIGN_UP_LIFE)
  return ok(null)
}

/**
 * Stores a sign-up beside those of others with the same address; it replaces an earlier one of the same browser.
 * @returns when the mailbox has reached its limit of mails, the browser's earlier sign-up with this address, else null: one
 *   that nobody can confirm is not stored, and the answer is the same
 */
async function createSignUp(
  auth: AuthContext,
  { email, password, data, language }: EmailSignUp & Pick<SignUp, 'language'>,
  before: string | null,
) {
  const { app, secrets } = auth
  const passwordHash = await hashSignUpPassword(secrets, email, password) // first, so that a taken address costs the same work
  await assertAddressFree(app.db, email)
  if (!(await canEmail(auth, email)))
    return before && (await isSignUpOf(app.db, before, email)) ? before : null
  const id = await app.db.transaction().execute(async (tx) => {
    await lockAddress(tx, email)
    await assertAddressFree(tx, email)
    if (before) await deleteSignUp(tx, before, email)
    return insertSignUp(tx, { email, passwordHash, data, language })
  })
  await sendConfirmation(app, id)
  return id
}

/**
 * Limits the mails to a mailbox and the sign-ups for an address. Anybody can invent a `+tag`, and a link for one is of no
 * use to the address without it, so tagged addresses have their own limit and never use up that of the plain address.
 */
async function canEmail({ app, config, secrets }: AuthContext, email: string): Promise<boolean> {
  const spelling = /^.[^+]*\+.*@/.test(email) ? 'tagged' : 'plain'
  const mailbox = secrets.mac('mailbox', canonicalMailbox(email), spelling)
  return (await tryConsume(app.db, `sign-up mail ${mailbox}`, config.LIMIT_SIGN_UP_MAIL)) === null
}

/** Mails another link for the signed-in member, or for the sign-up of this browser; the answer is always the same. */
export async function resendConfirmation({ auth, viewer, request }: SignInCall) {
  const { app, config, cookies } = auth
  const userId = viewer?.id ?? cookies.read(request, 'sign_up')
  if (!userId) throw fail('accounts.sign_in_needed')
  await consume(app.db, `resend minute ${userId}`, config.LIMIT_RESEND)
  await consume(app.db, `resend hour ${userId}`, config.LIMIT_RESEND_HOUR)
  const email = await addressWaitedOn(app.db, userId)
  if (email && (await canEmail(auth, email))) await sendConfirmation(app, userId)
  return ok(null)
}
