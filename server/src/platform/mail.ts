import { createHash, randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type SMTPTransport from 'nodemailer/lib/smtp-transport/index.js'
import * as z from 'zod'
import type { Clock } from './clock.ts'
import { optionalText, setting, type ValuesOf } from './config.ts'
import type { Database, Db, Tx } from './db.ts'
import { saveToOutbox } from './development-outbox.queries.ts'
import type { Encryption } from './encryption.ts'
import type { Jobs } from './jobs.ts'
import { type GatewayFault, MailGatewayError } from './mail-faults.ts'
import { hasExpired, type NewsOf, type Opening, secondsUntil } from './waiting-messages.ts'

const EXAMPLE_SENDER = 'Ndoa <hello@ndoa.example>'

export const mailConfig = {
  SMTP_URL: setting(
    z.preprocess((text) => text || undefined, z.url({ protocol: /^smtps?$/ }).optional()),
    'mail gateway, like smtps://user:password@host:465; unset: development outbox',
  ),
  MAIL_FROM: setting(
    z.preprocess((text) => text || undefined, z.string().default(EXAMPLE_SENDER)),
    'sender of every mail',
  ),
  MAIL_DKIM_DOMAIN: setting(optionalText, 'domain that signs mails; unset: the gateway does'),
  MAIL_DKIM_SELECTOR: setting(optionalText, 'selector of the key in the DNS'),
  MAIL_DKIM_KEY: setting(optionalText, 'private key in PEM form, its lines divided by \\n'),
}

export type MailConfig = ValuesOf<typeof mailConfig>

export function mailConfigFaults({ SMTP_URL, MAIL_FROM }: ValuesOf<typeof mailConfig>): string[] {
  const faults: string[] = []
  const fault = (name: keyof typeof mailConfig, why: string) =>
    faults.push(`${name} (${mailConfig[name].means}): ${why}`)
  if (!SMTP_URL) fault('SMTP_URL', 'mails must reach members')
  if (MAIL_FROM === EXAMPLE_SENDER) fault('MAIL_FROM', 'set an address of your own')
  return faults
}

export interface Letter {
  to: string
  subject: string
  text: string
  html?: string
  unsubscribe?: string
  /** Milliseconds since 1970 when the code or link expires; the mail is not sent after that. */
  until?: number
}

/** `requested` means that the reader has just asked for the mail. Without a kind, the account requires it. */
export interface AccountMail {
  kind?: 'requested'
}

/** Skips readers who reported spam, and accounts suspended or deleted since. `marketing` also needs consent. */
interface NewsMail {
  kind: 'news' | 'marketing'
  /** The owner of the address at queueing time; another member may own it when the mail is sent. */
  memberId: string
  news?: NewsOf
}

export type Mail = Letter & (AccountMail | NewsMail)

export type MailPurpose = Pick<Letter, 'to'> & (AccountMail | NewsMail)

export interface MailGate {
  opening(db: Db, mail: MailPurpose): Promise<Opening>
  returnAddress(address: string, messageId: string): Promise<string | null>
  /** The gateway refused the address permanently. @param status an RFC 3463 status */
  refused(address: string, status: string): Promise<void>
}

export interface Mailer {
  /**
   * Queues the mail; it is retried for about eight hours. @returns false if the gate says that its reader gets no mail
   */
  send(mail: Mail, tx?: Tx): Promise<boolean>
  /**
   * Sends at once, for actions that require a notice first. @returns false if gate or gateway refuse the address for
   * good
   * @throws MailGatewayError if the gateway is unavailable
   */
  deliver(mail: Letter & AccountMail): Promise<boolean>
  reaches(address: string, tx: Tx): Promise<boolean>
}

interface MailerParts {
  db: Database
  jobs: Jobs
  encryption: Encryption
  gate: MailGate
  clock: Clock
  details: { inText: (text: string) => string; inHtml: (html: string) => string }
}

interface PendingMail {
  sealed: string
}

/** Without a gateway, mails go to the development outbox. Queued mails are encrypted, because they contain secrets. */
export function createMailer(config: MailConfig, parts: MailerParts): Mailer {
  const { db, jobs, encryption, gate, clock, details } = parts
  const reaches: Mailer['reaches'] = async (to, tx) => (await gate.opening(tx, { to })) !== 'never'
  if (!config.SMTP_URL) {
    const send: Mailer['send'] = async (mail, tx) => {
      const { to, subject, text } = mail
      if ((await gate.opening(tx ?? db, mail)) === 'never') return false
      await saveToOutbox(tx ?? db, { channel: 'mail', to, subject, text: details.inText(text) })
      return true
    }
    return { send, deliver: (mail) => send(mail), reaches }
  }
  const transport = createMailTransport(config)
  jobs.define(QUEUE, sendPending, { retryFor: 'hours' })
  async function sendPending({ sealed }: PendingMail) {
    const mail = JSON.parse(encryption.decrypt(sealed, OWNER)) as Mail
    const now = clock.now()
    if (hasExpired(QUEUE, mail.until, now)) return
    const opening = await gate.opening(db, mail)
    if (opening === 'now') await handOver(mail, messageIdOf(sealed, config.MAIL_FROM))
    else if (opening !== 'never') await jobs.add(QUEUE, { sealed }, { after: secondsUntil(opening, now) })
  }
  async function handOver(
    { to, subject, text, html, unsubscribe }: Mail,
    messageId: string,
  ): Promise<boolean> {
    const mail = { to, subject, text: details.inText(text), html: html && details.inHtml(html) }
    const back = await gate.returnAddress(mail.to, messageId)
    return transport
      .sendMail({
        from: config.MAIL_FROM,
        messageId,
        ...mail,
        signal: AbortSignal.timeout(SEND_TIMEOUT),
        ...(back && { envelope: { from: back, to: mail.to } }),
        ...(unsubscribe && { headers: unsubscribeHeaders(unsubscribe) }),
      })
      .then(
        () => true,
        async (error: GatewayFault) => {
          if (!isPermanent(error)) throw new MailGatewayError(error)
          await gate.refused(mail.to, statusOf(error))
          return false
        },
      )
  }
  return {
    async send(mail, tx) {
      if ((await gate.opening(tx ?? db, mail)) === 'never') return false
      await jobs.add(QUEUE, { sealed: encryption.encrypt(JSON.stringify(mail), OWNER) }, tx ? { tx } : {})
      return true
    },
    async deliver(mail) {
      if ((await gate.opening(db, mail)) === 'never') return false
      return handOver(mail, messageIdOf(randomUUID(), config.MAIL_FROM))
    },
    reaches,
  }
}

export const createMailTransport = (config: MailConfig, timeouts: SMTPTransport.Options = {}) =>
  createTransport({
    url: config.SMTP_URL,
    ...dkimOf(config),
    ...TIMEOUTS,
    ...timeouts,
  } as SMTPTransport.Options)

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 }

