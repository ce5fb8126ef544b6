import type { App } from '../../../platform/app.ts'
import { tryConsume } from '../../../platform/limits.ts'
import type { Mail } from '../../../platform/mail.ts'
import { canonicalMailbox, tokenHash } from '../../identity/accounts/index.ts'
import { RECEIPTS_TO_MAILBOX } from './support.limits.ts'

/** Anyone can enter any address, so a receipt repeats none of the sender's words and is limited per mailbox. */
export async function sendReceipt(
  { db, mail }: App,
  to: string,
  receipt: Pick<Mail, 'subject' | 'text' | 'html'>,
): Promise<void> {
  const wait = await tryConsume(db, `receipts ${tokenHash(canonicalMailbox(to))}`, RECEIPTS_TO_MAILBOX)
  if (wait === null) await mail.send({ to, ...receipt })
}
