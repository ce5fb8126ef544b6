import { BRAND } from '@ndoa/contract/brand'
import type { QuestionGroup } from '../../prose.tsx'
import { TIERS_ADD } from '../phrases.ts'

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
        'Joining, finding matches, liking and writing to your matches are free, and what’s free today will stay free. A <membership>membership</membership> adds a few extras, at a price that depends on the country you live in, never on your age or gender.',
      ],
    },
    membership: {
      question: 'What does a membership add?',
      text: [{ list: TIERS_ADD }],
    },
    paying: {
      question: 'How do I pay?',
      text: [
        'In Settings, under Membership: by card, or in many African countries with mobile money. You pay once, for 1, 3 or 12 months, on the page of the payment provider; your card number never reaches us. Nothing renews unless you switch that on.',
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
        'Press “Forgot your password?” on the <login>sign-in page</login>. We’ll email you a link that signs you in and lets you choose a new one.',
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
