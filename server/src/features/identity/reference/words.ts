import { inLanguages } from '../../shared/languages.ts'
/** The lists that members choose from. A test checks that the English names match the database. */
export const words = {
  /** The choice for an unlisted faith, denomination, language or tribe. */
  other: 'Other',
  unknownPlace: 'Unknown Location',
  place: (city: string, country: string) => `${city}, ${country}`,
  faiths: {
    christianity: 'Christianity',
    islam: 'Islam',
    judaism: 'Judaism',
    traditional: 'Traditional African Religion',
    buddhism: 'Buddhism',
    hinduism: 'Hinduism',
    spiritual: 'Spiritual but not religious',
    agnostic: 'Agnostic',
    atheist: 'Atheist',
  },
  denominations: {
    christianity: {
      catholic: 'Catholic',
      protestant: 'Protestant',
      orthodox: 'Orthodox',
      baptist: 'Baptist',
      methodist: 'Methodist',
      presbyterian: 'Presbyterian',
      pentecostal: 'Pentecostal',
      anglican: 'Anglican',
      lutheran: 'Lutheran',
    },
    islam: {
      sunni: 'Sunni',
      shia: 'Shia',
      sufi: 'Sufi',
    },
    judaism: {
      orthodox: 'Orthodox',
      conservative: 'Conservative',
      reform: 'Reform',
      reconstructionist: 'Reconstructionist',
    },
    traditional: {
      yoruba: 'Yoruba',
      akan: 'Akan',
      zulu: 'Zulu',
      maasai: 'Maasai',
    },
  },
  interests: {
    technology: 'Technology',
    travel: 'Travel',
    cooking: 'Cooking',
    reading: 'Reading',
    music: 'Music',
    photography: 'Photography',
    art: 'Art',
    sports: 'Sports',
    fitness: 'Fitness',
    dancing: 'Dancing',
    movies: 'Movies',
    fashion: 'Fashion',
    business: 'Business',
    education: 'Education',
    healthcare: 'Healthcare',
    environment: 'Environment',
    politics: 'Politics',
    history: 'History',
    culture: 'Culture',
    languages: 'Languages',
    volunteering: 'Volunteering',
    gaming: 'Gaming',
  },
  /** Interest categories, by their English names. */
  categories: {
    Mind: 'Mind',
    'Out and about': 'Out and about',
    Home: 'Home',
    Arts: 'Arts',
    Active: 'Active',
    Work: 'Work',
    Society: 'Society',
  },
  /** Tribes' regions, by their English names. */
  regions: {
    'East Africa': 'East Africa',
    'West Africa': 'West Africa',
    'North Africa': 'North Africa',
    'Central Africa': 'Central Africa',
    'Southern Africa': 'Southern Africa',
    Other: 'Other',
  },
}

export const wordsIn = inLanguages(import.meta.url, words)
