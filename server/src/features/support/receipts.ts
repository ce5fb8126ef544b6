import type { App } from '../../platform/app.ts'
import { tryConsume } from '../../platform/limits.ts'
import type { Mail } from '../../platform/mail.ts'
import { tokenHash } from '../accounts/index.ts'

const LIMIT = { max: 5, per: '1 day' }

/**
 * Acknowledges what somebody wrote to us. Anybody can type anybody's address: it holds none of their words, and a mailbox
 * gets no more than a few a day, no matter who asks.
 */
export async function sendReceipt(
  { db, mail }: App,
  to: string,
  receipt: Pick<Mail, 'subject' | 'text' | 'html'>,
): Promise<void> {
  const wait = await tryConsume(db, `receipts ${tokenHash(to.toLowerCase())}`, LIMIT)
  if (wait === null) await mail.send({ to, ...receipt })
}
