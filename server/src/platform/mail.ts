import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type SMTPTransport from 'nodemailer/lib/smtp-transport/index.js'
import * as z from 'zod'
import type { Clock } from './clock.ts'
import { optionalText, setting, type ValuesOf } from './config.ts'
import type { Database, Db, Tx } from './db.ts'
import { saveToOutbox } from './development-outbox.ts'
import type { Encryption } from './encryption.ts'
import type { Jobs } from './jobs.ts'
import { type GatewayFault, MailGatewayError } from './mail-faults.ts'
import { hasExpired, type NewsOf, type Opening, secondsUntil } from './waiting-messages.ts'

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
  MAIL_DKIM_DOMAIN: setting(optionalText, 'domain that signs mails; unset: the gateway does'),
  MAIL_DKIM_SELECTOR: setting(optionalText, 'selector of the key in the DNS'),
  MAIL_DKIM_KEY: setting(optionalText, 'private key in PEM form, its lines divided by \\n'),
}

export type MailConfig = ValuesOf<typeof mailConfig>

/** Without a gateway and a sender of our own, in production, no mail would reach anybody. In sentences. */
export function mailConfigFaults({ SMTP_URL, MAIL_FROM }: ValuesOf<typeof mailConfig>): string[] {
  const faults: string[] = []
  const fault = (name: keyof typeof mailConfig, why: string) =>
    faults.push(`${name} (${mailConfig[name].means}): ${why}`)
  if (!SMTP_URL) fault('SMTP_URL', 'mails must reach members')
  if (MAIL_FROM === NOBODY) fault('MAIL_FROM', 'set an address of your own')
  return faults
}

interface Letter {
  to: string
  subject: string
  text: string
  html?: string
  /** Where a POST turns mails like this off. */
  unsubscribe?: string
  /** When its code or link expires, in milliseconds since 1970: after that it is not sent. */
  until?: number
}

/** `requested`: its reader has just asked for it, so it proves the address. Without a kind: what an account needs. */
interface AccountMail {
  kind?: 'requested'
}

/**
 * `news`: not to readers who called our mails spam, nor to accounts that are suspended, deactivated or gone by then.
 * `marketing`: news for which the consent must still stand.
 */
interface NewsMail {
  kind: 'news' | 'marketing'
  /** Whose news it is: the address may be somebody else's by the time it is sent. */
  memberId: string
  /** What it tells of: it goes out while some of it is unread. */
  news?: NewsOf
}

export type Mail = Letter & (AccountMail | NewsMail)

/** What decides whether a mail may go out. */
export type MailPurpose = Pick<Letter, 'to'> & (AccountMail | NewsMail)

/** What features know about addresses. */
export interface MailGate {
  /** Whether a mail may go to an address, asked at the moment of sending. */
  opening(db: Db, mail: MailPurpose): Promise<Opening>
  /** Where the mail with this id comes back to when it cannot be delivered; null: to its sender. */
  returnAddress(address: string, messageId: string): Promise<string | null>
  /** The gateway refused the address for good, with a status of RFC 3463. */
  refused(address: string, status: string): Promise<void>
}

export interface Mailer {
  /**
   * Queues a mail, in a transaction when one is given; it is sent in the background and tried again for about eight
   * hours when the gateway is away.
   * @returns false when the gate does not let it out: its reader hears nothing by mail
   */
  send(mail: Mail, tx?: Tx): Promise<boolean>
}

interface MailerParts {
  db: Database
  jobs: Jobs
  encryption: Encryption
  gate: MailGate
  clock: Clock
  /** Fills in who runs the product, which the layout of mails leaves open. */
  details: { inText: (text: string) => string; inHtml: (html: string) => string }
}

interface PendingMail {
  sealed: string
}

/**
 * The gateway when one is configured, else the development outbox at once.
 * What waits in the queue is sealed: links and codes are not for those who read its table.
 */
