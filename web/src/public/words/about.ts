import { BRAND } from '@ndoa/contract/brand'
import { PAGE_KB } from '../page-weight.ts'
import type { Section } from '../prose.tsx'

const sections = {
  why: {
    title: 'Why we exist',
    text: [
      'Many Africans live far from the place where their family would once have introduced them to someone. A cousin in Lagos, a sister in Toronto, an aunt in Accra: everyone is willing to help, and no one knows who to ask. Ordinary dating apps know nothing of bride price, of a shared mother tongue, or of what it means to say grace before a meal.',
      `We built ${BRAND} for women and men who want to marry, and who want to be asked about what matters: faith, tribe and culture, language, family, place and values.`,
    ],
  },
  beliefs: {
    title: 'What we believe',
    text: [
      {
        list: [
          '<strong>Marriage is serious, and joyful.</strong> No one is here to pass the time. Members say openly what they’re looking for.',
          '<strong>Culture is a strength.</strong> Your tribe, your languages and your faith are part of you, so they are part of every match. They never make you worth more or less.',
          '<strong>Honest numbers.</strong> A match percentage is worked out from both sides, is the same for both of you, and can be explained, point by point.',
          '<strong>Safety before growth.</strong> Your phone number and email address are never shown. You decide who sees your profile, and whether your photos are blurred.',
          `<strong>For every phone.</strong> Data is expensive in many places, so our pages are small: this one is under ${PAGE_KB} KB.`,
        ],
      },
    ],
  },
  matching: {
    title: 'How matching works',
    text: [
      'You tell us about yourself and about the person you hope to meet. We compare both directions: how well they fit what you seek, and how well you fit what they seek. Faith and culture weigh most; then come age and place, way of life, interests and education. Your deal breakers are always respected. The result is a percentage, and tapping it shows where it comes from.',
      'No algorithm knows who you will love, and ours doesn’t claim to. It saves you the conversations that were never going to work, so that you have time for the one that does.',
    ],
  },
  family: {
    title: 'Your family is welcome',
    text: [
      'A marriage joins two families. Take your time, ask your mother, bring your brother to the first meeting. You can show our words and pictures to your parents without blushing.',
    ],
  },
} satisfies Record<string, Section>

export const words = {
  title: 'About Us',
  description: `Why ${BRAND} exists, what we believe and how we match people who want to marry.`,
  subtitle: `${BRAND} means marriage in Swahili. That is what we are here for.`,
  sections,
  figures: `${BRAND} in figures`,
  joining: {
    title: 'Who may join',
    text: [
      'Anyone aged 18 or older who is free to marry and honest about it. Read our <terms>Terms of Service</terms> and our <tips>Safety Tips</tips>.',
    ],
  },
}
