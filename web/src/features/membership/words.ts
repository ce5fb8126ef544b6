import type { Benefit, OrderState, PaymentMethod } from '@ndoa/contract/membership/membership-rules'
import { pluralEn } from '@ndoa/contract/plural'

export const words = {
  loading: 'Loading membership...',
  failed: 'We couldn’t load your membership.',
  none: {
    title: 'No membership',
    text: 'Everything that matters is free. A membership adds a few extras. <a>What it adds, and what stays free</a>',
  },
  until: (date: string) => `Until ${date}. It ends by itself.`,
  renews: (date: string, price: string, card: string) =>
    `Renews on ${date} for ${price}, with the card that ends in ${card}. We email you a week before.`,
  stop: 'Stop Renewing',
  stopped: 'It won’t renew.',
  undo: 'Undo',
  start: 'Renew Automatically',
  startHint: (date: string, price: string, card: string) =>
    `It would renew on ${date} for ${price}, with the card that ends in ${card}.`,
  notSaved: 'That wasn’t saved. Please try again.',
  /** Names a purchase, such as "Super Ndoa, 3 months". */
  what: (tier: string, term: string) => `${tier}, ${term}`,
  buy: {
    title: 'Get a membership',
    more: 'Extend or change it',
    tier: 'Membership',
    term: 'For how long',
    months: (count: number) => pluralEn(count, { one: '1 month', other: `${count} months` }),
    method: 'How to pay',
    methods: { card: 'Card', mobile_money: 'Mobile money' } satisfies Record<PaymentMethod, string>,
    adds: {
      clear_photos: 'Clear photos of members who blur theirs for people without a membership',
      text_alerts: 'Up to 30 text message alerts a month',
      saved_searches: 'Saved searches that tell you when someone new fits',
    } satisfies Record<Benefit, string>,
    renews: 'Renew automatically with this card',
    renewsHint: 'We email you a week before, and you can stop it with one press.',
    noRenewal:
      'It won’t renew: we’d have to email you a week before, and your account has no confirmed email address.',
    beginsNow: 'It begins as soon as it is paid.',
    beginsLater: (date: string) => `It begins on ${date}, when what you have now ends.`,
    pays: (price: string) => `You pay ${price}.`,
    replaces: (what: string, back: string) =>
      `As soon as it’s paid, this one ends: ${what}. You get back ${back} for the days you haven’t used; if you pay later than now, it may be a little less.`,
    back: 'You get your money back within 14 days, once a year. <a>How that works</a>',
    pay: (price: string) => `Pay ${price}`,
    opening: 'Opening the payment page...',
    failed: 'The payment page didn’t open. You haven’t been charged.',
    formerCountry: (date: string) =>
      `Your prices follow your former country until ${date}. They change with your country at most once in 90 days.`,
    noCountry: 'Prices depend on where you live. <a>Add your country to your profile</a>',
    noMethod: 'We can’t take payments in your country yet.',
  },
  progress: {
    waiting: 'Waiting for your payment...',
    approve: 'If your phone asks for your PIN, that’s us. This can take a minute.',
    slow: 'We haven’t heard about your payment yet. We’ll keep checking, and email you your receipt as soon as it’s paid. You can leave this page.',
    slowWithoutMail:
      'We haven’t heard about your payment yet. We’ll keep checking, and your receipt will be here as soon as it’s paid. You can leave this page.',
    paid: (tier: string, date: string) => `Thank you. ${tier} is yours until ${date}.`,
    failed: 'The payment didn’t go through, and you weren’t charged.',
    unknown: 'We can’t find this payment.',
  },
  payments: {
    title: 'Payments',
    states: {
      open: 'Waiting',
      paid: 'Paid',
      failed: 'Not paid',
      expired: 'Not paid',
      refunding: 'Money on its way back',
      refunded: 'Money returned',
    } satisfies Record<OrderState, string>,
    renewal: 'Renewal',
    returned: (price: string) => `${price} returned`,
    receipt: 'Receipt',
    withdraw: 'Withdraw and Get My Money Back',
    all: (price: string) => `You get all of it back: ${price}. The membership ends now.`,
    rest: (price: string) => `You get the rest back: ${price}. The membership ends now.`,
    unused: (price: string) =>
      `You get back ${price} for the days you haven’t used. The membership ends now.`,
    confirm: 'Confirm Withdrawal',
    keep: 'Keep It',
    done: 'Done. Your money is on its way back.',
    notDone: 'That didn’t work. Please try again.',
  },
  /** Shown before an account is deleted. */
  first: {
    title: 'Get your money back first?',
    text: 'You can still get money back for your membership. Ask for it now: once your account is deleted, you can’t do it here any more.',
  },
  receipt: {
    title: (number: number) => `Receipt ${number}`,
    issued: 'Date',
    what: 'For',
    period: 'Period',
    from: (start: string, end: string) => `${start} to ${end}`,
    paid: 'Paid',
    tax: (rate: string) => `Tax included (${rate}%)`,
    noTax: 'Tax included',
    method: 'Paid by',
    country: 'Country',
    returned: 'Returned',
    seller: 'Seller',
    taxNumber: 'Tax number',
    link: 'With this link, you can withdraw or stop the renewal without signing in. So can anyone else who has the link.',
    print: 'Print',
    back: 'Back',
    failed: 'We couldn’t load this receipt.',
  },
}
