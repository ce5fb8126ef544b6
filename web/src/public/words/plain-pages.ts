import { BRAND } from '@ndoa/contract/brand'

/** Pages with one message and one action. */
export const words = {
  start: 'Go to the start page',
  notFound: {
    title: 'Page not found',
    description: 'This page doesn’t exist or has moved.',
    text: 'This page doesn’t exist or has moved. The person you’re looking for may still be here, though.',
    dashboard: 'Go to your dashboard',
    tell: 'Tell us about it',
  },
  error: {
    title: 'Something went wrong',
    description: 'Something went wrong on our side.',
    text: (address: string) =>
      `It’s our fault, not yours. Please try again in a moment. If it keeps happening, write to <mail>${address}</mail>.`,
  },
  offline: {
    title: 'You’re offline',
    description: 'This page needs an internet connection.',
    text: `This page needs an internet connection. ${BRAND} itself opens without one, and loads your matches and messages when you’re back online.`,
    open: `Open ${BRAND}`,
    tryStart: 'Try the start page again',
  },
  oldBrowser: {
    title: 'Your browser is too old',
    description: `${BRAND} needs a newer browser.`,
    text: (address: string) =>
      `${BRAND} needs Chrome 92, Firefox 102, Safari 15 or newer. Update your browser or your phone, or install another browser, and open ${BRAND} again. If you can’t, write to <mail>${address}</mail> and we’ll help you.`,
    tryAgain: 'Try again',
    contact: 'Contact us',
  },
}
