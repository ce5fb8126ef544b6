import { BRAND } from '@ndoa/contract/brand'

/** The text of our claims about members and the company; `claims.ts` records which are confirmed. */
export const words = {
  figures: {
    successStories: 'Success stories',
    marriages: 'Marriages',
    countries: 'Countries',
    founded: 'Founded',
    members: 'Members',
    funding: 'Funding',
    languages: 'Languages',
  },
  languages: 'English, French, Portuguese, Arabic',
  couple: (one: string, other: string) => `${one} and ${other}`,
  stories: {
    ngozi: {
      where: 'Enugu and Manchester',
      text: 'Both Igbo, both Catholic, and five thousand kilometres apart. They wrote for three months before the first video call, with his mother in the room. “She asked better questions than I did,” says Emeka. The wine was carried the following December.',
    },
    zainab: {
      where: 'Kano and London',
      text: 'Zainab wanted someone who prays and who reads. Idris had written both in the first line of his profile. Their uncles spoke before they met, as is proper, and the nikah was held within the year.',
    },
    akosua: {
      where: 'Kumasi and Toronto',
      text: 'She had made “long distance” a deal breaker, and then took it off the list. “I thought about what I really couldn’t live with,” says Akosua. “It wasn’t distance. It was dishonesty.”',
    },
    wanjiru: {
      where: 'Nairobi',
      text: 'Kikuyu and Luo, and told by everyone that it wouldn’t work. The percentage said 91, and showed them why: the same church, the same love of choir music, the same wish for three children. Their parents came around at the second visit.',
    },
    selam: {
      where: 'Addis Ababa and Stockholm',
      text: 'Dawit came home for Timkat and had four days. They had already said everything important in writing, so they spent the four days laughing. She says that’s when she knew.',
    },
  },
  releases: {
    explained: {
      date: 'October 2025',
      title: `${BRAND} explains every match, point by point`,
      text: 'Members now see where a percentage comes from: faith, languages and culture, age, place, way of life, interests and education. Both members see the same number, and it reveals no answer that either of them keeps private.',
    },
    funded: {
      date: 'March 2025',
      title: `${BRAND} raises a $5M Series A`,
      text: `The funding pays for people who verify members and answer reports, apps for Android and iPhone, and ${BRAND} in French, Portuguese and Arabic.`,
    },
    opened: {
      date: '2024',
      title: `${BRAND} opens for women and men who want to marry`,
      text: 'A matching service for Africans at home and abroad that asks about faith, tribe and culture, language, place and values, and works on the phones and networks people actually have.',
    },
  },
  leadership: {
    chief: {
      role: 'Chief Executive',
      text: 'Sets our direction and is accountable for every promise on this site.',
    },
    technology: {
      role: 'Chief Technology Officer',
      text: 'Makes sure that the numbers are right and the pages are small.',
    },
    safety: {
      role: 'Head of Trust & Safety',
      text: 'Fights fraud and supports the people it has hurt.',
    },
  },
  offers: {
    anywhere: 'Work from anywhere, at hours that fit your family.',
    pay: 'Fair pay by role, the same in every country.',
    health: 'Health cover, and paid leave for weddings, births and mourning.',
    equipment: 'A good computer, a paid connection, and time and money to learn.',
  },
  areas: {
    engineering: 'Engineering',
    product: 'Product & Design',
    marketing: 'Marketing',
    customers: 'Customer Success',
    operations: 'Operations',
  },
  positions: {
    fullStack: {
      title: 'Full-Stack Engineer',
      text: 'TypeScript from the database to the screen, for slow networks first.',
    },
    mobile: {
      title: 'Mobile Engineer',
      text: 'The apps for Android and iPhone, small enough for every phone.',
    },
    matching: {
      title: 'Matching Engineer',
      text: 'Explainable, fair, and fast: how two people are compared.',
    },
    designer: {
      title: 'Product Designer',
      text: 'Screens that a first-time user and her mother both understand.',
    },
    trust: {
      title: 'Product Manager, Trust',
      text: 'Verification, reports and everything that makes people feel safe.',
    },
    community: {
      title: 'Community Manager, West Africa',
      text: 'Meet our members where they are: churches, mosques, campuses, radio.',
    },
    writer: {
      title: 'Content Writer, French',
      text: 'Our words for Abidjan, Dakar, Kinshasa and Paris.',
    },
    support: {
      title: 'Member Support Specialist',
      text: 'Kind, clear answers, at hours when others are asleep.',
    },
    safety: {
      title: 'Trust & Safety Lead',
      text: 'Find fraud before it finds our members, and teach us how.',
    },
    finance: {
      title: 'Finance & Payments Manager',
      text: 'Cards and mobile money in more than one currency.',
    },
  },
}
