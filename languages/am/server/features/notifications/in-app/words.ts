import { INACTIVE_AFTER_DAYS } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/server/features/notifications/in-app/words'

/** Refers to other members in the polite plural, which is gender-neutral. */
export const words: typeof en = {
  someone: 'አንድ ሰው',
  formerMember: 'አንድ አባል',
  match: (name) => ({
    title: 'አዲስ ተዛማጅ!',
    message: `እርስዎና ${name} እርስ በርስ መገለጫችሁን ወዳችኋል። ሰላም ይበሉ!`,
  }),
  message: (name) => ({
    title: 'አዲስ መልእክት',
    message: `${name} ጽፈውልዎታል።`,
  }),
  like: (name) => ({
    title: 'አዲስ ሰው መገለጫዎን ወደውታል!',
    message: `${name} መገለጫዎን ወደውታል።`,
  }),
  unanswered: (name) => ({
    title: 'መልስዎ ይጠበቃል',
    message: `${name} ከሦስት ቀን በፊት ጽፈውልዎታል፤ ከእርስዎ ቢሰሙ ደስ ይላቸዋል።`,
  }),
  profile: {
    title: 'መገለጫዎን ያሟሉ',
    message: 'አባላት መጀመሪያ የሚያዩት ብዙ የሚናገሩ መገለጫዎችን ነው። በእርስዎ ላይ ገና ያልተሞሉ ጥቂት መልሶች አሉ።',
  },
  views: {
    title: 'የመገለጫ እይታዎች',
    message: 'በዚህ ሳምንት አባላት መገለጫዎን አይተዋል። ስንት እንደሆኑ በ«መነሻ» ገጽ ላይ ይመልከቱ።',
  },
  report: {
    title: 'ስለ ሪፖርትዎ',
    message: 'ሪፖርት ያደረጉትን አይተነዋል። ውጤቱን ይመልከቱ።',
  },
  statement: {
    title: 'ስለ መለያዎ',
    message: 'ቡድናችን ስለ መለያዎ ውሳኔ አሳልፏል። እባክዎ ያንብቡት።',
  },
  verification_asked: (name) => ({
    title: 'መገለጫዎን ማረጋገጥ ይፈልጋሉ?',
    message: `${name} በመገለጫዎ ላይ የማረጋገጫ ምልክት ቢያዩ ደስ ይላቸዋል። ውሳኔው የእርስዎ ነው።`,
  }),
  verification_call: {
    title: 'የቪዲዮ ጥሪዎ',
    message: 'ቀጠሮው ተይዟል። መቼና የት እንደምንገናኝ ይመልከቱ።',
  },
  verification_approved: {
    title: 'መገለጫዎ ተረጋግጧል',
    message: 'አሁን በመገለጫዎ ላይ ሰማያዊ ምልክት አለ።',
  },
  verification_rejected: {
    title: 'መገለጫዎን ማረጋገጥ አልቻልንም',
    message: 'ለምን እንደሆነና ምን ማድረግ እንደሚችሉ ይመልከቱ።',
  },
  verification_expired: {
    title: 'የማረጋገጫ ምልክትዎ ጊዜ አብቅቷል',
    message: 'ፎቶዎችዎን ካነጻጸርን አንድ ዓመት አልፏል። መገለጫዎን እንደገና ማረጋገጥ ይችላሉ።',
  },
  contact_banned: (name) => ({
    title: `ስለ ${name}`,
    message: `የ${name} መለያ ስለ ገንዘብ ወይም ስለ ሐሰተኛ ማንነት ያሉንን ደንቦች ስለጣሰ አስወግደነዋል። ማጭበርበር ሊኖር ይችላል። በጭራሽ ገንዘብ አይላኩ፤ የባንክ መረጃ ወይም ኮድም በጭራሽ አያጋሩ። ገንዘብ ልከው ከሆነ ባንክዎን ወይም የሞባይል ገንዘብ አገልግሎት ሰጪዎን እንዲመልሱት አሁኑኑ ይጠይቁ፤ ውይይቱንም ያስቀምጡ። ሌላ ምን ማድረግ እንደሚችሉና እንዴት እንደሚያገኙን ያንብቡ።`,
  }),
  contact_cleared: (name) => ({
    title: `ስለ ${name} እርማት`,
    message: `የ${name} መለያን እንዳስወገድን ነግረንዎት ነበር። ያ ውሳኔ ስህተት ነበር፤ ቀልብሰነዋል። እርስዎን የምናስጠነቅቅበት ምክንያት የለንም፤ ይቅርታ እንጠይቃለን።`,
  }),
  inactivity: {
    title: 'ከመጡ ቆይተዋል',
    message: `የመገለጫው ባለቤት ለ${INACTIVE_AFTER_DAYS} ቀናት ካልመጡ መገለጫውን ለሌሎች ማቅረብ እናቆማለን። እንደገና ከመጡ ጀምሮ መልሰን እናቀርበዋለን።`,
  },
  saved_search: {
    title: 'አዲስ ሰው',
    message: 'ያስቀመጡትን ፍለጋ የሚያሟላ አዲስ ሰው አለ። ማን እንደሆነ ይመልከቱ።',
  },
}
