import type { Language } from '@ndoa/contract/languages'
import { CONTACT_DUE_HOURS, CONTACT_SAFETY_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import type { ContactMessage } from '@ndoa/contract/trust/support'
import { addressBlock } from '../../../platform/address.ts'
import type { App } from '../../../platform/app.ts'
import { violates } from '../../../platform/db.ts'
import { transaction } from '../../../platform/outbox.ts'
import { canonicalMailbox, tokenHash, tryConsumeAll } from '../../identity/accounts/index.ts'
import { emailTemplate } from '../../shared/email-template.ts'
import { fail } from '../../shared/failures.ts'
import { openCase } from '../cases/index.ts'
import { floodWait } from './floods.ts'
import { sendReceipt } from './receipts.ts'
import { MESSAGES_OF_ADDRESS, MESSAGES_OF_WRITER } from './support.limits.ts'
import { insertContactMessage, isStored } from './support.queries.ts'
import { wordsIn } from './words.ts'

export interface Writer {
  address: string
  userAgent: string
  language: Language
}

/**
 * A repeat gets the same response.
 * @throws request.too_many after five an hour per mailbox and browser, sixty per network address, and above
 * `LIMIT_CONTACT` one per network
 */
export async function receiveContactMessage(
  app: App,
  message: ContactMessage,
  writer: Writer,
): Promise<void> {
  const { client_message_id } = message
  if (client_message_id && (await isStored(app.db, client_message_id))) return
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
  await sendReceipt(app, email, emailTemplate(wordsIn(language).message, language))
}

async function waitOf(
  { db, config }: App,
  { email, category }: ContactMessage,
  { address, userAgent }: Writer,
) {
  const lane = category === 'safety' ? 'safety' : 'contact'
  const block = addressBlock(address)
  const person = `${lane}-writer ${tokenHash(`${block} ${canonicalMailbox(email)} ${userAgent}`)}`
  const network = `${lane} ${block}`
  const refused = await tryConsumeAll(db, [
    [person, MESSAGES_OF_WRITER],
    [network, MESSAGES_OF_ADDRESS],
  ])
  return refused?.wait ?? floodWait(db, lane, config.limits.contact, address, [person, network])
}

/** @returns false if the same message was stored concurrently */
function storeMessage(app: App, message: ContactMessage, language: Language): Promise<boolean> {
  const storing = transaction(app, async (tx) => {
    const hours = message.category === 'safety' ? CONTACT_SAFETY_DUE_HOURS : CONTACT_DUE_HOURS
    const case_id = await openCase(tx, { kind: 'contact', hours, now: app.clock.now() })
    await insertContactMessage(tx, { ...message, case_id, language })
    return true
  })
  return storing.catch((error: unknown) => {
    if (violates(error, 'contact_messages_client_message')) return false
    throw error
  })
}

/** Prevents mail header injection. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ')
