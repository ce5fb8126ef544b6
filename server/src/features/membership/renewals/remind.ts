import { REMINDER_DAYS } from '@ndoa/contract/membership/membership-rules'
import { priceOf } from '@ndoa/contract/membership/prices'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import type { EachMember } from '../../../platform/each-member.ts'
import type { AccountMail, Letter } from '../../../platform/mail.ts'
import { transaction } from '../../../platform/outbox.ts'
import { emailTemplate } from '../../shared/email-template.ts'
import { dateIn, moneyIn } from '../../shared/languages.ts'
import { orderLink } from '../links/order-link.ts'
import { buyerOf, lockMember } from '../orders/orders.queries.ts'
import { priceCountryOf } from '../orders/price-country.queries.ts'
import { wordsIn } from '../words.ts'
import { canChargeIn } from './charges-in.ts'
import { stopMovedRenewal } from './end-failed-renewal.ts'
import {
  type DueRenewal,
  lockRenewalToRemind,
  membersToRemind,
  saveDelivery,
  saveReminder,
  stopRenewal,
} from './renewals.queries.ts'

const DAY = 86_400_000

export const SECOND_TRY_DAYS = 3

/** A late reminder postpones the charge. Without an address, or if the card can't be charged, the renewal stops. */
export const renewalReminders = (app: App): EachMember<{ id: string }> => ({
  name: 'remind-of-renewals',
  async page(after, limit) {
    const now = app.clock.now()
    const before = new Date(now.getTime() + REMINDER_DAYS * DAY)
    return membersToRemind(app.db, { before, now }, { after, limit })
  },
  handle: ({ id }) => remind(app, id),
})

async function remind(app: App, userId: string): Promise<void> {
  const now = app.clock.now()
  const mail = await transaction(app, (tx) => reminderOf(app, tx, userId, now))
  if (!mail) return
  const save = (outcome: 'taken' | 'refused' | 'failed') =>
    saveDelivery(app.db, { userId, remindedAt: now, outcome })
  const isTaken = await app.mail.deliver(mail).catch(async (error: unknown) => {
    await save('failed')
    throw error
  })
  await save(isTaken ? 'taken' : 'refused')
}

/** The lock ensures that only one server sends the mail. @returns undefined if no reminder is due */
async function reminderOf(
  app: App,
  tx: Tx,
  userId: string,
  now: Date,
): Promise<(Letter & AccountMail) | undefined> {
  await lockMember(tx, userId) // same lock order as a deletion
  const renewal = await lockRenewalToRemind(tx, userId, now)
  if (!renewal) return undefined
  const buyer = await buyerOf(tx, userId)
  const prices = await priceCountryOf(tx, userId, now)
  if (!buyer?.email || !prices) {
    await stopRenewal(tx, userId)
    return undefined
  }
  if (!canChargeIn(prices.country, renewal)) {
    await stopMovedRenewal(app, tx, userId, renewal)
    return undefined
  }
  const isSecondTry = renewal.declined_at !== null
  const price = isSecondTry
    ? { amount: renewal.amount_minor, currency: renewal.currency }
    : priceOf(prices.country, renewal.tier, renewal.months)
  const notice = isSecondTry ? SECOND_TRY_DAYS : REMINDER_DAYS - 1
  const notBefore = new Date(now.getTime() + notice * DAY)
  const renewsAt = renewal.renews_at < notBefore ? notBefore : renewal.renews_at
  const country = isSecondTry ? renewal.country : prices.country
  await saveReminder(tx, userId, { renewsAt, price, country, now })
  return mailOf(app, renewal, { ...buyer, email: buyer.email }, { price, renewsAt })
}

async function mailOf(
  app: App,
  { order_id, tier, months, card_last_four: card, declined_at }: DueRenewal,
  { language, name, email }: { language: Parameters<typeof wordsIn>[0]; name: string; email: string },
  { price, renewsAt }: { price: ReturnType<typeof priceOf>; renewsAt: Date },
) {
  const { reminder, triedAgain, title } = wordsIn(language)
  const [money, date] = [moneyIn(language, price), dateIn(language, renewsAt)]
  const { mail, paragraphs } = declined_at
    ? { mail: triedAgain.mail, paragraphs: [triedAgain.declined(money, card), triedAgain.again(date)] }
    : {
        mail: reminder.mail,
        paragraphs: [reminder.renews(title(tier, months), date), reminder.charge(money, card)],
      }
  const written = emailTemplate(
    {
      ...mail,
      name,
      paragraphs: [...paragraphs, reminder.stop],
      action: { label: reminder.label, link: orderLink(app, order_id, language) },
    },
    language,
  )
  return { to: email, ...written }
}
