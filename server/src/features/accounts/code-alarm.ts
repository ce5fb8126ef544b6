import type { App } from '../../platform/app.ts'
import { type Limit, tryConsume, usesOf } from '../../platform/limits.ts'
import { halfUsedUp } from './accounts.metrics.ts'

/** Half of a share is more than an ordinary day: the operator hears of it, once a day for each country. */
export async function alarmAtHalf(
  app: App,
  dialCode: string,
  share: string,
  [key, { max, per }]: readonly [key: string, limit: Limit],
): Promise<void> {
  try {
    const used = await usesOf(app.db, key, per)
    if (used * 2 < max) return
    if ((await tryConsume(app.db, `sms alarm ${dialCode}`, { max: 1, per: '1 day' })) !== null) return
    halfUsedUp.inc({ dial_code: dialCode })
    app.log.warn({ dialCode, share, used, max }, 'half of the codes by text message are used up')
    await app.mail.send({
      to: app.config.operatorEmail,
      subject: `Many text messages to ${dialCode}`,
      text: words(dialCode, `${used} of ${max} in ${per} (${share})`),
    })
  } catch (error) {
    app.log.error({ err: error }, 'the operator was not told of many text messages') // and the code is sent
  }
}

const words = (dialCode: string, figures: string) =>
  [
    `Half of the codes by text message to ${dialCode} are used up: ${figures}.`,
    'If this is an attack, the limits hold: members keep a share of their own, and newcomers are asked to sign up by email.',
    'If it is not, please raise LIMIT_SMS_COUNTRY.',
  ].join('\n\n')
