import { REMINDER_DAYS } from '@ndoa/contract/membership-rules'
import { priceOf } from '@ndoa/contract/prices'
import type { App } from '../../../platform/app.ts'
import { transaction } from '../../../platform/outbox.ts'
import { emailTemplate } from '../../email-template.ts'
import { dateIn, moneyIn } from '../../languages.ts'
import { orderLink } from '../links/order-link.ts'
import { buyerOf, lockMember } from '../orders/orders.queries.ts'
import { priceCountryOf } from '../orders/price-country.queries.ts'
import { wordsIn } from '../words/index.ts'
import {
  type DueRenewal,
  lockRenewalToRemind,
  membersToRemind,
  saveReminder,
  stopRenewal,
} from './renewals.queries.ts'

const DAY = 86_400_000
const AT_ONCE = 100

/**
 * Tells the owners of what is charged within a week: when, how much, and how to stop it. A renewal whose reminder is late
 * is put off until a week after it; one whose owner cannot be told is stopped.
 */
export async function remindOfRenewals(app: App): Promise<void> {
  for (;;) {
    const now = app.clock.now()
    const members = await membersToRemind(
      app.db,
      { before: new Date(now.getTime() + REMINDER_DAYS * DAY), now },
      AT_ONCE,
    )
    for (const userId of members) await remind(app, userId)
    if (members.length < AT_ONCE) return
  }
}

const remind = (app: App, userId: string) =>
  transaction(app, async (tx) => {
    const now = app.clock.now()
    await lockMember(tx, userId) // first, as a deletion does
    const renewal = await lockRenewalToRemind(tx, userId, now)
    if (!renewal) return
    const buyer = await buyerOf(tx, userId)
    const prices = await priceCountryOf(tx, userId, now)
    if (!buyer?.email || !prices) {
      await stopRenewal(tx, userId)
      return
    }
    const price = priceOf(prices.country, renewal.tier, renewal.months)
    const notBefore = new Date(now.getTime() + (REMINDER_DAYS - 1) * DAY)
    const renewsAt = renewal.renews_at < notBefore ? notBefore : renewal.renews_at
    const mail = await mailOf(app, renewal, { ...buyer, email: buyer.email }, { price, renewsAt })
    if (await app.mail.send(mail, tx))
      await saveReminder(tx, userId, { renewsAt, price, country: prices.country, now })
    else await stopRenewal(tx, userId)
  })

async function mailOf(
  app: App,
  { order_id, tier, months, card_last_four }: DueRenewal,
  { language, name, email }: { language: Parameters<typeof wordsIn>[0]; name: string; email: string },
  { price, renewsAt }: { price: ReturnType<typeof priceOf>; renewsAt: Date },
) {
  const { reminder, title } = wordsIn(language)
  const written = await emailTemplate(
    {
      ...reminder.mail,
      name,
      paragraphs: [
        reminder.renews(title(tier, months), dateIn(language, renewsAt)),
        reminder.charge(moneyIn(language, price), card_last_four),
        reminder.stop,
      ],
      action: { label: reminder.label, link: orderLink(app, order_id, language) },
    },
    language,
  )
  return { to: email, ...written }
}
