import { pluralAm as plural } from '@ndoa/contract/plural'
import type * as en from '@ndoa/web/features/dating/messaging/words/chat'
import { formatCount } from '@ndoa/web/lib/numbers'

const characters = (count: number) =>
  plural(count, { one: `${formatCount(count)} ፊደል`, other: `${formatCount(count)} ፊደላት` })

export const cautions: typeof en.cautions = {
  money: {
    title: 'እባክዎ በገንዘብ ጉዳይ ይጠንቀቁ',
    text: 'እዚህ ስለ ገንዘብ የተነሳ ይመስላል። ታሪኩ የቱንም ያህል አሳዛኝ ወይም አስቸኳይ ቢሆን፣ በአካል ላላገኙት ሰው ገንዘብ፣ የስጦታ ካርድ፣ ኮድ ወይም የባንክ መረጃ በጭራሽ አይላኩ። በቅንነት የሚቀርብዎ ሰው ይህን ይገነዘባል።',
  },
  contact: {
    title: 'ወደ ሌላ መተግበሪያ ከመሄድዎ በፊት ጊዜ ይውሰዱ',
    text: 'እዚህ መከልከልና ሪፖርት ማድረግ ይችላሉ፤ ቡድናችንም ሊረዳዎት ይችላል። በሌላ ቦታ ግን መርዳት አንችልም። በደንብ እስክትተዋወቁ ድረስ እዚሁ ይወያዩ።',
  },
}

export const moneyQuestion: typeof en.moneyQuestion = {
  title: 'ስለ ገንዘብ ለመነጋገር ጊዜው አሁን ነው?',
  text: 'አባላትን ብዙ ጊዜ የማያውቋቸው ሰዎች ገንዘብ ስለሚጠይቋቸው፣ ብዙዎቹ በዚህ ይሰጋሉ። ገና በአካል ካልተገናኛችሁ፣ እባክዎ በውይይታችሁ ገንዘብን አያንሱ። ስለ ሌላ ነገር ከሆነ ይቀጥሉ።',
  understood: 'ገብቶኛል',
}

export const composer: typeof en.composer = {
  label: (name) => `መልእክት ለ${name}`,
  placeholder: 'መልእክት ይጻፉ…',
  left: (count) => `${characters(count)} ቀርቷል`,
  tooMany: (count) => `${characters(count)} በዝቷል`,
  tooLong: 'መልእክትዎ ለመላክ በጣም ረጅም ነው',
  fewLeft: (most) => `${characters(most)} ወይም ከዚያ በታች ቀርቷል`,
}

export const bubble: typeof en.bubble = {
  from: (name) => `${name}፦ `,
  fromYou: 'እርስዎ፦ ',
  at: (time) => `፣ ${time}`,
  atIn: (time, state) => `፣ ${time}፣ ${state}`,
  moment: (date, time) => `${date}፣ ${time}`,
  states: {
    sending: 'በመላክ ላይ',
    waiting: 'ኢንተርኔት በመጠበቅ ላይ',
    failed: 'አልተላከም',
    stored: 'ተልኳል',
    read: 'ተነቧል',
  },
  notSent: (reason) => `አልተላከም። ${reason}`,
  retry: 'እንደገና ይላኩ',
  discard: 'ያስወግዱ',
}
