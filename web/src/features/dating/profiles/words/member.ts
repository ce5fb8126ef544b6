import type { EDUCATION_LEVELS, HABIT_ANSWERS } from '@ndoa/contract/dating/choices'
import type { Distance } from '@ndoa/contract/dating/profiles'
import { isolatedName } from '@ndoa/contract/isolated'
import { pluralEn as plural } from '@ndoa/contract/plural'

export const words = {
  title: 'Profile',
  nameAge: (name: string, age: number) => `${isolatedName(name)}, ${age}`,
  loading: 'Loading profile...',
  failed: 'Failed to load profile',
  failures: {
    unknown: 'Failed to fetch user profile',
    timeout: 'Request timeout: Profile fetch took too long',
    unreadable: 'Failed to fetch profile',
  },
  absent: {
    title: 'This profile is not available',
    text: 'This member may have left, or may have limited who can see their profile.',
    back: 'Go Back',
  },
  photo: (place: number, total: number, name: string) => `Photo ${place} of ${total} of ${name}`,
  /** For owners who blur their photos for all members. */
  personByPerson: (name: string) => `${name} shares photos person by person.`,
  noPhoto: (name: string) => `${name} has no photo yet`,
  distances: {
    same_city: 'same city',
    under_50: 'under 50 km away',
    '50_100': '50–100 km away',
    '100_250': '100–250 km away',
    '250_500': '250–500 km away',
    over_500: 'over 500 km away',
  } satisfies Record<Distance, string>,
  lastSeen: {
    today: 'Last seen today',
    this_week: 'Last seen this week',
    earlier: 'Last seen over a week ago',
    withinHour: 'Last seen within the last hour',
    hoursAgo: (hours: number) =>
      plural(hours, { one: 'Last seen about an hour ago', other: `Last seen about ${hours} hours ago` }),
    yesterday: 'Last seen yesterday',
    daysAgo: (days: number) =>
      plural(days, { one: `Last seen ${days} day ago`, other: `Last seen ${days} days ago` }),
    on: (date: string) => `Last seen ${date}`,
  },
  memberSince: (month: string, year: string) => `Member since ${month} ${year}`,
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  /** What the badge proves, and what it does not. */
  badge: {
    call: (day: string) =>
      `Two of our team compared this member’s photos with them in a video call on ${day}. This does not check name, age, marriage or intentions.`,
    pictures: (day: string) =>
      `Two of our team compared this member’s photos with live pictures taken on ${day}. This does not check name, age, marriage or intentions.`,
    day: (day: number, month: string, year: number) => `${day} ${month} ${year}`,
  },
  reasons: {
    open: 'See why',
    why: (percent: number) => `Why ${percent}%`,
    together: 'Together <percent></percent>',
    meaning:
      'This shows how well your answers fit together. It says nothing about love: that’s for the two of you to find out.',
    points: (points: number) =>
      plural(points, { one: `${points}<more> point</more>`, other: `${points}<more> points</more>` }),
  },
  about: 'About',
  noBio: 'No bio available',
  spoken: 'Languages',
  interests: 'Interests',
  facts: {
    title: 'Faith and life',
    faith: 'Faith',
    faithOf: (faith: string, denomination: string) => `${faith}, ${denomination}`,
    tribe: 'Tribe',
    smoking: 'Smoking',
    drinking: 'Drinking',
    celibacy: 'Celibate',
    hasChildren: 'Has children',
    wantsChildren: 'Wants children',
    education: 'Education',
    work: 'Work',
  },
  habits: {
    Yes: 'Yes',
    No: 'No',
    Occasionally: 'Occasionally',
    'Prefer not to say': 'Prefer not to say',
  } satisfies Record<(typeof HABIT_ANSWERS)[number], string>,
  educations: {
    'High School': 'High School',
    'Some College': 'Some College',
    "Bachelor's Degree": "Bachelor's Degree",
    "Master's Degree": "Master's Degree",
    Doctorate: 'Doctorate',
    'Professional Degree': 'Professional Degree',
    'Trade School': 'Trade School',
    Other: 'Other',
  } satisfies Record<(typeof EDUCATION_LEVELS)[number], string>,
  screenshots: (name: string) => `${name} asks you not to take screenshots.`,
  pause: {
    paused: 'Your profile is paused',
    pausedNow: 'Your profile is paused.',
    resumed: 'Your profile is visible again.',
    failed: 'Failed to update settings',
    since: (date: string) => `Since ${date}, new people can’t find or like you; your matches stay.`,
    title: 'Take a Break',
    text: 'New people can’t find or like you; your matches stay.',
    pause: 'Pause Profile',
    resume: 'Resume Profile',
    line: 'Paused profile',
    lineResume: 'Resume',
    lineFailed: 'Failed to resume. Please try again.',
  },
}
