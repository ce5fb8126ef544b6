import type { ContactChange, ContactProof } from '@ndoa/contract/identity/accounts'
import { PHONE_CODE_MINUTES } from '@ndoa/contract/limits'
import type { FastifyRequest } from 'fastify'
import { addressBlock } from '../../../../platform/address.ts'
import { ok } from '../../../../platform/calls.ts'
import { fail } from '../../../shared/failures.ts'
import type { AuthContext, OwnCall } from '../auth-context.ts'
import { consume } from '../limits/accounts.limits.ts'
import { consumeCodeBudget, senderOf } from '../limits/code-budgets.ts'
import { withMinimumDuration } from '../limits/minimum-duration.ts'
import { contactChanged } from '../notices.ts'
import { parseEmail } from '../request-rules.ts'
import { originOf } from '../security-log.ts'
import { sendNotice } from '../send-notice.ts'
import { requireRecentAuth } from '../sessions/recent-auth.ts'
import { sessionOf } from '../sessions/session.ts'
import { tokenHash } from '../sessions/tokens.ts'
import { codeEmail } from '../sign-in/emails.ts'
import { newDigits, phoneText } from '../sign-in/phone-codes.ts'
import { dialCodeOf } from '../sign-up/phone-registrations.queries.ts'
import {
  applyChange,
  type Contact,
  isTaken,
  saveContactChange,
  verifyChangeCode,
} from './contact-change.queries.ts'
import { invalidPhone, normalizePhone } from './phone-number.ts'

/** If another member has the contact, no code is sent and the response stays the same. */
export async function changeContact(call: OwnCall, wanted: ContactChange) {
  const { auth, viewer, request } = call
  const contact = contactOf(wanted)
  await requireRecentAuth(auth, viewer, wanted.current_password)
  await consumeContactLimits(auth, request, contact)
  await withMinimumDuration(sendProof(call, contact))
  return ok(null)
}

export async function confirmContact({ app, auth, viewer, request }: OwnCall, { code }: ContactProof) {
  const contact = await verifyChangeCode(app, auth.secrets, viewer.id, code)
  const before =
    contact && (await applyChange(auth, viewer.id, { ...contact, code }, await originOf(request)))
  if (!before) throw fail('accounts.code_invalid')
  await sendNotice(auth, before, contactChanged(contact.kind))
  return ok(await sessionOf(app.db, viewer.id))
}

function contactOf({ email, phone_number }: ContactChange): Contact {
  if (phone_number !== undefined) return { kind: 'phone', contact: normalizePhone(phone_number) }
  return { kind: 'email', contact: parseEmail(email ?? '') }
}

async function consumeContactLimits(auth: AuthContext, request: FastifyRequest, { kind, contact }: Contact) {
  const { app, config } = auth
  await consume(app.db, `codes ${addressBlock(request.ip)}`, config.LIMIT_CODES)
  if (kind === 'phone') {
    const dialCode = await dialCodeOf(app.db, contact)
    if (!dialCode) throw invalidPhone()
    // Anyone can create an account, so a signed-in sender gets no larger share than a stranger.
    return consumeCodeBudget(auth, await senderOf(auth, request, 'stranger'), contact, dialCode)
  }
  const key = tokenHash(contact)
  await consume(app.db, `contact minute ${key}`, config.LIMIT_LINK)
  await consume(app.db, `contact hour ${key}`, config.LIMIT_LINK_HOUR)
  await consume(app.db, `contact day ${key}`, config.LIMIT_CONTACT_DAY)
}

async function sendProof({ auth: { app, secrets }, viewer }: OwnCall, contact: Contact) {
  const { language } = viewer
  if (await isTaken(app.db, viewer.id, contact)) return
  const code = newDigits()
  const expires = new Date(app.clock.now().getTime() + PHONE_CODE_MINUTES * 60_000)
  await saveContactChange(app.db, secrets, viewer.id, contact, code, expires)
  const until = expires.getTime()
  if (contact.kind === 'phone') return app.sms.send(contact.contact, phoneText(language, code), { until })
  const email = codeEmail(language, code)
  await app.mail.send({ to: contact.contact, kind: 'requested', until, ...email })
}