export function createMailer(config: MailConfig, parts: MailerParts): Mailer {
  const { db, jobs, encryption, gate, clock, details } = parts
  if (!config.SMTP_URL)
    return {
      async send(mail, tx) {
        const { to, subject, text } = mail
        if ((await gate.opening(tx ?? db, mail)) === 'never') return false
        await saveToOutbox(tx ?? db, { channel: 'mail', to, subject, text: details.inText(text) })
        return true
      },
    }
  const transport = createMailTransport(config)
  jobs.define(QUEUE, sendPending, { patience: 'hours' })
  async function sendPending({ sealed }: PendingMail) {
    const mail = JSON.parse(encryption.decrypt(sealed, OWNER)) as Mail
    const now = clock.now()
    if (hasExpired(QUEUE, mail.until, now)) return
    const opening = await gate.opening(db, mail)
    if (opening === 'now') return hand(mail, messageIdOf(sealed, config.MAIL_FROM))
    if (opening !== 'never') await jobs.add(QUEUE, { sealed }, { after: secondsUntil(opening, now) })
  }
  async function hand({ to, subject, text, html, unsubscribe }: Mail, messageId: string) {
    const mail = { to, subject, text: details.inText(text), html: html && details.inHtml(html) }
    const back = await gate.returnAddress(mail.to, messageId)
    await transport
      .sendMail({
        from: config.MAIL_FROM,
        messageId,
        ...mail,
        ...(back && { envelope: { from: back, to: mail.to } }),
        ...(unsubscribe && { headers: unsubscribeHeaders(unsubscribe) }),
      })
      .catch((error: GatewayFault) => {
        if (!isForGood(error)) throw new MailGatewayError(error)
        return gate.refused(mail.to, statusOf(error))
      })
  }
  return {
    async send(mail, tx) {
      if ((await gate.opening(tx ?? db, mail)) === 'never') return false
      await jobs.add(QUEUE, { sealed: encryption.encrypt(JSON.stringify(mail), OWNER) }, tx ? { tx } : {})
      return true
    },
  }
}

/** The gateway, as all mails use it. @param timeouts milliseconds for which nodemailer waits, by its own names */
export const createMailTransport = (config: MailConfig, timeouts: SMTPTransport.Options = {}) =>
  createTransport({
    url: config.SMTP_URL,
    ...dkimOf(config),
    ...TIMEOUTS,
    ...timeouts,
  } as SMTPTransport.Options)

/** Together less than an attempt at a job may take: one that goes on in the background could send the mail twice. Milliseconds. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 }

const QUEUE = 'send-mail'
const OWNER = 'queue'

/** The same at every attempt: many mail servers recognize a mail that a crash makes us send twice. */
function messageIdOf(sealed: string, from: string): string {
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${createHash('sha256').update(sealed).digest('hex').slice(0, 32)}@${host}>`
}

/**
 * Of the address, not of our sender, the mail itself or our access to the gateway. Some mail servers look at the address
 * only when they have the mail; without a status they mean the mail then.
 */
const isForGood = (fault: GatewayFault) =>
  fault.command === 'RCPT TO'
    ? fault.code === 'EENVELOPE' && /^5\.[0-6]\./.test(statusOf(fault))
    : fault.command === 'DATA' && /^5\.[12]\./.test(saidStatus(fault) ?? '')

/** By RFC 5321, section 4.2.3: there is no such mailbox. */
const NO_MAILBOX = [550, 551, 553]

const saidStatus = ({ response = '' }: GatewayFault): string | undefined =>
  /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]

/** A status of RFC 3463: what the gateway said, else what its code means; 5.7 is a policy of the gateway. */
function statusOf(fault: GatewayFault): string {
  const { responseCode = 0 } = fault
  if (responseCode < 500) return '4.0.0'
  const said = saidStatus(fault)
  if (said) return said
  if (responseCode === 552) return '5.2.2' // it is full
  return NO_MAILBOX.includes(responseCode) ? '5.1.1' : '5.7.0'
}

/** One press in the mail program (RFC 8058). */
const unsubscribeHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** The library leaves out the last one, without which mail programs show no button. */
const SIGNED =
  'From:To:Subject:Date:Message-ID:MIME-Version:Content-Type:List-Unsubscribe:List-Unsubscribe-Post'

function dkimOf({ MAIL_DKIM_DOMAIN, MAIL_DKIM_SELECTOR, MAIL_DKIM_KEY }: ValuesOf<typeof mailConfig>) {
  if (!MAIL_DKIM_DOMAIN || !MAIL_DKIM_SELECTOR || !MAIL_DKIM_KEY) return {}
  const dkim = {
    domainName: MAIL_DKIM_DOMAIN,
    keySelector: MAIL_DKIM_SELECTOR,
    privateKey: MAIL_DKIM_KEY.replaceAll(String.raw`\n`, '\n'),
    headerFieldNames: SIGNED,
  }
  return { dkim }
}
