import { CONTACT_DUE_HOURS, CONTACT_SAFETY_DUE_HOURS } from '@ndoa/contract/case-rules'
import type { Language } from '@ndoa/contract/languages'
import type { ContactMessage } from '@ndoa/contract/support'
import { addressBlock } from '../../platform/address.ts'
import type { App } from '../../platform/app.ts'
import { tryConsume } from '../../platform/limits.ts'
import { transaction } from '../../platform/outbox.ts'
import { openCase } from '../cases/index.ts'
import { emailTemplate } from '../email-template.ts'
import { fail } from '../failures.ts'
import { sendReceipt } from './receipts.ts'
import { wordsIn } from './words/index.ts'

const LIMIT = { max: 5, per: '1 hour' }

/**
 * Stores a contact message, then mails it to the operator and a receipt to the sender.
 * @throws request.too_many after five in an hour from one address
 */
export async function receiveContactMessage(
  app: App,
  message: ContactMessage,
  address: string,
  language: Language,
): Promise<void> {
  const wait = await tryConsume(app.db, `contact ${addressBlock(address)}`, LIMIT)
  if (wait) throw fail('request.too_many', { retry_after: wait })
  await transaction(app, async (tx) => {
    const hours = message.category === 'safety' ? CONTACT_SAFETY_DUE_HOURS : CONTACT_DUE_HOURS
    const case_id = await openCase(tx, { kind: 'contact', hours, now: app.clock.now() })
    await tx
      .insertInto('contact_messages')
      .values({ ...message, case_id, language })
      .execute()
  })
  const { name, email, subject, category, message: text } = message
  await app.mail.send({
    to: app.config.operatorEmail,
    subject: `Contact (${category}): ${oneLine(subject)}`,
    text: `${oneLine(name)} <${email}> writes:\n\n${text}`,
  })
  await sendReceipt(app, email, await emailTemplate(wordsIn(language).message, language))
}

/** Line breaks in a form field must not add headers to a mail. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ')
