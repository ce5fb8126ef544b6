import { isolatedName } from '@ndoa/contract/isolated'
import { pluralHa as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/features/dating/profiles/words/member'

export const words: typeof en = {
  title: 'Bayanan kai',
  nameAge: (name, age) => `${isolatedName(name)}, ${age}`,
  loading: 'Ana loda bayanan...',
  failed: 'Bayanan ba su lodu ba',
  failures: {
    unknown: 'Ba mu iya samo bayanan ba',
    timeout: 'Bayanan sun ɗauki lokaci mai tsawo ba su lodu ba',
    unreadable: 'Ba mu iya samo bayanan ba',
  },
  absent: {
    title: 'Ba a samun waɗannan bayanan kai',
    text: 'Wataƙila wannan mamba ya tafi, ko an taƙaita masu ganin waɗannan bayanan.',
    back: 'Koma',
  },
  photo: (place, total, name) => `Hoto na ${place} cikin ${total} na ${name}`,
  personByPerson: (name) => `${name} na nuna hotuna ga mutum ɗaya-ɗaya.`,
  noPhoto: (name) => `Babu hoton ${name} tukuna`,
  distances: {
    same_city: 'birni ɗaya da ku',
    under_50: 'ƙasa da km 50',
    '50_100': 'km 50–100',
    '100_250': 'km 100–250',
    '250_500': 'km 250–500',
    over_500: 'fiye da km 500',
  },
  lastSeen: {
    today: 'Ganin ƙarshe: yau',
    this_week: 'Ganin ƙarshe: wannan mako',
    earlier: 'Ganin ƙarshe: fiye da mako ɗaya da ya wuce',
    withinHour: 'Ganin ƙarshe: cikin awa ɗaya da ta wuce',
    hoursAgo: (hours) =>
      plural(hours, {
        one: 'Ganin ƙarshe: kamar awa ɗaya da ta wuce',
        other: `Ganin ƙarshe: kamar awa ${hours} da suka wuce`,
      }),
    yesterday: 'Ganin ƙarshe: jiya',
    daysAgo: (days) =>
      plural(days, {
        one: `Ganin ƙarshe: kwana ${days} da ya wuce`,
        other: `Ganin ƙarshe: kwana ${days} da suka wuce`,
      }),
    on: (date) => `Ganin ƙarshe: ${date}`,
  },
  memberSince: (month, year) => `Mamba tun ${month} ${year}`,
  months: [
    'Janairu',
    'Fabrairu',
    'Maris',
    'Afrilu',
    'Mayu',
    'Yuni',
    'Yuli',
    'Agusta',
    'Satumba',
    'Oktoba',
    'Nuwamba',
    'Disamba',
  ],
  badge: {
    call: (day) =>
      `Mutum biyu daga ƙungiyarmu sun kwatanta hotunan wannan mamba da fuskar da suka gani a kiran bidiyo a ranar ${day}. Wannan ba ya tabbatar da suna, shekaru, matsayin aure ko niyya.`,
    pictures: (day) =>
      `Mutum biyu daga ƙungiyarmu sun kwatanta hotunan wannan mamba da hotunan nan take da aka ɗauka a ranar ${day}. Wannan ba ya tabbatar da suna, shekaru, matsayin aure ko niyya.`,
    day: (day, month, year) => `${day} ${month} ${year}`,
  },
  reasons: {
    open: 'Duba dalili',
    why: (percent) => `Dalilin ${percent}%`,
    together: 'Jimla <percent></percent>',
    meaning:
      'Wannan yana nuna yadda amsoshinku suka dace da juna. Bai ce komai game da soyayya ba: wannan ku biyu ne za ku gano.',
    points: (points) => `<more>Maki </more>${points}`,
  },
  about: 'Taƙaitaccen bayani',
  noBio: 'Babu taƙaitaccen bayani',
  spoken: 'Harsuna',
  interests: 'Abubuwan sha’awa',
  facts: {
    title: 'Imani da rayuwa',
    faith: 'Imani',
    faithOf: (faith, denomination) => `${faith}, ${denomination}`,
    tribe: 'Ƙabila',
    smoking: 'Shan taba',
    drinking: 'Shan giya',
    celibacy: 'Kame kai daga jima’i',
    hasChildren: 'Akwai yara',
    wantsChildren: 'Son yara',
    education: 'Ilimi',
    work: 'Aiki',
  },
  habits: {
    Yes: 'I',
    No: 'A’a',
    Occasionally: 'Lokaci-lokaci',
    'Prefer not to say': 'Na fi so kada in faɗa',
  },
  educations: {
    'High School': 'Sakandare',
    'Some College': 'Jami’a, ba a kammala ba',
    "Bachelor's Degree": 'Digiri na farko',
    "Master's Degree": 'Digiri na biyu',
    Doctorate: 'Digirin digirgir',
    'Professional Degree': 'Digiri na ƙwarewar aiki',
    'Trade School': 'Makarantar koyon sana’a',
    Other: 'Wani daban',
  },
  screenshots: (name) => `${name} na roƙonku kada ku ɗauki hoton allo.`,
  pause: {
    paused: 'An dakatar da bayanan kanku na ɗan lokaci',
    pausedNow: 'An dakatar da bayanan kanku na ɗan lokaci.',
    resumed: 'Bayanan kanku sun sake bayyana.',
    failed: 'Ba mu iya canza saitunan ba',
    since: (date) =>
      `Tun ${date}, sababbin mutane ba za su iya samunku ko nuna sha’awa gare ku ba; waɗanda kuka dace da su suna nan.`,
    title: 'Ku ɗan huta',
    text: 'Sababbin mutane ba za su iya samunku ko nuna sha’awa gare ku ba; waɗanda kuka dace da su suna nan.',
    pause: 'Dakatar da bayanai',
    resume: 'Dawo da bayanai',
    line: 'An dakatar da bayanai',
    lineResume: 'Dawo da su',
    lineFailed: 'Ba mu iya dawo da bayanan kanku ba. Ku sake gwadawa.',
  },
}
