import { PROFILE_CONSENTS } from '@ndoa/contract/identity/consents'
import { shownNameOf } from '@ndoa/contract/shown-names'
import { ageOn, daysBefore, type SeedMember } from './member.ts'
import { createPortraitChooser, type PortraitChoices } from './portraits/choose-shots.ts'
import { createRandom } from './random.ts'

export const DEMO_PASSWORD = 'Karibu-2026!'

/** A hand-written member; days count back from today. */
export type HandWrittenMember = Omit<
  SeedMember,
  'display_name' | 'portraits' | 'joined_at' | 'last_active_at' | 'verified_at'
> & {
  look: PortraitChoices & { home?: string }
  joined_days_ago: number
  active_days_ago: number
  verified_days_ago: number | null
}

export const DEFAULT_ANSWERS = {
  smoking: 'No',
  celibacy: 'Prefer not to say',
  preferred_gender: null,
  has_children: false,
  wants_children: true,
  has_children_private: false,
  wants_children_private: false,
  consents: PROFILE_CONSENTS,
  profile_visibility: 'everyone',
  photo_blur: false,
} as const

export const AMARA: HandWrittenMember = {
  ...DEFAULT_ANSWERS,
  id: 'a0a7a000-5eed-4000-8000-000000000001',
  email: 'amara@demo.ndoa.test',
  full_name: 'Amara Okafor',
  gender: 'Female',
  date_of_birth: '1995-04-12',
  occupation: 'Pharmacist',
  location: 'Lagos',
  country_of_residence: 'NG',
  faith: 'christianity',
  denomination: 'methodist',
  tribe: 'igbo',
  drinking: 'Occasionally',
  spoken_languages: ['english', 'igbo', 'yoruba'],
  preferred_faith: 'christianity',
  age_range_min: 28,
  age_range_max: 40,
  deal_breakers: ['Smoking'],
  education: "Master's Degree",
  bio:
    'I run a small pharmacy in Yaba, where people come for tablets and stay for the chair by the fan. ' +
    'Third of five, so I can sleep through any noise and share any plate. I sing in the Wesley choir, read on the ' +
    'ferry, and cook ofe nsala the way my grandmother did, without measuring. I hope to find a husband who keeps ' +
    'his word, likes a full house, and will not mind that I talk to my plants.',
  interests: ['cooking', 'reading', 'music', 'travel', 'culture', 'volunteering'],
  look: {
    bareheaded: true,
    person: { head: 'afro', hair: '#1f1512', skin: '#8d5a3b', earrings: '#f0b13c' },
    main: { pose: 'button-shirt', expression: 'smile', laughing: true, place: 'leaves' },
    places: ['kitchen', 'garden', 'church'],
  },
  joined_days_ago: 140,
  active_days_ago: 0.05,
  verified_days_ago: 120,
}

export const KOFI: HandWrittenMember = {
  ...DEFAULT_ANSWERS,
  id: 'a0a7a000-5eed-4000-8000-000000000002',
  email: 'kofi@demo.ndoa.test',
  full_name: 'Kofi Mensah',
  gender: 'Male',
  date_of_birth: '1991-09-27',
  occupation: 'Solar engineer',
  location: 'Accra',
  country_of_residence: 'GH',
  faith: 'christianity',
  denomination: 'methodist',
  tribe: 'fante',
  drinking: 'Occasionally',
  spoken_languages: ['english', 'akan', 'yoruba'],
  preferred_faith: 'christianity',
  age_range_min: 26,
  age_range_max: 36,
  deal_breakers: ['Smoking'],
  education: "Master's Degree",
  bio:
    'I put solar panels on clinics and schools between Accra and Tamale, and I still wave when the lights come on. ' +
    'Born on a Friday in Cape Coast; my mother’s side is from Abeokuta, so I greet in Fante and count in Yoruba. ' +
    'I play bass in the church band, read maps for pleasure, and make waakye on Saturdays for whoever is hungry. ' +
    'I am looking for my wife and best friend, and I would like our parents to laugh together.',
  interests: ['music', 'travel', 'cooking', 'reading', 'technology', 'culture'],
  look: {
    bareheaded: true,
    person: { head: 'short1', hair: '#1f1512', skin: '#7b4d35', beard: 'chin' },
    main: { pose: 'holding-cup', expression: 'smile', laughing: false, place: 'sun' },
    places: ['music', 'skyline', 'market'],
  },
  joined_days_ago: 112,
  active_days_ago: 0.08,
  verified_days_ago: 90,
}

export const ZAINAB: HandWrittenMember = {
  ...DEFAULT_ANSWERS,
  id: 'a0a7a000-5eed-4000-8000-000000000003',
  email: 'zainab@demo.ndoa.test',
  full_name: 'Zainab Bello',
  gender: 'Female',
  date_of_birth: '1993-01-30',
  occupation: 'Civil engineer',
  location: 'London',
  country_of_residence: 'GB',
  faith: 'islam',
  denomination: 'sunni',
  tribe: 'hausa',
  drinking: 'No',
  spoken_languages: ['english', 'hausa', 'arabic'],
  preferred_faith: 'islam',
  age_range_min: 30,
  age_range_max: 42,
  deal_breakers: ['Smoking', 'Different faith'],
  education: "Master's Degree",
  bio:
    'I design footbridges in London and dream in Hausa. Kaduna raised me, Peckham fed me. I fast, I pray, I laugh ' +
    'loudly, and I have taught three nephews to ride a bicycle. I would like our families to meet early, and tea ' +
    'to be served before any questions.',
  interests: ['travel', 'history', 'languages', 'cooking', 'photography'],
  look: {
    home: 'NG',
    veiled: true,
    person: { skin: '#9a6544' },
    main: { pose: 'jacket', cover: 'hijab', expression: 'calm', laughing: true },
    places: ['skyline', 'coffee'],
  },
  joined_days_ago: 200,
  active_days_ago: 0.6,
  verified_days_ago: 180,
}

