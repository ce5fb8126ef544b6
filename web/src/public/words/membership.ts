import { BRAND } from '@ndoa/contract/brand'
import type { Benefit, PaymentMethod } from '@ndoa/contract/membership/membership-rules'
import type { Forms } from '../forms.ts'

export const words = {
  title: 'Membership',
  description: `What a ${BRAND} membership adds, what it costs in your country, and how you get your money back.`,
  subtitle:
    'Finding people, liking them and writing to them is free. A membership adds a few extras, and it ends by itself.',
  prices: {
    title: 'Prices',
    country: 'Where you live',
    elsewhere: 'Everywhere else',
    months: { one: '{count} month', other: '{count} months' } as Forms,
    aMonth: '{price} a month',
    tax: 'All prices include tax. You pay exactly what you see here.',
    methods: {
      card: 'Pay by card.',
      mobile_money: 'Pay by card or with mobile money.',
    } satisfies Record<PaymentMethod, string>,
    choose: 'Choose {tier}',
  },
  adds: {
    clear_photos: 'Clear photos of members who blur theirs for people without a membership',
    text_alerts: 'Up to 30 text message alerts a month, instead of 8',
    saved_searches: 'Saved searches that tell you when someone new fits',
  } satisfies Record<Benefit, string>,
  free: {
    title: 'Always free',
    text: 'No one here pays for safety, for privacy or for a chance to meet.',
    list: [
      'Suggestions, percentages and the reasons behind them',
      'Likes, and seeing who likes you',
      'Writing to your matches, and your whole history',
      'Every filter and deal breaker',
      'Blocking, reporting, verification and all privacy settings',
      'Showing your photos only to the people you choose',
      'Support, downloading your data and deleting your account',
    ],
    noBoosts: 'There are no boosts. No membership puts anyone higher in a list.',
  },
  fair: {
    title: 'No surprises',
    list: [
      '<strong>It ends by itself.</strong> Renewal is off unless you turn it on, and it works by card only. We email you a week before with the exact price.',
      '<strong>Stop renewing with one press</strong> in Settings, or with the link in any receipt, without signing in.',
      '<strong>All your money back within 14 days</strong>, once a year, with two presses and no questions. After a renewal you can always do that. Later you get back the days you haven’t used. When you buy a higher membership it begins at once, and we refund the days of the lower one you haven’t used.',
      '<strong>One price for everybody</strong> who lives in the same country, whatever their age or gender.',
      '<strong>Your choice stays yours.</strong> Members who show their photos only to people they choose stay blurred, whatever someone else pays.',
    ],
  },
  table: { title: 'All prices', where: 'Country', open: 'Show the prices of every country' },
}
