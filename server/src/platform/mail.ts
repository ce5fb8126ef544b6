import { createTransport } from 'nodemailer'
import * as z from 'zod'
import { setting, type ValuesOf } from './config.ts'
import type { Database, Tx } from './db.ts'
import { saveToOutbox } from './development-outbox.ts'
import type { Encryption } from './encryption.ts'
import type { Jobs } from './jobs.ts'

const NOBODY = 'Ndoa <hello@ndoa.example>'

export const mailConfig = {
  SMTP_URL: setting(
    z.preprocess((text) => text || undefined, z.url({ protocol: /^smtps?$/ }).optional()),
    'mail gateway, like smtps://user:password@host:465; unset: development outbox',
  ),
  MAIL_FROM: setting(
    z.preprocess((text) => text || undefined, z.string().default(NOBODY)),
    'sender of every mail',
  ),
}

/** Without a gateway and a sender of our own, in production, no mail would reach anybody. In sentences. */
export function mailConfigFaults({ SMTP_URL, MAIL_FROM }: ValuesOf<typeof mailConfig>): string[] {
  const faults: string[] = []
  const fault = (name: keyof typeof mailConfig, why: string) =>
    faults.push(`${name} (${mailConfig[name].means}): ${why}`)
  if (!SMTP_URL) fault('SMTP_URL', 'mails must reach members')
  if (MAIL_FROM === NOBODY) fault('MAIL_FROM', 'set an address of your own')
  return faults
}

export interface Mail {
  to: string
  subject: string
  text: string
  html?: string
}

export interface Mailer {
  /**
   * Takes a mail on, in a transaction when one is given; it is sent in the background and tried again when the gateway is
   * away.
   */
  send(mail: Mail, tx?: Tx): Promise<void>
}

interface PendingMail {
  sealed: string
}

/**
 * The gateway when one is configured, else the development outbox at once.
 * What waits in the queue is sealed: links and codes are not for those who read its table.
 */
export function createMailer(
  config: { SMTP_URL?: string | undefined; MAIL_FROM: string },
  { db, jobs, sealing }: { db: Database; jobs: Jobs; sealing: Encryption },
): Mailer {
  if (!config.SMTP_URL)
    return {
      send: ({ to, subject, text }, tx) => saveToOutbox(tx ?? db, { channel: 'mail', to, subject, text }),
    }
  const transport = createTransport(config.SMTP_URL)
  jobs.define('send-mail', async ({ sealed }: PendingMail) => {
    const mail = JSON.parse(sealing.decrypt(sealed, OWNER)) as Mail
    await transport.sendMail({ from: config.MAIL_FROM, ...mail }).catch(withoutAddress)
  })
  return {
    send: (mail, tx) =>
      jobs.add('send-mail', { sealed: sealing.encrypt(JSON.stringify(mail), OWNER) }, tx ? { tx } : {}),
  }
}

const OWNER = 'queue'

/** The gateway did not take a mail. It says why in codes: the gateway's own words name whom the mail was for. */
class MailGatewayError extends Error {
  override name = 'MailGatewayError'
}

function withoutAddress(error: { code?: string; responseCode?: number }): never {
  const { code = 'unknown', responseCode = '' } = error
  throw new MailGatewayError(`the gateway did not take a mail: ${code} ${responseCode}`.trim())
}
