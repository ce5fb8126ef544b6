import { CONTACT_DUE_HOURS, CONTACT_SAFETY_DUE_HOURS } from '@ndoa/contract/case-rules'
import type { Language } from '@ndoa/contract/languages'
import type { ContactMessage } from '@ndoa/contract/support'
import { addressBlock } from '../../platform/address.ts'
import type { App } from '../../platform/app.ts'
import { type Db, violates } from '../../platform/db.ts'
import { transaction } from '../../platform/outbox.ts'
import { canonicalMailbox, tokenHash, tryConsumeAll } from '../accounts/index.ts'
import { openCase } from '../cases/index.ts'
import { emailTemplate } from '../email-template.ts'
import { fail } from '../failures.ts'
import { waitInFlood } from './floods.ts'
import { sendReceipt } from './receipts.ts'
import { wordsIn } from './words/index.ts'

/** Of one mailbox in one browser: a whole town may share an address of the network. */
const OF_PERSON = { max: 5, per: '1 hour' }
/** Of an address of the network. Messages about safety have one of their own, which no others can use up. */
const OF_NETWORK = { max: 60, per: '1 hour' }

export interface Writer {
  address: string
  userAgent: string
  language: Language
}

/**
 * Stores a contact message, then mails it to the operator and a receipt to the sender. One that was sent again is answered
 * like the first.
 * @throws request.too_many after five in an hour from one mailbox in one browser, or sixty from one address of the network,
 * and above `LIMIT_CONTACT` from all together after one in an hour from each network
 */
export async function receiveContactMessage(
  app: App,
  message: ContactMessage,
  writer: Writer,
): Promise<void> {
  if (await isStored(app.db, message)) return
  const wait = await waitOf(app, message, writer)
  if (wait !== null) throw fail('request.too_many', { retry_after: wait })
  const { language } = writer
  if (!(await storeMessage(app, message, language))) return
  const { name, email, subject, category, message: text } = message
  await app.mail.send({
    to: app.config.operatorEmail,
    subject: `Contact (${category}): ${oneLine(subject)}`,
    text: `${oneLine(name)} <${email}> writes:\n\n${text}`,
  })
  await sendReceipt(app, email, await emailTemplate(wordsIn(language).message, language))
}

async function waitOf(
  { db, config }: App,
  { email, category }: ContactMessage,
  { address, userAgent }: Writer,
) {
  const lane = category === 'safety' ? 'safety' : 'contact'
  const person = tokenHash(`${canonicalMailbox(email)} ${userAgent}`)
  const network = `${lane} ${addressBlock(address)}`
  const refused = await tryConsumeAll(db, [
    [`${network} ${person}`, OF_PERSON],
    [network, OF_NETWORK],
  ])
  return refused?.wait ?? waitInFlood(db, lane, config.limits.contact, address)
}

/** @returns false when the same message arrived at the same time and is stored */
function storeMessage(app: App, message: ContactMessage, language: Language): Promise<boolean> {
  const storing = transaction(app, async (tx) => {
    const hours = message.category === 'safety' ? CONTACT_SAFETY_DUE_HOURS : CONTACT_DUE_HOURS
    const case_id = await openCase(tx, { kind: 'contact', hours, now: app.clock.now() })
    await tx
      .insertInto('contact_messages')
      .values({ ...message, case_id, language })
      .execute()
    return true
  })
  return storing.catch((error: unknown) => {
    if (violates(error, 'contact_messages_client_message')) return false
    throw error
  })
}

async function isStored(db: Db, { client_message_id }: ContactMessage): Promise<boolean> {
  if (!client_message_id) return false
  const stored = await db
    .selectFrom('contact_messages')
    .select('id')
    .where('client_message_id', '=', client_message_id)
    .executeTakeFirst()
  return stored !== undefined
}

/** Line breaks in a form field must not add headers to a mail. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ')
