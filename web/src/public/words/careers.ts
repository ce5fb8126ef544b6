import { BRAND } from '@ndoa/contract/brand'

export const words = {
  title: 'Careers',
  description: `Work at ${BRAND}, from anywhere: why, how we hire, and how to apply.`,
  subtitle: 'Help people who want to marry find each other. From wherever you live.',
  hiring: {
    title: 'How we hire',
    steps: {
      apply: { title: 'Apply', text: 'Send us a few lines about yourself and what you have made.' },
      screen: { title: 'Screen', text: 'A short call: what you are looking for, and what we are.' },
      interview: {
        title: 'Interview',
        text: 'You meet the people you would work with, on a real task.',
      },
      offer: { title: 'Offer', text: 'A clear answer in writing, either way.' },
    },
  },
  why: {
    title: 'Why work here',
    text: [
      `Few products matter as much to a person as the one that introduced them to their spouse. ${BRAND} is built for people who want to marry, so we aim for marriages, not for minutes spent.`,
    ],
  },
  values: {
    title: 'What we value',
    text: [
      {
        list: [
          '<strong>Honesty,</strong> with members and with each other.',
          '<strong>Respect</strong> for every faith, tribe and tradition.',
          '<strong>Simple things, made well,</strong> for slow networks and plain phones.',
          '<strong>Care</strong> before growth: a member who feels safe tells two others.',
        ],
      },
    ],
  },
  offer: 'What we offer',
  noPositions: {
    title: 'No open positions',
    text: 'We aren’t hiring right now. If you’d like to work with us one day, tell us what you would do here:',
  },
  positions: { title: 'Open positions', text: ['All of them are remote.'] },
  nothing: {
    title: 'Nothing here for you?',
    text: ['Tell us what you would do here. We read everything and answer everyone.'],
  },
  apply: 'Apply by email',
  /** The email's subject. */
  application: 'Application',
  fullTime: 'Remote · Full-time',
  partTime: 'Remote · Part-time',
}
