import { isolatedName } from '@ndoa/contract/isolated'
import { pluralSw as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/features/dating/profiles/words/member'

export const words: typeof en = {
  title: 'Wasifu',
  nameAge: (name, age) => `${isolatedName(name)}, ${age}`,
  loading: 'Inapakia wasifu...',
  failed: 'Wasifu haukupakiwa',
  failures: {
    unknown: 'Hatukuweza kupata wasifu',
    timeout: 'Wasifu umechukua muda mrefu mno kupakia',
    unreadable: 'Hatukuweza kupata wasifu',
  },
  absent: {
    title: 'Wasifu huu haupatikani',
    text: 'Huenda mwanachama huyu ameondoka, au ameweka mipaka ya wanaoweza kuona wasifu wake.',
    back: 'Rudi',
  },
  photo: (place, total, name) => `Picha ya ${place} kati ya ${total} za ${name}`,
  personByPerson: (name) => `${name} huonyesha picha kwa mtu mmoja mmoja.`,
  noPhoto: (name) => `${name} bado hana picha`,
  distances: {
    same_city: 'mji mmoja nawe',
    under_50: 'chini ya km 50',
    '50_100': 'km 50–100',
    '100_250': 'km 100–250',
    '250_500': 'km 250–500',
    over_500: 'zaidi ya km 500',
  },
  lastSeen: {
    today: 'Alionekana leo',
    this_week: 'Alionekana wiki hii',
    earlier: 'Alionekana zaidi ya wiki moja iliyopita',
    withinHour: 'Alionekana ndani ya saa moja iliyopita',
    hoursAgo: (hours) =>
      plural(hours, {
        one: 'Alionekana yapata saa moja iliyopita',
        other: `Alionekana yapata saa ${hours} zilizopita`,
      }),
    yesterday: 'Alionekana jana',
    daysAgo: (days) =>
      plural(days, {
        one: `Alionekana siku ${days} iliyopita`,
        other: `Alionekana siku ${days} zilizopita`,
      }),
    on: (date) => `Alionekana ${date}`,
  },
  memberSince: (month, year) => `Mwanachama tangu ${month} ${year}`,
  months: [
    'Januari',
    'Februari',
    'Machi',
    'Aprili',
    'Mei',
    'Juni',
    'Julai',
    'Agosti',
    'Septemba',
    'Oktoba',
    'Novemba',
    'Desemba',
  ],
  badge: {
    call: (day) =>
      `Watu wawili wa timu yetu walilinganisha picha za mwanachama huyu naye mwenyewe kwa simu ya video tarehe ${day}. Hii haithibitishi jina, umri, hali ya ndoa wala nia.`,
    pictures: (day) =>
      `Watu wawili wa timu yetu walilinganisha picha za mwanachama huyu na picha za papo hapo zilizopigwa tarehe ${day}. Hii haithibitishi jina, umri, hali ya ndoa wala nia.`,
    day: (day, month, year) => `${day} ${month} ${year}`,
  },
  reasons: {
    open: 'Ona sababu',
    why: (percent) => `Kwa nini ${percent}%`,
    together: 'Jumla <percent></percent>',
    meaning:
      'Hii inaonyesha jinsi majibu yenu yanavyolingana. Haisemi lolote kuhusu upendo: hilo ni lenu wawili kuligundua.',
    points: (points) =>
      plural(points, { one: `<more>Alama </more>${points}`, other: `<more>Alama </more>${points}` }),
  },
  about: 'Maelezo',
  noBio: 'Hakuna maelezo',
  spoken: 'Lugha',
  interests: 'Mambo anayopenda',
  facts: {
    title: 'Imani na maisha',
    faith: 'Imani',
    faithOf: (faith, denomination) => `${faith}, ${denomination}`,
    tribe: 'Kabila',
    smoking: 'Kuvuta sigara',
    drinking: 'Kunywa pombe',
    celibacy: 'Anajizuia na tendo la ndoa',
    hasChildren: 'Ana watoto',
    wantsChildren: 'Anataka watoto',
    education: 'Elimu',
    work: 'Kazi',
  },
  habits: {
    Yes: 'Ndiyo',
    No: 'Hapana',
    Occasionally: 'Mara chache',
    'Prefer not to say': 'Sipendi kusema',
  },
  educations: {
    'High School': 'Sekondari',
    'Some College': 'Chuo bila kuhitimu',
    "Bachelor's Degree": 'Shahada ya kwanza',
    "Master's Degree": 'Shahada ya uzamili',
    Doctorate: 'Shahada ya uzamivu',
    'Professional Degree': 'Shahada ya taaluma',
    'Trade School': 'Chuo cha ufundi',
    Other: 'Nyingine',
  },
  screenshots: (name) => `${name} anakuomba usipige picha za skrini.`,
  pause: {
    paused: 'Wasifu wako umesitishwa kwa muda',
    pausedNow: 'Wasifu wako umesitishwa kwa muda.',
    resumed: 'Wasifu wako unaonekana tena.',
    failed: 'Hatukuweza kusasisha mipangilio',
    since: (date) =>
      `Tangu ${date}, hakuna mtu mpya anayeweza kukupata wala kupendezwa na wasifu wako; watu mliopendezana nao wanabaki.`,
    title: 'Pumzika kidogo',
    text: 'Hakuna mtu mpya atakayekupata wala kupendezwa na wasifu wako; watu mliopendezana nao wanabaki.',
    pause: 'Sitisha wasifu',
    resume: 'Rejesha wasifu',
    line: 'Wasifu umesitishwa',
    lineResume: 'Rejesha',
    lineFailed: 'Hatukuweza kurejesha wasifu. Tafadhali jaribu tena.',
  },
}
