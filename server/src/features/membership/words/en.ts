import { BRAND } from '@ndoa/contract/brand'
import type { Term, Tier } from '@ndoa/contract/membership-rules'
import { pluralEn as plural } from '@ndoa/contract/plural'

/** Names of their own, the same in every language. */
export const TIER_NAMES: Record<Tier, string> = {
  easy: `Easy ${BRAND}`,
  super: `Super ${BRAND}`,
  premium: `Premium ${BRAND}`,
}

export const words = {
  /** What is bought: on the page where it is paid, and on the receipt. */
  title: (tier: Tier, months: Term) =>
    `${TIER_NAMES[tier]}, ${plural(months, { one: '1 month', other: `${months} months` })}`,
  tooManyOrders: 'You have started many payments today.',
  receipt: {
    mail: {
      subject: `Your receipt from ${BRAND}`,
      preview: 'Thank you for your payment.',
      heading: 'Thank you',
    },
    thanks: (title: string) => `We have received your payment. This is your receipt for: ${title}.`,
    term: (from: string, to: string) => `Your membership runs from ${from} to ${to}.`,
    paid: (price: string) => `Paid: ${price}`,
    tax: (tax: string, rate: string) => `Tax included: ${tax} (${rate})`,
    number: (number: number) => `Receipt number: ${number}`,
    label: 'View my membership',
    withdrawal: 'If you change your mind, you can withdraw there within 14 days.',
  },
}
