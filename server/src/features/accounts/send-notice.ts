import type { App } from '../../platform/app.ts'
import type { AuthContext } from './auth-context.ts'
import { tryConsumeNoticeBudget } from './limits/code-budgets.ts'
import type { Notice } from './notices.ts'
import { dialCodeOf } from './sign-up/phone-registrations.ts'

/** By what a member is reached. */
export interface ContactChannels {
  name: string
  email: string | null
  phone: string | null
}

/** Only what they have proven is the member's own. */
export async function reachedBy({ db }: App, userId: string): Promise<ContactChannels> {
  const user = await db
    .selectFrom('users')
    .select(['name', 'email', 'email_verified', 'phone', 'phone_confirmed_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    name: user.name,
    email: user.email_verified ? user.email : null,
    phone: user.phone_confirmed_at ? user.phone : null,
  }
}

/** Sends a notice by mail; to a member who has only a phone, within the caps, by text message. */
export async function sendNotice(
  auth: Pick<AuthContext, 'app' | 'config'>,
  { name, email, phone }: ContactChannels,
  { letter, short }: Notice,
): Promise<void> {
  const { app } = auth
  if (email) await app.mail.send({ to: email, ...(await letter(name, `${app.config.publicUrl}/settings`)) })
  else if (phone && (await canText(auth, phone))) await app.sms.send(phone, short)
}

/** Notices cost money as codes do, and must not use up the codes of the same number. */
async function canText(auth: Pick<AuthContext, 'app' | 'config'>, phone: string): Promise<boolean> {
  const dialCode = await dialCodeOf(auth.app.db, phone)
  return dialCode !== null && tryConsumeNoticeBudget(auth, phone, dialCode)
}
