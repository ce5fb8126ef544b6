import type { App } from '../../../platform/app.ts'
import { today } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import { lockSmsCount, markAlarmed } from '../../../platform/sms.queries.ts'

const ALARM_SHARE = 0.8

/** Codes and security messages use up the budget too, but are always sent. */
export async function isWithinBudget(app: App, tx: Tx): Promise<boolean> {
  return (await lockSmsCount(tx, today(app.clock))) < app.deliveries.smsPerDay
}

/** Alerts the operator once a day, because an attacker may earn money from codes sent to premium numbers. */
export async function watchSmsBudget(app: App): Promise<void> {
  const { smsPerDay } = app.deliveries
  const day = today(app.clock)
  await app.db.transaction().execute(async (tx) => {
    const parts = await lockSmsCount(tx, day)
    if (parts < smsPerDay * ALARM_SHARE || !(await markAlarmed(tx, day, app.clock.now()))) return
    app.log.warn({ parts, smsPerDay }, 'most of the budget for text messages is used')
    await app.mail.send(
      {
        to: app.config.operatorEmail,
        subject: `Text messages: ${parts} of ${smsPerDay} today`,
        text: [
          `${parts} text messages were sent today (${day}, UTC). The budget (SMS_BUDGET, SMS_PRICE) pays for ${smsPerDay}.`,
          'When it is used up, no news goes out by text message until tomorrow. Codes and security messages still do.',
          'If you did not expect this, look at which countries the codes go to, in the log of your gateway.',
        ].join('\n\n'),
      },
      tx,
    )
  })
}
