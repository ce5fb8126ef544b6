import { DEFAULT_ANSWERS, type HandWrittenMember } from './cast.ts'

const CHRISTIAN_IN_LAGOS = {
  country_of_residence: 'NG',
  location: 'Lagos',
  faith: 'christianity',
  preferred_faith: 'christianity',
} as const
const CHRISTIAN_IN_GHANA = {
  country_of_residence: 'GH',
  faith: 'christianity',
  preferred_faith: 'christianity',
} as const

export const EMEKA: HandWrittenMember = {
  ...DEFAULT_ANSWERS,
  ...CHRISTIAN_IN_LAGOS,
  id: 'a0a7a000-5eed-4000-8000-000000000011',
  email: 'emeka@demo.ndoa.test',
  full_name: 'Emeka Nwosu',
  gender: 'Male',
  date_of_birth: '1990-12-03',
  occupation: 'Accountant',
  denomination: 'anglican',
  tribe: 'igbo',
  drinking: 'Occasionally',
  spoken_languages: ['english', 'igbo'],
  age_range_min: 27,
  age_range_max: 36,
  deal_breakers: [],
  education: "Bachelor's Degree",
  bio:
    'Figures by day, football on the radio by night. My mother lives in the village with eleven goats, and I know ' +
    'all of them by name. I am the first of four and ready to come home to somebody.',
  interests: ['music', 'reading', 'sports', 'culture', 'cooking'],
  look: { bareheaded: true, person: { head: 'short2', beard: 'full', skin: '#6f4732' }, places: ['pitch'] },
  joined_days_ago: 75,
  active_days_ago: 0.12,
  verified_days_ago: 60,
}

export const TUNDE: HandWrittenMember = {
  ...DEFAULT_ANSWERS,
  ...CHRISTIAN_IN_LAGOS,
  id: 'a0a7a000-5eed-4000-8000-000000000012',
  email: 'tunde@demo.ndoa.test',
  full_name: 'Babátúndé Ajọ̀sẹ́',
  gender: 'Male',
  date_of_birth: '1989-05-21',
  occupation: 'Librarian',
  denomination: 'methodist',
  tribe: 'yoruba',
  drinking: 'No',
  spoken_languages: ['english', 'yoruba'],
  age_range_min: 28,
  age_range_max: 38,
  deal_breakers: ['Smoking'],
  education: "Master's Degree",
  bio:
    'I read on the bus, standing, one hand on the rail. I cook stew, yam, and one cake for emergencies. Hoping ' +
    'for a wife who likes quiet mornings and loud family lunches.',
  interests: ['reading', 'cooking', 'history', 'music', 'volunteering'],
  look: {
    bareheaded: true,
    person: { head: 'twists', glasses: 'glasses5', skin: '#85553a' },
    places: ['library', 'busStop'],
  },
  joined_days_ago: 160,
  active_days_ago: 1.1,
  verified_days_ago: null,
}

export const CHIDI: HandWrittenMember = {
  ...DEFAULT_ANSWERS,
  ...CHRISTIAN_IN_LAGOS,
  location: 'Abuja',
  id: 'a0a7a000-5eed-4000-8000-000000000013',
  email: 'chidi@demo.ndoa.test',
  full_name: 'Chidi Okeke',
  gender: 'Male',
  date_of_birth: '1992-08-14',
  occupation: 'Optometrist',
  denomination: 'catholic',
  tribe: 'igbo',
  drinking: 'Occasionally',
  spoken_languages: ['english', 'igbo', 'hausa'],
  age_range_min: 26,
  age_range_max: 35,
  deal_breakers: ['Smoking'],
  education: 'Professional Degree',
  bio: 'I test eyes, in a practice on weekdays and in schools when I can. The face of a child who sees leaves for the first time keeps me going.',
  interests: ['healthcare', 'volunteering', 'travel', 'photography'],
  look: { bareheaded: true, person: { head: 'flatTop', skin: '#96623f' }, places: ['clinic'] },
  joined_days_ago: 210,
  active_days_ago: 5,
  verified_days_ago: 150,
}

