import { pluralAm as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/app/shell/words'

export const words: typeof en = {
  home: (brand) => `${brand}፣ መነሻ`,
  hello: (name) => `ሰላም፣ ${name}`,
  sidebar: 'የጎን ምናሌ',
  main: 'ዋና ምናሌ',
  tabs: 'የታች ምናሌ',
  menu: 'ምናሌ',
  openMenu: 'ምናሌውን ይክፈቱ',
  skipToContent: 'ወደ ይዘቱ ይለፉ',
  logout: 'ይውጡ',
  places: {
    dashboard: 'መነሻ',
    matches: 'ተዛማጆቼ',
    find: 'አጋር ፍለጋ',
    messages: 'መልእክቶች',
    likes: 'መውደዶች',
    notifications: 'ማሳወቂያዎች',
    photos: 'ፎቶዎች',
    profile: 'መገለጫ',
    settings: 'ቅንብሮች',
  },
  tabPlaces: { dashboard: 'መነሻ', find: 'ፍለጋ', messages: 'መልእክቶች', likes: 'መውደዶች', profile: 'መገለጫ' },
  badges: {
    messages: (count, shown) =>
      plural(count, { one: `${shown} ያልተነበበ መልእክት`, other: `${shown} ያልተነበቡ መልእክቶች` }),
    likes: (count, shown) => plural(count, { one: `${shown} አዲስ መውደድ`, other: `${shown} አዳዲስ መውደዶች` }),
    notifications: (count, shown) =>
      plural(count, { one: `${shown} ያልተነበበ ማሳወቂያ`, other: `${shown} ያልተነበቡ ማሳወቂያዎች` }),
  },
  account: {
    open: 'የመለያ ምናሌ',
    title: 'መለያ',
    profile: 'መገለጫዬ',
    settings: 'ቅንብሮች',
    help: 'እገዛ',
    signOut: 'ይውጡ',
  },
  connection: {
    late: 'እንደገና በመገናኘት ላይ… አዳዲስ መልእክቶችና መውደዶች ሊዘገዩ ይችላሉ።',
    back: 'ኢንተርኔት ተመልሷል።',
    offline: 'ኢንተርኔት የለም።',
    asOf: (moment) => `የሚያዩት የዚህ ጊዜ መረጃ ነው፦ ${moment}።`,
    missing: 'የጎደለው ኢንተርኔት ሲመለስ ይጫናል።',
    moment: (day, time) => `${day}፣ ${time}`,
  },
  leave: {
    title: 'ቢሆንም መውጣት ይፈልጋሉ?',
    deleted: 'ከወጡ ይሰረዛል።',
    leave: 'ቢሆንም ይውጡ',
    stay: 'ይቆዩ',
    unsent: (count) => plural(count, { one: 'አንድ መልእክት ገና አልተላከም።', other: `${count} መልእክቶች ገና አልተላኩም።` }),
    photos: (count) => plural(count, { one: 'አንድ ፎቶ ገና አልገባም።', other: `${count} ፎቶዎች ገና አልገቡም።` }),
    unsaved: 'የጻፉት ነገር ገና አልተላከም ወይም አልተቀመጠም።',
  },
}
