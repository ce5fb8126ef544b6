import { isolatedName } from '@ndoa/contract/isolated'
import { pluralAm as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/features/dating/matches/words'

export const words: typeof en = {
  list: 'ተዛማጆች',
  title: 'ተዛማጆችዎ',
  sortBy: 'ቅደም ተከተል',
  orders: {
    recent: 'የቅርብ ጊዜ',
    compatibility: 'መጣጣም',
    active: 'በቅርብ የታዩ',
    messages: 'ብዙ መልእክት ያላቸው',
  },
  tiles: {
    total: 'ጠቅላላ ተዛማጆች',
    newMessages: 'አዳዲስ መልእክቶች',
    average: 'አማካይ መጣጣም',
    thisWeek: 'በዚህ ሳምንት',
  },
  card: {
    nameAge: (name, age) => `${isolatedName(name)}፣ ${age}`,
    faith: (faith, denomination) => `${faith}፣ ${denomination}`,
    photoOf: (name) => `የ${name} ፎቶ`,
    noPhoto: (name) => `${name} ገና ፎቶ የላቸውም`,
    photos: (count, name) => plural(count, { one: `የ${name} ${count} ፎቶ`, other: `የ${name} ${count} ፎቶዎች` }),
    chat: 'ይወያዩ<more> ከ</more><name></name><more> ጋር</more>',
    message: 'ይጻፉ<more> ለ</more><name></name>',
    newMessages: (count, shown) =>
      plural(count, { one: `${shown} አዲስ መልእክት`, other: `${shown} አዳዲስ መልእክቶች` }),
    matched: 'የተዛመዳችሁት፦',
    active: 'የታዩት፦',
    messages: 'መልእክቶች፦',
  },
  whyYouMatch: 'የምትጣጣሙበት ምክንያት',
  photos: {
    title: (name) => `የ${name} ፎቶዎች`,
    loading: 'ፎቶዎችን በመጫን ላይ…',
    failed: { title: 'ፎቶዎችን መጫን አልተቻለም', text: 'ፎቶዎቹን ማግኘት አልተቻለም' },
    none: {
      title: 'ፎቶ የለም',
      text: (name) => `${name} እስካሁን የጸደቀ ፎቶ የላቸውም`,
    },
    place: (place, total) => `ፎቶ ${place} ከ${total}`,
    placeOf: (place, total, name) => `የ${name} ፎቶ ${place} ከ${total}`,
    previous: 'ያለፈው ፎቶ',
    next: 'ቀጣዩ ፎቶ',
    show: (place) => `ፎቶ ${place} ያሳዩ`,
  },
  start: {
    title: 'አዲስ ውይይት ይጀምሩ',
    loading: 'ተዛማጆችን በመጫን ላይ…',
    failed: 'ተዛማጆችን ማግኘት አልተቻለም',
    search: 'ከተዛማጆችዎ ውስጥ ይፈልጉ',
    nothing: 'ከተዛማጆችዎ ውስጥ ይህ ስም ያለው የለም።',
    noMatches: {
      title: 'ተዛማጅ አልተገኘም',
      text: 'ውይይት ለመጀመር መጀመሪያ ከአንድ ሰው ጋር መዛመድ ያስፈልጋል።',
    },
  },
  week: {
    title: 'በዚህ ሳምንት',
    failed: 'ቁጥሮቹን ማግኘት አልተቻለም',
    quiet: 'እስካሁን የሚቆጠር የለም። አንድ መውደድ ጥሩ ጅምር ነው።',
    figures: {
      profile_views: 'መገለጫዎ የታየበት',
      new_matches: 'አዳዲስ ተዛማጆች',
      messages_sent: 'የላኳቸው መልእክቶች',
      likes_received: 'የደረሱዎት መውደዶች',
    },
  },
}
