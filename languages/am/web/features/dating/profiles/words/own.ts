import type { words as en } from '@ndoa/web/features/dating/profiles/words/own'
import { once } from '@ndoa/web/lib/once'
import { additional, basic, faith, languages, lifestyle, preferences, shown } from './own/fields.ts'

const list = once(() => new Intl.ListFormat('am'))

export const words: typeof en = {
  sections: {
    basic: 'መሠረታዊ መረጃ',
    faith: 'እምነትና ባህል',
    lifestyle: 'አኗኗር',
    languages: 'ቋንቋዎች',
    preferences: 'የአጋር ምርጫዎች',
    additional: 'ተጨማሪ መረጃ',
  },
  shown,
  basic,
  faith,
  lifestyle,
  languages,
  preferences,
  additional,
  required: {
    language: 'ቢያንስ አንድ ቋንቋ ያስፈልጋል',
    ages: 'ዝቅተኛው ዕድሜ ከከፍተኛው ዕድሜ ማነስ አለበት',
  },
  listFailed: {
    countries: 'አገሮችን መጫን አልተቻለም',
    faiths: 'ሃይማኖቶችን መጫን አልተቻለም',
    languages: 'ቋንቋዎችን መጫን አልተቻለም',
    interests: 'ዝንባሌዎችን መጫን አልተቻለም',
  },
  failed: (why) => `መገለጫዎን መጫን አልተቻለም፦ ${why}`,
  retry: 'እንደገና ይሞክሩ',
  absent: 'መገለጫዎ አልተገኘም። እባክዎ ገጹን ያድሱ ወይም «ያግኙን» በሚለው ገጽ ይጻፉልን።',
  refresh: 'ያድሱ',
  complete: (percent) => `መገለጫዎ ${percent}% ተሟልቷል`,
  completion: 'የመገለጫ መሟላት',
  photos: 'ፎቶዎች',
  partComplete: 'ተሟልቷል',
  percent: (percent) => `${percent}%`,
  card: {
    loading: 'ካርድዎን በመጫን ላይ…',
    photo: 'ሌሎች መጀመሪያ የሚያዩት ፎቶ',
    noPhoto: 'ገና ፎቶ የለም',
    view: 'ሌሎች እንደሚያዩት',
  },
  asOthers: {
    title: 'መገለጫዎ',
    text: 'ሌሎች አባላት የሚያዩት ይህን ነው። ከእርስዎ ጋር ምን ያህል እንደሚጣጣሙም ያያሉ። ስለሚፈልጉት አጋር የሰጧቸው መልሶች ለማንም አይታዩም።',
    back: 'ወደ መገለጫዬ ይመለሱ',
  },
  form: {
    sections: 'የመገለጫው ክፍሎች',
    previous: 'ቀዳሚው ክፍል',
    next: 'ቀጣዩ ክፍል',
    place: (section, place, total) => `<more>${section}፣ </more>${place} ከ${total}`,
    save: 'ለውጦችን ያስቀምጡ',
    saving: 'በማስቀመጥ ላይ…',
    errors: 'እባክዎ በዚህ ክፍል ያሉትን ስህተቶች ያስተካክሉ።',
    nothing: 'ምንም አልተቀየረም፤ ስለዚህ የሚቀመጥ ነገር የለም።',
    notSaved: 'መገለጫዎን ማስቀመጥ አልተቻለም። እባክዎ እንደገና ይሞክሩ።',
    noSession: 'የመግቢያ ክፍለ ጊዜዎ አብቅቷል።',
    noProfile: 'መገለጫዎ አልተገኘም።',
    unsaved: (sections) =>
      `እዚህ ያደረጓቸው ለውጦች አልተቀመጡም፦ ${list().format(sections.map((section) => `«${section}»`))}።`,
  },
  saved: {
    title: 'መገለጫዎ ተቀይሯል!',
    text: 'ለውጦችዎ ተቀምጠዋል፤ ሊስማሙዎት የሚችሉ ሰዎችም ከአሁን ጀምሮ ያዩዋቸዋል።',
  },
}
