import { BRAND } from '@ndoa/contract/brand'
import { type Term, TIER_NAMES, type Tier } from '@ndoa/contract/membership/membership-rules'
import { pluralEn as plural } from '@ndoa/contract/plural'
import { inLanguages } from '../shared/languages.ts'

export const words = {
  /** Shown on the payment page and on the receipt. */
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
  withdrawal: {
    mail: { subject: 'Your withdrawal', preview: 'Your money is on its way back.', heading: 'Done' },
    received: (moment: string) =>
      `We received your withdrawal on ${moment} (UTC). Your membership has ended.`,
    back: (price: string) =>
      `You get back ${price}. It goes back to where the payment came from, which can take a few days.`,
    label: 'View the payment',
  },
  replaced: {
    mail: {
      subject: `Your earlier ${BRAND} membership is being refunded`,
      preview: 'Your money is on its way back.',
      heading: 'Your money is on its way back',
    },
    ended: (title: string) =>
      `Your higher membership has begun, so this one has ended: ${title}. You get back the price of the days you haven’t used.`,
  },
  returnedRenewal: {
    mail: {
      subject: 'Your renewal is being refunded',
      preview: 'Your money is on its way back.',
      heading: 'Your money is on its way back',
    },
    paid: 'A renewal of your membership was paid after it had failed or been cancelled. The renewal does not count.',
  },
  reminder: {
    mail: {
      subject: `Your ${BRAND} membership renews in a week`,
      preview: 'You can stop it with one press.',
      heading: 'Your membership renews in a week',
    },
    renews: (title: string, date: string) => `Your membership renews on ${date}: ${title}.`,
    charge: (price: string, card: string) => `We will charge ${price} to the card that ends in ${card}.`,
    stop: 'Don’t want it any more? Stop the renewal with the button, without signing in. Even after the renewal you can get all of it back for 14 days.',
    label: 'Stop or view the renewal',
  },
  triedAgain: {
    mail: {
      subject: `We could not renew your ${BRAND} membership yet`,
      preview: 'We will try your card once more.',
      heading: 'We will try once more',
    },
    declined: (price: string, card: string) =>
      `We could not charge ${price} to the card that ends in ${card}.`,
    again: (date: string) =>
      `We will try once more on ${date}. Please see that the card can be charged then. If it cannot, your membership is not renewed.`,
  },
  notRenewed: {
    mail: {
      subject: `Your ${BRAND} membership was not renewed`,
      preview: 'We could not charge your card.',
      heading: 'Your membership was not renewed',
    },
    refused: (price: string, card: string) =>
      `We could not charge ${price} to the card that ends in ${card}. We will not try again.`,
    unreachable: (price: string, card: string) =>
      `We can no longer reach the company that charges cards for us. If ${price} was already charged to the card that ends in ${card}, you will get the membership or your money back. We will not try again.`,
    moved: (card: string) =>
      `You now pay the prices of the country where you live, and the card that ends in ${card} can’t be charged for them: it was stored for the prices of another country. To go on, buy your next membership with a card and choose to renew it.`,
    ends: (date: string) =>
      `Your membership ends by itself on ${date}. You can buy another one whenever you like.`,
    ended: 'Your membership has ended. You can buy another one whenever you like.',
  },
}

export const wordsIn = inLanguages(import.meta.url, words)
