import { randomUUID } from 'node:crypto'
import type { EmailSignUp } from '@ndoa/contract/identity/sign-up'
import { addressBlock } from '../../../../platform/address.ts'
import { ok } from '../../../../platform/calls.ts'
import { tryConsume } from '../../../../platform/limits.ts'
import { fail } from '../../../shared/failures.ts'
import { languageOf } from '../../../shared/languages.ts'
import type { AuthContext, SignInCall } from '../auth-context.ts'
import { canonicalMailbox } from '../contacts/mailbox.ts'
import { consume } from '../limits/accounts.limits.ts'
import { withMinimumDuration } from '../limits/minimum-duration.ts'
import { parseEmail } from '../request-rules.ts'
import { sendConfirmation } from '../sign-in/mail-codes.ts'
import { hashSignUpPassword, isCommonPassword } from '../sign-in/passwords.ts'
import { checkSignUp } from './sign-up.rules.ts'
import {
  assertAddressFree,
  deleteSignUp,
  insertSignUp,
  isSignUpOf,
  lockAddress,
  SIGN_UP_LIFE,
  type SignUp,
  unconfirmedAddressOf,
} from './sign-ups.queries.ts'

export async function signUp(
  { auth, request, reply }: SignInCall,
  { password, data, ...input }: EmailSignUp,
) {
  const { app, config, cookies } = auth
  const email = parseEmail(input.email)
  await checkSignUp(data, app)
  if (isCommonPassword(password, input.email)) throw fail('accounts.password_common')
  await consume(app.db, `sign-up ${addressBlock(request.ip)}`, config.LIMIT_SIGN_UP)
  const before = cookies.read(request, 'sign_up')
  const id = await withMinimumDuration(
    createSignUp(auth, { email, password, data, language: languageOf(request) }, before),
  )
  cookies.write(reply, 'sign_up', id ?? randomUUID(), SIGN_UP_LIFE)
  return ok(null)
}

/**
 * @returns the new id; at the mailbox's mail limit, the id of this browser's earlier sign-up for the address, or null
 */
async function createSignUp(
  auth: AuthContext,
  { email, password, data, language }: EmailSignUp & Pick<SignUp, 'language'>,
  before: string | null,
) {
  const { app, secrets } = auth
  const passwordHash = await hashSignUpPassword(secrets, email, password) // first, so that taken addresses take as long
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

/** Tagged addresses have their own limit: anyone can invent a `+tag`, and must not use up the plain address's mails. */
async function canEmail({ app, config, secrets }: AuthContext, email: string): Promise<boolean> {
  const spelling = /^.[^+]*\+.*@/.test(email) ? 'tagged' : 'plain'
  const mailbox = secrets.mac('mailbox', canonicalMailbox(email), spelling)
  return (await tryConsume(app.db, `sign-up mail ${mailbox}`, config.LIMIT_SIGN_UP_MAIL)) === null
}

/** The response is the same whether or not a mail is sent. */
export async function resendConfirmation({ auth, viewer, request }: SignInCall) {
  const { app, config, cookies } = auth
  const userId = viewer?.id ?? cookies.read(request, 'sign_up')
  if (!userId) throw fail('accounts.sign_in_needed')
  await consume(app.db, `resend minute ${userId}`, config.LIMIT_RESEND)
  await consume(app.db, `resend hour ${userId}`, config.LIMIT_RESEND_HOUR)
  const email = await unconfirmedAddressOf(app.db, userId)
  if (email && (await canEmail(auth, email))) await sendConfirmation(app, userId)
  return ok(null)
}
