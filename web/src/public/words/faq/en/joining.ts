import { BRAND } from '@ndoa/contract/brand'
import type { QuestionGroup } from '../../../prose.tsx'

export const joining = {
  title: 'Joining',
  entries: {
    whoCanJoin: {
      question: 'Who can join?',
      text: [
        'Anyone aged 18 or older who is free to marry, is looking for a serious partner and uses their real identity.',
      ],
    },
    cost: {
      question: 'What does it cost?',
      text: [
        `Joining, finding matches, liking and writing to your matches are free. Paid subscriptions (Easy ${BRAND}, Super ${BRAND} and Premium ${BRAND}) are coming; what’s free today will stay free.`,
      ],
    },
    phoneNumber: {
      question: 'Can I sign up with my phone number?',
      text: [
        'Yes. Choose Phone, enter your number, and type in the six-digit code we send you. No one else ever sees your number.',
      ],
    },
    confirmationEmail: {
      question: 'I didn’t get my confirmation email.',
      text: [
        'Check your spam folder, then press Resend on the page that asks you to check your email. The newest link is the one that works.',
      ],
    },
    forgotPassword: {
      question: 'I forgot my password.',
      text: [
        'Press “Forgot your password?” on the <login>login page</login>. We’ll email you a link that signs you in and lets you choose a new one.',
      ],
    },
    app: {
      question: 'Is there an app?',
      text: [
        `Apps for Android and iPhone are coming. Until then, open this site on your phone and choose “Add to home screen” in the browser’s menu: ${BRAND} then opens like an app, starts without a network and takes almost no space.`,
      ],
    },
  },
} satisfies QuestionGroup
