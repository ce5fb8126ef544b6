import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { emailTemplate } from '../../email-template.ts'
import { momentIn, moneyIn } from '../../languages.ts'
import { orderLink } from '../links/order-link.ts'
import { buyerOf } from '../orders/orders.queries.ts'
import { wordsIn } from '../words/index.ts'
import type { WithdrawableRow } from './refunds.queries.ts'

/** That a withdrawal was received, and when (Directive 2011/83/EU, article 11a), to members with a mail address. */
export async function mailWithdrawal(
  app: App,
  tx: Tx,
  order: WithdrawableRow,
  amount: number,
): Promise<void> {
  const buyer = order.user_id === null ? undefined : await buyerOf(tx, order.user_id)
  if (!buyer?.email) return
  const { language, name, email } = buyer
  const { withdrawal } = wordsIn(language)
  const written = await emailTemplate(
    {
      ...withdrawal.mail,
      name,
      paragraphs: [
        withdrawal.received(momentIn(language, app.clock.now())),
        withdrawal.back(moneyIn(language, { amount, currency: order.currency })),
      ],
      action: { label: withdrawal.label, link: orderLink(app, order.id, language) },
    },
    language,
  )
  await app.mail.send({ to: email, ...written }, tx)
}
