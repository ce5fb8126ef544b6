import { BRAND } from '@ndoa/contract/brand'
import type { App } from '../../platform/app.ts'
import { emailTemplate } from '../email-template.ts'
import { type ContactMail, takeContactMail } from './contacts-notice.queries.ts'

/**
 * In a minute: mails with links and codes wait in the same queue, and must not wait behind thousands of these. 10,000 take
 * 20 minutes; what is promised within five is the notice in the app.
 */
const AT_ONCE = 500

type MailApp = Pick<App, 'db' | 'clock' | 'mail' | 'config'>

/** Mails those who were told in the app, whatever their settings for mails say: it is about their safety. */
export async function mailContacts(app: MailApp): Promise<void> {
  for (let done = 0; done < AT_ONCE; done++) if (!(await mailNext(app))) return
}

/** Once each: the mail is queued in the transaction that marks it. @returns false when nobody waits */
const mailNext = (app: MailApp): Promise<boolean> =>
  app.db.transaction().execute(async (tx) => {
    const next = await takeContactMail(tx, app.clock.now())
    if (next?.email)
      await app.mail.send({ to: next.email, ...(await contactEmail(next, app.config.publicUrl)) }, tx)
    return next !== undefined
  })

export const contactEmail = ({ kind, name, display_name }: Omit<ContactMail, 'email'>, publicUrl: string) =>
  (kind === 'warning' ? warning : correction)(name, display_name, publicUrl)

/** Neutral: that an account was removed is no proof of what its owner meant to do. */
const warning = (name: string, who: string, publicUrl: string) =>
  emailTemplate({
    subject: `A safety notice from ${BRAND}`,
    preview: 'Please take a minute to read this.',
    heading: 'About someone you talked with',
    name,
    paragraphs: [
      `We have removed the account of ${who}, with whom you exchanged messages on ${BRAND}, because it broke our rules about money or false identities. The name or the photos may have been false, and fraud is possible.`,
      'Please never send money to anyone you know only from here, and never share bank details, card numbers or codes, whatever the reason given.',
      'If you have sent money: ask your bank or your mobile money provider at once to stop or reverse the payment. Keep the chat and every receipt; your bank and the police may ask for them.',
    ],
    action: { link: `${publicUrl}/safety-tips#money-sent`, label: 'See what you can do' },
    closing: [
      `Do you have a question, or something to tell us? Write to us: ${publicUrl}/contact`,
      'You get this whatever your notification settings are, because it is about your safety.',
    ],
  })

const correction = (name: string, who: string, publicUrl: string) =>
  emailTemplate({
    subject: `A correction from ${BRAND}`,
    preview: 'We made a mistake.',
    heading: 'We made a mistake',
    name,
    paragraphs: [
      `We told you that we had removed the account of ${who} because it broke our rules. We have looked at this again: our decision was wrong, and the account is no longer banned.`,
      `Our notice no longer holds, and we have no reason to warn you about ${who}. We are sorry for the worry that it caused.`,
    ],
    closing: [`Do you have a question? Write to us: ${publicUrl}/contact`],
  })
