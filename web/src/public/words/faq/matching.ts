import type { QuestionGroup } from '../../prose.tsx'

export const matching = {
  title: 'Matching',
  entries: {
    percentage: {
      question: 'What does the match percentage mean?',
      text: [
        'How well your answers fit each other, in both directions: faith, languages and culture, age, place, way of life, interests and education. It is the same number for both of you, and tapping it shows where it comes from. It doesn’t claim to predict love.',
      ],
    },
    dealBreakers: {
      question: 'What are deal breakers?',
      text: [
        'Things you could not live with, such as smoking or a different faith. We won’t suggest members who don’t fit yours, and we won’t suggest you to them. Questions someone hasn’t answered never count against them.',
      ],
    },
    ownTribe: {
      question: 'Can I look for my own tribe or faith only?',
      text: [
        'You can say which faith you prefer, filter by it, and make a different one a deal breaker. Tribe and mother tongue raise the percentage; they never make anyone worth more or less.',
      ],
    },
    writing: {
      question: 'When can I write to someone?',
      text: ['When you both like each other. You become a match right away and can start writing.'],
    },
    likes: { question: 'Does a like cost anything?', text: ['No. Likes are free.'] },
    views: {
      question: 'Does the other person see that I looked at their profile?',
      text: ['They see how many people looked in the last seven days, but not who.'],
    },
  },
} satisfies QuestionGroup
