import type { App } from '../../../../platform/app.ts'
import { type Limit, tryConsume, usesOf } from '../../../../platform/limits.ts'
import { smsAlarms, wrongCodeAlarms } from '../accounts.metrics.ts'
import { ALARMS } from './accounts.limits.ts'

type Use = readonly [key: string, limit: Limit]

/** Mails the operator once a day per country; a normal day uses less than half of a share. */
export const alarmAtHalf = (app: App, dialCode: string, share: string, use: Use): Promise<void> =>
  alarm(app, use, {
    once: `sms alarm ${dialCode}`,
    count: () => smsAlarms.inc({ dial_code: dialCode }),
    log: 'half of the codes by text message are used up',
    subject: `Many text messages to ${dialCode}`,
    text: (figures) => [
      `Half of the text-message codes for ${dialCode} have been used: ${figures} (${share}).`,
      'If this is an attack, the limits hold: members keep their own share, and new people are asked to sign up by email.',
      'If it is not, please raise LIMIT_SMS_COUNTRY or SMS_BUDGET.',
    ],
  })

export const alarmAtHalfWrongCodes = (app: App, dialCode: string, use: Use): Promise<void> =>
  alarm(app, use, {
    once: `wrong codes alarm ${dialCode}`,
    count: () => wrongCodeAlarms.inc({ dial_code: dialCode }),
    log: 'half of the wrong codes by text message are used up',
    subject: `Many wrong codes for ${dialCode}`,
    text: (figures) => [
      `Half of the wrong codes allowed in a day have been tried, the latest for a number in ${dialCode}: ${figures}.`,
      'Someone may be guessing codes. The limits hold: when all are used up, a member has two wrong codes a day in browsers they have not used before.',
      'If it is not an attack, please raise LIMIT_WRONG_CODES_COUNTRY or LIMIT_WRONG_CODES.',
    ],
  })

interface Alarm {
  once: string
  count: () => void
  log: string
  subject: string
  text: (figures: string) => string[]
}

async function alarm(app: App, [key, { max, per }]: Use, { once, count, log, subject, text }: Alarm) {
  try {
    const used = await usesOf(app.db, key, per)
    if (used * 2 < max) return
    if ((await tryConsume(app.db, once, ALARMS)) !== null) return
    count()
    app.log.warn({ key, used, max }, log)
    const paragraphs = text(`${used} of ${max} in ${per}`)
    await app.mail.send({ to: app.config.operatorEmail, subject, text: paragraphs.join('\n\n') })
  } catch (error) {
    app.log.error({ err: error }, 'an alarm mail was not sent') // an alarm must not fail its caller
  }
}
