import type { Language } from '@ndoa/contract/languages'
import type { App } from '../../platform/app.ts'
import type { AuthContext } from './auth-context.ts'
import { tryConsumeNoticeBudget } from './limits/code-budgets.ts'
import type { Notice } from './notices.ts'
import { dialCodeOf } from './sign-up/phone-registrations.queries.ts'

/** How a member can be reached. */
export interface ContactChannels {
  name: string
  language: Language
  email: string | null
  phone: string | null
}

/** Only contacts that the member has confirmed. */
export async function reachedBy({ db }: App, userId: string): Promise<ContactChannels> {
  const user = await db
    .selectFrom('users')
    .select(['name', 'language', 'email', 'email_verified', 'phone', 'phone_confirmed_at'])
    .where('id', '=', userId)
    .$narrowType<{ language: Language }>()
    .executeTakeFirstOrThrow()
  return {
    name: user.name,
    language: user.language,
    email: user.email_verified ? user.email : null,
    phone: user.phone_confirmed_at ? user.phone : null,
  }
}

/** Sends a notice by mail; to a member who has only a phone, by text message within the limits. */
export async function sendNotice(
  auth: Pick<AuthContext, 'app' | 'config'>,
  { name, language, email, phone }: ContactChannels,
  notice: Notice,
): Promise<void> {
  const { app } = auth
  if (email) {
    await app.mail.send({
      to: email,
      ...(await notice.email(language, name, `${app.config.publicUrl}/settings`)),
    })
  } else if (phone && (await canText(auth, phone))) {
    await app.sms.send(phone, notice.short(language))
  }
}

/** Notices cost money as codes do, but must not use up the codes of the same number. */
async function canText(auth: Pick<AuthContext, 'app' | 'config'>, phone: string): Promise<boolean> {
  const dialCode = await dialCodeOf(auth.app.db, phone)
  return dialCode !== null && tryConsumeNoticeBudget(auth, phone, dialCode)
}
