import { BRAND } from '@ndoa/contract/brand'
import type { Portrait } from './portraits.ts'

/**
 * What the public pages claim about members and the company, for the operator to edit. Production shows only what is
 * `confirmed`: set it when there is proof that anyone may see. The demo shows everything, and says that these are examples.
 */
export interface Claim {
  confirmed: boolean
}

export interface Figure extends Claim {
  label: string
  value: string
}

export const successStories: Figure = { label: 'Success stories', value: '500+', confirmed: false }
export const marriages: Figure = { label: 'Marriages', value: '150+', confirmed: false }
export const countries: Figure = { label: 'Countries', value: '50+', confirmed: false }
export const founded: Figure = { label: 'Founded', value: '2024', confirmed: false }
export const members: Figure = { label: 'Members', value: '10,000+', confirmed: false }
export const funding: Figure = { label: 'Funding', value: '$5M Series A', confirmed: false }
export const languages: Figure = {
  label: 'Languages',
  value: 'English, French, Portuguese, Arabic',
  confirmed: false,
}

export interface Story extends Claim {
  who: string
  where: string
  pictures: Portrait[]
  text: string
}

export const stories: readonly Story[] = [
  {
    who: 'Ngozi and Emeka',
    where: 'Enugu and Manchester',
    pictures: ['woman', 'man-glasses'],
    text: 'Both Igbo, both Catholic, and five thousand kilometres apart. They wrote for three months before the first video call, with his mother in the room. “She asked better questions than I did,” says Emeka. The wine was carried the following December.',
    confirmed: false,
  },
  {
    who: 'Zainab and Idris',
    where: 'Kano and London',
    pictures: ['woman-hijab', 'man'],
    text: 'Zainab wanted someone who prays and who reads. Idris had written both in the first line of his profile. Their uncles spoke before they met, as is proper, and the nikah was held within the year.',
    confirmed: false,
  },
  {
    who: 'Akosua and Kwame',
    where: 'Kumasi and Toronto',
    pictures: ['woman-turban', 'man-dreads'],
    text: 'She had made “long distance” a deal breaker, and then took it off the list. “I thought about what I really couldn’t live with,” says Akosua. “It wasn’t distance. It was dishonesty.”',
    confirmed: false,
  },
  {
    who: 'Wanjiru and Otieno',
    where: 'Nairobi',
    pictures: ['woman', 'man'],
    text: 'Kikuyu and Luo, and told by everyone that it wouldn’t work. The percentage said 91, and showed them why: the same church, the same love of choir music, the same wish for three children. Their parents came around at the second visit.',
    confirmed: false,
  },
  {
    who: 'Selam and Dawit',
    where: 'Addis Ababa and Stockholm',
    pictures: ['woman-turban', 'man-glasses'],
    text: 'Dawit came home for Timkat and had four days. They had already said everything important in writing, so they spent the four days laughing. She says that’s when she knew.',
    confirmed: false,
  },
]

export interface Release extends Claim {
  date: string
  title: string
  text: string
}

export const releases: readonly Release[] = [
  {
    date: 'October 2025',
    title: `${BRAND} explains every match, point by point`,
    text: 'Members now see where a percentage comes from: faith, languages and culture, age, place, way of life, interests and education. Both members see the same number, and it reveals no answer that either of them keeps private.',
    confirmed: false,
  },
  {
    date: 'March 2025',
    title: `${BRAND} raises a ${funding.value}`,
    text: `The funding pays for people who verify members and answer reports, apps for Android and iPhone, and ${BRAND} in French, Portuguese and Arabic.`,
    confirmed: false,
  },
  {
    date: '2024',
    title: `${BRAND} opens for women and men who want to marry`,
    text: 'A matching service for Africans at home and abroad that asks about faith, tribe and culture, language, place and values, and works on the phones and networks people actually have.',
    confirmed: false,
  },
]

export interface Leader extends Claim {
  role: string
  text: string
}

export const leadership: readonly Leader[] = [
  {
    role: 'Chief Executive',
    text: 'Sets our direction and is accountable for every promise on this site.',
    confirmed: false,
  },
  {
    role: 'Chief Technology Officer',
    text: 'Makes sure that the numbers are right and the pages are small.',
    confirmed: false,
  },
  {
    role: 'Head of Trust & Safety',
    text: 'Fights fraud and supports the people it has hurt.',
    confirmed: false,
  },
]

export interface Offer extends Claim {
  text: string
}

/** What people who work here get. */
export const offers: readonly Offer[] = [
  { text: 'Work from anywhere, at hours that fit your family.', confirmed: false },
  { text: 'Fair pay by role, the same in every country.', confirmed: false },
  { text: 'Health cover, and paid leave for weddings, births and mourning.', confirmed: false },
  { text: 'A good computer, a paid connection, and time and money to learn.', confirmed: false },
]

export const AREAS = [
  'Engineering',
  'Product & Design',
  'Marketing',
  'Customer Success',
  'Operations',
] as const

export interface Position extends Claim {
  area: (typeof AREAS)[number]
  title: string
  text: string
  time?: 'Part-time'
}

export const positions: readonly Position[] = [
  {
    area: 'Engineering',
    title: 'Full-Stack Engineer',
    text: 'TypeScript from the database to the screen, for slow networks first.',
    confirmed: false,
  },
  {
    area: 'Engineering',
    title: 'Mobile Engineer',
    text: 'The apps for Android and iPhone, small enough for every phone.',
    confirmed: false,
  },
  {
    area: 'Engineering',
    title: 'Matching Engineer',
    text: 'Explainable, fair, and fast: how two people are compared.',
    confirmed: false,
  },
  {
    area: 'Product & Design',
    title: 'Product Designer',
    text: 'Screens that a first-time user and her mother both understand.',
    confirmed: false,
  },
  {
    area: 'Product & Design',
    title: 'Product Manager, Trust',
    text: 'Verification, reports and everything that makes people feel safe.',
    confirmed: false,
  },
  {
    area: 'Marketing',
    title: 'Community Manager, West Africa',
    text: 'Meet our members where they are: churches, mosques, campuses, radio.',
    confirmed: false,
  },
  {
    area: 'Marketing',
    title: 'Content Writer, French',
    text: 'Our words for Abidjan, Dakar, Kinshasa and Paris.',
    confirmed: false,
  },
  {
    area: 'Customer Success',
    title: 'Member Support Specialist',
    text: 'Kind, clear answers, at hours when others are asleep.',
    time: 'Part-time',
    confirmed: false,
  },
  {
    area: 'Operations',
    title: 'Trust & Safety Lead',
    text: 'Find fraud before it finds our members, and teach us how.',
    confirmed: false,
  },
  {
    area: 'Operations',
    title: 'Finance & Payments Manager',
    text: 'Cards and mobile money in more than one currency.',
    confirmed: false,
  },
]