/** Milliseconds. Must be below the job timeout, because an attempt that outlives its job could send the mail twice. */
const SEND_TIMEOUT = 75_000

const QUEUE = 'send-mail'
const OWNER = 'queue'

/** Stable across attempts, so that many mail servers recognize a mail sent twice after a crash. */
function messageIdOf(sealed: string, from: string): string {
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${createHash('sha256').update(sealed).digest('hex').slice(0, 32)}@${host}>`
}

/** True for address faults only. After DATA, a reply without an RFC 3463 status concerns the mail itself. */
const isPermanent = (fault: GatewayFault) =>
  fault.command === 'RCPT TO'
    ? fault.code === 'EENVELOPE' && /^5\.[0-6]\./.test(statusOf(fault))
    : fault.command === 'DATA' && /^5\.[12]\./.test(gatewayStatusOf(fault) ?? '')

const NO_MAILBOX = [550, 551, 553]

const gatewayStatusOf = ({ response = '' }: GatewayFault): string | undefined =>
  /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]

/** @returns the gateway's RFC 3463 status, or one derived from its code; 5.7 is a gateway policy */
function statusOf(fault: GatewayFault): string {
  const { responseCode = 0 } = fault
  if (responseCode < 500) return '4.0.0'
  const gatewayStatus = gatewayStatusOf(fault)
  if (gatewayStatus) return gatewayStatus
  if (responseCode === 552) return '5.2.2'
  return NO_MAILBOX.includes(responseCode) ? '5.1.1' : '5.7.0'
}

const unsubscribeHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Adds List-Unsubscribe-Post to the library's list, because mail programs show no button unless it is signed. */
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
