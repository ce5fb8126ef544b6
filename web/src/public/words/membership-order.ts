import type { OrderState } from '@ndoa/contract/membership/membership-rules'
import type { Forms } from '../forms.ts'

export const words = {
  title: 'Your Membership',
  description: 'Stop a renewal or get your money back, without signing in.',
  subtitle: 'Stop a renewal or get your money back here. You don’t need to sign in.',
  loading: 'Loading...',
  failed: 'That didn’t work. Please try again, or contact us.',
  gone: 'This link isn’t complete, or it’s more than 13 months old. Sign in and open Settings, Membership: you can stop a renewal or get your money back there. If you can’t sign in, contact us.',
  what: '{tier}, {term}',
  months: { one: '{count} month', other: '{count} months' } as Forms,
  states: {
    open: 'We haven’t received {price} yet.',
    paid: 'You paid {price}. It runs until {date}.',
    failed: 'This payment didn’t go through. You weren’t charged.',
    expired: 'This payment didn’t go through. You weren’t charged.',
    refunding: 'It has ended, and {price} is on its way back to you.',
    refunded: 'It has ended, and we have returned {price} to you.',
  } satisfies Record<OrderState, string>,
  renews: 'It renews by itself.',
  ends: 'It ends by itself.',
  all: 'You get all of it back: {price}. The membership ends now.',
  rest: 'You get the rest back: {price}. The membership ends now.',
  unused: 'You get back {price} for the days you haven’t used. The membership ends now.',
  actions: {
    stop: 'Stop Renewing',
    withdraw: 'Withdraw and Get My Money Back',
    confirm: 'Confirm Withdrawal',
    keep: 'Keep It',
  },
}