export const YETUNDE: HandWrittenMember = {
  ...DEFAULT_ANSWERS,
  ...CHRISTIAN_IN_LAGOS,
  location: 'Abeokuta',
  id: 'a0a7a000-5eed-4000-8000-000000000014',
  email: 'yetunde@demo.ndoa.test',
  full_name: 'Yétúndé Ṣówándé',
  gender: 'Female',
  date_of_birth: '1994-02-11',
  occupation: 'Fashion designer',
  denomination: 'anglican',
  tribe: 'yoruba',
  drinking: 'No',
  spoken_languages: ['yoruba', 'english'],
  age_range_min: 30,
  age_range_max: 42,
  deal_breakers: [],
  education: "Bachelor's Degree",
  bio:
    'I work with àdìrẹ cloth under the Olumo rock, and I dance at weddings until somebody’s uncle gives up. Looking ' +
    'for a man who laughs with his whole face and calls his mother.',
  interests: ['fashion', 'dancing', 'culture', 'music', 'cooking'],
  look: { person: { head: 'cornrows2', skin: '#7d4f36', earrings: '#f0b13c' }, places: ['sewing', 'party'] },
  joined_days_ago: 88,
  active_days_ago: 0.2,
  verified_days_ago: 70,
}

export const AKOSUA: HandWrittenMember = {
  ...DEFAULT_ANSWERS,
  ...CHRISTIAN_IN_GHANA,
  location: 'Kumasi',
  id: 'a0a7a000-5eed-4000-8000-000000000015',
  email: 'akosua@demo.ndoa.test',
  full_name: 'Akosua Agyeman',
  gender: 'Female',
  date_of_birth: '1993-10-17',
  occupation: 'Primary school teacher',
  denomination: 'presbyterian',
  tribe: 'ashanti',
  drinking: 'No',
  spoken_languages: ['akan', 'english'],
  age_range_min: 29,
  age_range_max: 40,
  deal_breakers: ['Smoking'],
  education: "Bachelor's Degree",
  bio:
    'Forty pupils, one whistle, endless patience. I worry about people on ladders, since my brother fits roofs and ' +
    'panels. A good sermon, a good laugh, and kenkey on the way home: that is my Sunday.',
  interests: ['education', 'music', 'reading', 'cooking'],
  look: { bareheaded: true, person: { head: 'bun', skin: '#744a33' }, places: ['classroom'] },
  joined_days_ago: 130,
  active_days_ago: 2,
  verified_days_ago: null,
}

export const ABENA: HandWrittenMember = {
  ...DEFAULT_ANSWERS,
  ...CHRISTIAN_IN_GHANA,
  location: 'Cape Coast',
  id: 'a0a7a000-5eed-4000-8000-000000000016',
  email: 'abena@demo.ndoa.test',
  full_name: 'Abena Quansah',
  gender: 'Female',
  date_of_birth: '1992-03-29',
  occupation: 'Midwife',
  denomination: 'methodist',
  tribe: 'fante',
  drinking: 'Occasionally',
  spoken_languages: ['akan', 'english'],
  age_range_min: 30,
  age_range_max: 41,
  deal_breakers: [],
  education: "Bachelor's Degree",
  bio:
    'I have welcomed some nine hundred babies in Cape Coast and greet most of the mothers by name. Aunt of five, ' +
    'soprano, early riser. Family first, and then the sea.',
  interests: ['healthcare', 'music', 'travel', 'culture'],
  look: { bareheaded: true, person: { head: 'twists2', skin: '#96623f' }, places: ['beach', 'party'] },
  joined_days_ago: 240,
  active_days_ago: 9,
  verified_days_ago: 200,
}

export const COMPANIONS = [EMEKA, TUNDE, CHIDI, YETUNDE, AKOSUA, ABENA]
