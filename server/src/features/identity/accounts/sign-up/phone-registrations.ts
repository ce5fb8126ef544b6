import type { Language } from '@ndoa/contract/languages'
import { transaction } from '../../../../platform/outbox.ts'
import type { AuthContext } from '../auth-context.ts'
import { applyContactRules, type ContactRules } from '../contacts/proven-contacts.ts'
import { type PhoneInBrowser, useCode } from '../sign-in/phone-codes.ts'
import { completeRegistration, insertMember, memberWithPhone } from './phone-registrations.queries.ts'
import { lockAddress } from './sign-ups.queries.ts'

/** An error does not use up the code. @returns null for a wrong code, or if the number has no member or registration */
export async function memberByCode(
  auth: Pick<AuthContext, 'onConfirmed'> & ContactRules,
  phone: PhoneInBrowser,
  code: string,
  language: Language,
): Promise<{ id: string; first: boolean } | null> {
  const { app, onConfirmed } = auth
  return transaction(app, async (tx) => {
    await lockAddress(tx, phone.phone) // if several browsers confirm a number at once, the first creates the account
    if (!(await useCode(tx, auth, phone, code))) return null
    const known = await memberWithPhone(tx, phone.phone)
    if (known) return { id: known.id, first: false }
    const now = app.clock.now()
    const id = await insertMember(tx, phone, language, now)
    if (!id) return null
    await applyContactRules(auth, tx, id, { phone: phone.phone })
    await completeRegistration(tx, phone, id)
    await onConfirmed(tx, id)
    return { id, first: true }
  })
}
