import { BRAND } from '@ndoa/contract/brand'

export const words = {
  title: 'Success Stories',
  description: `The page for couples who met on ${BRAND}, at home and abroad. Did you? Tell us your story.`,
  subtitle: 'What can happen when two people know what they’re looking for.',
  start: 'Start yours',
  tell: 'Tell us your story',
  yours: {
    title: 'Your story',
    text: [
      'Did you meet here? <contact>Tell us</contact>. We never publish a story without consent from both of you, and we’ll take it down whenever either of you asks.',
    ],
  },
  none: {
    title: 'No stories yet',
    text: [
      'Every story on this page will be about a real couple, told by them. We don’t have one to share yet, and we won’t make one up. Yours could be the first.',
    ],
  },
}
