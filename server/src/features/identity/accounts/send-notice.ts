import { type ContactChannels } from './accounts.queries.ts'
import type { AuthContext } from './auth-context.ts'
import { tryConsumeNoticeBudget } from './limits/code-budgets.ts'
import type { Notice } from './notices.ts'
import { dialCodeOf } from './sign-up/phone-registrations.queries.ts'

export async function sendNotice(
  auth: Pick<AuthContext, 'app' | 'config'>,
  { name, language, email, phone }: ContactChannels,
  notice: Notice,
): Promise<void> {
  const { app } = auth
  if (email) {
    await app.mail.send({
      to: email,
      ...notice.email(language, name, `${app.config.publicUrl}/settings`),
    })
  } else if (phone && (await canText(auth, phone))) {
    await app.sms.send(phone, notice.short(language))
  }
}

/** Notices have their own budget: they cost money as codes do, but must not use up the same number's codes. */
async function canText(auth: Pick<AuthContext, 'app' | 'config'>, phone: string): Promise<boolean> {
  const dialCode = await dialCodeOf(auth.app.db, phone)
  return dialCode !== null && tryConsumeNoticeBudget(auth, phone, dialCode)
}
