import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { emailTemplate } from '../../shared/email-template.ts'
import { momentIn, moneyIn } from '../../shared/languages.ts'
import { orderLink } from '../links/order-link.ts'
import { type Buyer, buyerOf, type OrderRow } from '../orders/orders.queries.ts'
import { wordsIn } from '../words.ts'

type Words = ReturnType<typeof wordsIn>
type Refunded = Pick<OrderRow, 'id' | 'user_id' | 'currency'>
interface RefundWords {
  mail: Words['withdrawal']['mail']
  why: string
}

/** Acknowledges a withdrawal and its time (Directive 2011/83/EU, article 11a). */
export const mailWithdrawal = (app: App, tx: Tx, order: Refunded, amount: number): Promise<void> =>
  mail(app, tx, { order, amount }, ({ withdrawal }, { language }) => ({
    mail: withdrawal.mail,
    why: withdrawal.received(momentIn(language, app.clock.now())),
  }))

export const mailReplaced = (
  app: App,
  tx: Tx,
  order: Refunded & Pick<OrderRow, 'tier' | 'months'>,
  amount: number,
): Promise<void> =>
  mail(app, tx, { order, amount }, ({ replaced, title }) => ({
    mail: replaced.mail,
    why: replaced.ended(title(order.tier, order.months)),
  }))

/** Explains the refund of a renewal that was paid after its order was withdrawn. */
export const mailReturnedRenewal = (app: App, tx: Tx, order: Refunded, amount: number): Promise<void> =>
  mail(app, tx, { order, amount }, ({ returnedRenewal }) => ({
    mail: returnedRenewal.mail,
    why: returnedRenewal.paid,
  }))

async function mail(
  app: App,
  tx: Tx,
  { order, amount }: { order: Refunded; amount: number },
  refundWordsOf: (words: Words, buyer: Buyer) => RefundWords,
): Promise<void> {
  const buyer = order.user_id === null ? undefined : await buyerOf(tx, order.user_id)
  if (!buyer?.email) return
  const { language, name, email } = buyer
  const words = wordsIn(language)
  const refundWords = refundWordsOf(words, buyer)
  const written = emailTemplate(
    {
      ...refundWords.mail,
      name,
      paragraphs: [
        refundWords.why,
        words.withdrawal.back(moneyIn(language, { amount, currency: order.currency })),
      ],
      action: { label: words.withdrawal.label, link: orderLink(app, order.id, language) },
    },
    language,
  )
  await app.mail.send({ to: email, ...written }, tx)
}