export const TENDAI: HandWrittenMember = {
  ...DEFAULT_ANSWERS,
  id: 'a0a7a000-5eed-4000-8000-000000000004',
  email: 'tendai@demo.ndoa.test',
  full_name: 'Tendai Moyo',
  gender: 'Male',
  date_of_birth: '1988-06-05',
  occupation: 'Nurse',
  location: 'Toronto',
  country_of_residence: 'CA',
  faith: 'christianity',
  denomination: 'pentecostal',
  tribe: 'shona',
  drinking: 'No',
  has_children: true,
  spoken_languages: ['english', 'shona', 'french'],
  preferred_faith: null,
  age_range_min: 28,
  age_range_max: 40,
  deal_breakers: [],
  education: "Bachelor's Degree",
  bio:
    'Children’s nurse in Toronto, from Mutare, father of a seven-year-old who corrects my French. After six winters ' +
    'I own proper boots and still cook sadza on Sundays. I was married once and speak well of it. I am looking for ' +
    'somebody gentle and funny, with room at the table for three.',
  interests: ['music', 'cooking', 'sports', 'healthcare', 'reading'],
  look: {
    home: 'ZW',
    person: { head: 'noHair1', beard: 'goatee2', skin: '#6b4430' },
    places: ['winter', 'kitchen'],
  },
  joined_days_ago: 310,
  active_days_ago: 1.3,
  verified_days_ago: null,
}

export const SELAM: HandWrittenMember = {
  ...DEFAULT_ANSWERS,
  id: 'a0a7a000-5eed-4000-8000-000000000005',
  email: 'selam@demo.ndoa.test',
  full_name: 'Selam Tesfaye',
  gender: 'Female',
  date_of_birth: '1998-11-08',
  occupation: 'Architect',
  location: 'Addis Ababa',
  country_of_residence: 'ET',
  faith: 'christianity',
  denomination: 'orthodox',
  tribe: 'amhara',
  drinking: 'Occasionally',
  spoken_languages: ['amharic', 'english', 'tigrinya'],
  preferred_faith: 'christianity',
  age_range_min: 26,
  age_range_max: 37,
  deal_breakers: ['No faith'],
  education: "Bachelor's Degree",
  bio:
    'I draw courtyards, because the best talks of my life happened in one. Coffee ceremony on Sunday after church, ' +
    'three rounds, no hurry. My grandmother is my best friend and my strictest critic. I look for a calm man with ' +
    'warm eyes who keeps the fasts, or at least keeps me company in them.',
  interests: ['art', 'culture', 'history', 'dancing', 'photography'],
  look: {
    bareheaded: true,
    person: { head: 'braids', hair: '#33201a', skin: '#9f6a45' },
    main: { pose: 'sweater-arms-folded', expression: 'smile', place: 'arch' },
    places: ['coffee', 'courtyard', 'studio'],
  },
  joined_days_ago: 64,
  active_days_ago: 0.3,
  verified_days_ago: 40,
}

export const IFE: HandWrittenMember = {
  ...DEFAULT_ANSWERS,
  id: 'a0a7a000-5eed-4000-8000-000000000006',
  email: 'ife@demo.ndoa.test',
  full_name: 'Ifẹ́ Adéyẹmí',
  gender: 'Female',
  date_of_birth: '1986-02-19',
  occupation: 'Community manager',
  location: 'Ibadan',
  country_of_residence: 'NG',
  faith: 'christianity',
  denomination: 'anglican',
  tribe: 'yoruba',
  drinking: 'No',
  wants_children: null,
  spoken_languages: ['yoruba', 'english'],
  preferred_faith: null,
  age_range_min: 35,
  age_range_max: 50,
  deal_breakers: [],
  education: "Bachelor's Degree",
  bio: 'I look after people for a living, and I like it when they look after one another.',
  interests: ['volunteering', 'reading', 'culture'],
  look: { person: { head: 'short1', skin: '#744a33' }, places: ['garden'] },
  joined_days_ago: 420,
  active_days_ago: 2,
  verified_days_ago: 400,
}

/** The two sign-in members, and the members that tests and screenshots use. */
export const CAST = [AMARA, KOFI, ZAINAB, TENDAI, SELAM, IFE]

export function makeCast(today: Date, people: HandWrittenMember[] = CAST): SeedMember[] {
  return people.map(({ joined_days_ago, active_days_ago, verified_days_ago, look, ...written }) => ({
    ...written,
    portraits: portraitsOf(written, look, today),
    display_name: shownNameOf(written.full_name),
    joined_at: daysBefore(today, joined_days_ago),
    last_active_at: daysBefore(today, active_days_ago),
    verified_at: verified_days_ago === null ? null : daysBefore(today, verified_days_ago),
  }))
}

type Sitter = Pick<
  SeedMember,
  'id' | 'gender' | 'faith' | 'tribe' | 'interests' | 'country_of_residence' | 'date_of_birth'
>

function portraitsOf(member: Sitter, look: HandWrittenMember['look'], today: Date) {
  const country = member.country_of_residence
  const age = ageOn(member.date_of_birth, today)
  const choose = createPortraitChooser(createRandom(Number(member.id.slice(-2))))
  return choose({ ...member, age, field: null, country, home: look.home ?? country }, look)
}
