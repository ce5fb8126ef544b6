import { type Language, localeOf } from '@ndoa/contract/languages'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { emailTemplate } from '../../shared/email-template.ts'
import { dateIn, moneyIn } from '../../shared/languages.ts'
import { orderLink } from '../links/order-link.ts'
import { buyerOf, type OrderRow } from '../orders/orders.queries.ts'
import { wordsIn } from '../words.ts'

interface Paid {
  number: number
  startsAt: Date
  endsAt: Date
}

export async function mailReceipt(
  app: App,
  tx: Tx,
  order: OrderRow & { user_id: string },
  { number, startsAt, endsAt }: Paid,
): Promise<void> {
  const buyer = await buyerOf(tx, order.user_id)
  if (!buyer?.email) return
  const { language, name, email } = buyer
  const { receipt, title } = wordsIn(language)
  const { seller } = app.membership
  const money = (amount: number) => moneyIn(language, { amount, currency: order.currency })
  const written = emailTemplate(
    {
      ...receipt.mail,
      name,
      paragraphs: [
        receipt.thanks(title(order.tier, order.months)),
        receipt.term(dateIn(language, startsAt), dateIn(language, endsAt)),
        receipt.paid(money(order.amount_minor)),
        ...(order.tax_minor > 0
          ? [receipt.tax(money(order.tax_minor), percentIn(language, order.tax_rate))]
          : []),
        receipt.number(number),
        [seller.name, seller.address, seller.tax_number].filter(Boolean).join(', '),
      ],
      action: { label: receipt.label, link: orderLink(app, order.id, language) },
      closing: [receipt.withdrawal],
    },
    language,
  )
  await app.mail.send({ to: email, ...written }, tx)
}

/** `rate` is in hundredths of a percent. */
const percentIn = (language: Language, rate: number) =>
  new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 2 }).format(
    rate / 10_000,
  )
