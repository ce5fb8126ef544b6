import { BRAND } from '@ndoa/contract/brand'
import { LANDING_KB } from '../page-weight.ts'

export const words = {
  title: `${BRAND}: where Africans at home and abroad meet to marry`,
  description: `${BRAND} helps Africans at home and abroad who want to marry find each other: by faith, tribe and culture, language, place and values. Free to join.`,
  hero: {
    who: 'For Africans at home and abroad',
    title: 'Meet the one you will marry',
    text: `${BRAND} brings together women and men who want a family of their own: by faith, tribe and culture, language, place and values.`,
    join: 'Join for free',
    woman: 'A smiling woman with an Afro, drawn',
    man: 'A man with a calm smile and a short beard, drawn',
    sameFaith: 'Same faith',
    bothSpeak: 'Both speak Igbo',
  },
  search: {
    iAm: 'I am a',
    lookingFor: 'I’m looking for a',
    genders: { Male: 'Male', Female: 'Female' },
    ages: 'Ages',
    find: 'Find my match',
  },
  /** Claims that any visitor can verify. */
  proofs: {
    title: 'What you can count on',
    onlyMatches: {
      title: 'Only matches can write',
      text: 'No one can message you unless you like each other.',
    },
    explained: {
      title: 'Every percentage is explained',
      text: 'Point by point, and the same number for both of you.',
    },
    noTrackers: {
      title: 'No trackers',
      text: 'No ads, and nothing on our pages comes from other companies.',
    },
    small: {
      title: `This page is under ${LANDING_KB} KB`,
      text: 'Data is expensive, so we keep every page small.',
    },
  },
  steps: {
    title: 'How it works',
    signUp: {
      title: 'Sign up',
      text: 'Say who you are and who you hope to marry: faith, tribe, languages, place. It’s free.',
    },
    logIn: {
      title: 'Log in',
      text: 'Look through suggestions that fit both ways: your faith, your culture, your hopes, and theirs.',
    },
    loveUp: {
      title: 'Love up',
      text: 'When you both like each other, you can write. Take it slowly, involve your family, meet when it is right.',
    },
    answers: ['Catholic', 'Igbo', 'English', 'Lagos', 'Wants children', 'Choir music'],
    question: 'Mama asks when you will visit.',
    answer: 'Tell her: in December!',
  },
  match: {
    title: 'What counts for a marriage counts here',
    counts:
      'Your faith, your languages and the people you come from count in every match. Say what you can’t live without, and we’ll respect it.',
    explained:
      'A percentage is worked out from both sides and is never for sale. Tap one, and you see where it comes from.',
    why: (percent: number) => `Why ${percent}%?`,
    example: 'An example',
    shares: {
      faith: 'Faith: same faith, Catholic',
      languages: 'Languages and culture: both speak Igbo and English',
      age: 'Age: each in the other’s range',
      place: 'Where you live: same country',
      lifestyle: 'Lifestyle',
      interests: 'Interests: cooking, music',
      education: 'Education',
    },
    together: 'Together',
  },
  families: {
    title: 'A place you can show your mother',
    text: 'No one is here to pass the time. Members say they want to marry, and we take them at their word.',
    number: {
      title: 'Your number stays yours',
      text: 'Your phone number and email address are never shown to anyone.',
    },
    photos: {
      title: 'Photos on your terms',
      text: 'Choose who sees your profile, and blur your photos until you match.',
    },
    people: {
      title: 'People who answer',
      text: 'Write to us any time. A person replies within 24 hours.',
    },
    tips: 'Read our Safety Tips',
    mother: 'A smiling mother with grey hair, drawn',
  },
  figures: {
    title: 'From first hello to two families at one table',
    text: 'Read <stories>what can happen</stories> when two people know what they are looking for.',
  },
  app: {
    title: `${BRAND} in your pocket`,
    text: 'Apps for Android and iPhone are coming. Until then, add this site to your home screen: it opens like an app, even without a network.',
    stores: ['App Store', 'Google Play'],
    who: 'Hauwa, 27',
    where: 'London, United Kingdom',
    why: 'Same faith · Both speak Hausa',
  },
  closing: {
    title: 'Ready to continue your journey?',
    text: 'It’s free, and only people you like can write to you.',
  },
}
