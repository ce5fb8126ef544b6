import { pageAddress } from '@ndoa/contract/languages'
import type { App } from '../../platform/app.ts'
import { emailTemplate, type RenderedEmail } from '../email-template.ts'
import { type ContactMail, takeContactMail } from './contacts-notice.queries.ts'
import { wordsIn } from './words/index.ts'

/**
 * Per minute: mails with links and codes use the same queue and must not wait behind thousands of these. 10,000 take
 * 20 minutes; the promise of five is for the notice in the app.
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

export function contactEmail(
  { kind, name, display_name, language }: Omit<ContactMail, 'email'>,
  publicUrl: string,
): Promise<RenderedEmail> {
  const words = wordsIn(language)
  const write = kind === 'warning' ? words.warning : words.correction
  const site = publicUrl + pageAddress('', language)
  return emailTemplate(write(name, display_name, site), language)
}
