import type { QuestionGroup } from '../../../prose.tsx'

export const account = {
  title: 'Your account',
  entries: {
    pause: {
      question: 'Can I take a break?',
      text: [
        'Yes. Pause your profile in Settings, under Privacy: no one new can find or like you, and your matches and conversations go on. Or deactivate your account there, under Danger Zone: no one can see you and you won’t get any notifications, but your matches and messages are kept. Log in again, and you’re back.',
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
      question: 'How do I cancel a subscription?',
      text: [
        'Once there are subscriptions, you’ll be able to cancel in Settings at any time. You keep what you paid for until the end of the billing cycle. Purchases are non-refundable except where required by law.',
      ],
    },
  },
} satisfies QuestionGroup
