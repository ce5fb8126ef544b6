import { WITHDRAWAL_DAYS } from '@ndoa/contract/membership/membership-rules'
import type { QuestionGroup } from '../../prose.tsx'

export const account = {
  title: 'Your account',
  entries: {
    pause: {
      question: 'Can I take a break?',
      text: [
        'Yes. Pause your profile in Settings, under Privacy: no one new can find or like you, and your matches and conversations go on. Or deactivate your account there, under Danger Zone: no one can see you and you won’t get any notifications, but your matches and messages are kept. Sign in again, and you’re back.',
      ],
    },
    deletion: {
      question: 'How do I delete my account?',
      text: [
        'In Settings, under Danger Zone; take a copy of your data first, if you like. Deleting removes your profile, photos, matches, conversations and settings for good. No one, including us, can bring them back.',
      ],
    },
    help: {
      question: 'How can I get help?',
      text: [
        'Through the <contact>contact page</contact>, 24 hours a day, 7 days a week. A person replies within 24 hours.',
      ],
    },
    cancelling: {
      question: 'How do I cancel a membership and get my money back?',
      text: [
        `You don’t need to: it ends by itself. If you switched renewal on, Stop Renewing in Settings, under Membership, switches it off with one press, and so does the link in any receipt or reminder, without signing in. To get your money back, press Withdraw there: all of it within ${WITHDRAWAL_DAYS} days of paying, once a year, and always after a renewal; later you get back the days you haven’t used.`,
      ],
    },
  },
} satisfies QuestionGroup
