import type { App } from '../../platform/app.ts'
import { takeNotice } from './code-budgets.ts'
import type { Notice } from './notices.ts'
import { dialCodeOf } from './phone-registrations.ts'
import type { Ways } from './ways.ts'

/** By what a member is reached. */
export interface Reached {
  name: string
  email: string | null
  phone: string | null
}

/** Only what they have proven is the member's own. */
export async function reachedBy({ db }: App, userId: string): Promise<Reached> {
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
  ways: Pick<Ways, 'app' | 'config'>,
  { name, email, phone }: Reached,
  { letter, short }: Notice,
): Promise<void> {
  const { app } = ways
  if (email) await app.mail.send({ to: email, ...(await letter(name, `${app.config.publicUrl}/settings`)) })
  else if (phone && (await mayText(ways, phone))) await app.sms.send(phone, short)
}

/** Notices cost money as codes do, and must not use up the codes of the same number. */
async function mayText(ways: Pick<Ways, 'app' | 'config'>, phone: string): Promise<boolean> {
  const dialCode = await dialCodeOf(ways.app.db, phone)
  return dialCode !== null && takeNotice(ways, phone, dialCode)
}
