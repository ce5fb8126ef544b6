import * as z from 'zod'
import { type Clock, today } from './clock.ts'
import { optionalText, setting, type ValuesOf } from './config.ts'
import type { Database, Tx } from './db.ts'
import { saveToOutbox } from './development-outbox.queries.ts'
import type { Encryption } from './encryption.ts'
import type { Jobs } from './jobs.ts'
import type { Log } from './log.ts'
import { countSms } from './sms.queries.ts'
import { africasTalking, africasTalkingAccount } from './sms-africas-talking.ts'
import { askAccount, type SmsGateway, UnansweredError } from './sms-gateway.ts'
import { twilio, twilioAccount } from './sms-twilio.ts'
import { hasExpired, type NewsOf, type RecheckNews, secondsUntil } from './waiting-messages.ts'

export const smsConfig = {
  SMS_PROVIDER: setting(
    z.preprocess((text) => text || undefined, z.enum(['twilio', 'africas-talking']).optional()),
    'gateway of text messages: twilio or africas-talking; unset: development outbox',
  ),
  SMS_URL: setting(
    z.preprocess((text) => text || undefined, z.url().optional()),
    'address of the gateway; unset: the provider’s own',
  ),
  SMS_KEY: setting(optionalText, 'account SID (twilio) or user name (africas-talking)'),
  SMS_SECRET: setting(optionalText, 'auth token (twilio) or API key (africas-talking)'),
  SMS_FROM: setting(optionalText, 'sender: a number, a messaging service (twilio) or a sender id'),
}
export type SmsConfig = ValuesOf<typeof smsConfig>

export interface Sms {
  /**
   * Retries for about eight hours, but only once if the message may have been sent. @param to a number in E.164 form
   */
  send(to: string, text: string, options?: SmsOptions): Promise<void>
}

interface SmsOptions {
  tx?: Tx
  /** Milliseconds since 1970 when the message's code expires; it is not sent after that. */
  until?: number
  news?: NewsOf
}

export function smsConfigFaults(config: SmsConfig): string[] {
  if (!config.SMS_PROVIDER) return []
  const needed = config.SMS_PROVIDER === 'twilio' ? TWILIO_NEEDS : AFRICAS_TALKING_NEEDS
  return needed
    .filter((name) => !config[name])
    .map((name) => `${name} (${smsConfig[name].means}): is needed by SMS_PROVIDER ${config.SMS_PROVIDER}`)
}

const TWILIO_NEEDS = ['SMS_KEY', 'SMS_SECRET', 'SMS_FROM'] as const
const AFRICAS_TALKING_NEEDS = ['SMS_KEY', 'SMS_SECRET'] as const

interface SmsParts {
  db: Database
  jobs: Jobs
  log: Log
  encryption: Encryption
  clock: Clock
  recheckNews: RecheckNews
}

interface Message extends Pick<SmsOptions, 'until' | 'news'> {
  to: string
  text: string
}

interface PendingMessage {
  sealed: string
  unanswered?: number
}

const UNANSWERED_MAX = 1
const UNANSWERED_PAUSE = 60

/**
 * Without a gateway, messages go to the development outbox. Queued messages are encrypted, because they contain codes.
 */
export function createSms(config: SmsConfig, parts: SmsParts): Sms {
  const send = senderOf(config, parts)
  return {
    async send(to, text, options = {}) {
      await countSms(options.tx ?? parts.db, today(parts.clock))
      await send({ to, text, ...options })
    },
  }
}

function senderOf(config: SmsConfig, parts: SmsParts): (message: Message & SmsOptions) => Promise<void> {
  const { db, jobs, log, encryption, clock, recheckNews } = parts
  const gateway = gatewayOf(config)
  if (!gateway)
    return ({ to, text, tx }) => saveToOutbox(tx ?? db, { channel: 'sms', to, subject: null, text })
  const sendPending = async ({ sealed, unanswered = 0 }: PendingMessage) => {
    const { to, text, until, news } = JSON.parse(encryption.decrypt(sealed, OWNER)) as Message
    const now = clock.now()
    if (hasExpired(QUEUE, until, now)) return
    const opening = news ? await recheckNews(db, 'sms', news) : 'now'
    if (opening === 'never') return
    if (opening !== 'now') return jobs.add(QUEUE, { sealed }, { after: secondsUntil(opening, now) })
    try {
      if ((await gateway(to, text)) === 'refused') log.warn('the gateway refused a number for good')
    } catch (error) {
      if (!(error instanceof UnansweredError)) throw error
      log.warn({ err: error }, 'a text message may have been sent')
      if (unanswered >= UNANSWERED_MAX) return
      await countSms(db, today(clock))
      await jobs.add(QUEUE, { sealed, unanswered: unanswered + 1 }, { after: UNANSWERED_PAUSE })
    }
  }
  jobs.define(QUEUE, sendPending, { retryFor: 'hours' })
  return ({ tx, ...message }) =>
    jobs.add(QUEUE, { sealed: encryption.encrypt(JSON.stringify(message), OWNER) }, tx ? { tx } : {})
}

const QUEUE = 'send-sms'
const OWNER = 'queue'

export function askSmsAccount({ SMS_PROVIDER, SMS_URL, SMS_KEY = '', SMS_SECRET = '' }: SmsConfig) {
  const account = { url: SMS_URL, key: SMS_KEY, secret: SMS_SECRET }
  return askAccount(SMS_PROVIDER === 'twilio' ? twilioAccount(account) : africasTalkingAccount(account))
}

const DRIVERS = { twilio, 'africas-talking': africasTalking }

function gatewayOf({ SMS_PROVIDER, SMS_URL, SMS_KEY, SMS_SECRET, SMS_FROM }: SmsConfig): SmsGateway | null {
  if (!SMS_PROVIDER) return null
  return DRIVERS[SMS_PROVIDER]({ url: SMS_URL, key: SMS_KEY ?? '', secret: SMS_SECRET ?? '', from: SMS_FROM })
}
