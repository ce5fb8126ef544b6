import { once } from '../../../../lib/once.ts'
import { additional, basic, faith, languages, lifestyle, preferences, shown } from './am/fields.ts'
import type { words as en } from './en.ts'

const list = once(() => new Intl.ListFormat('am'))

export const words: typeof en = {
  sections: {
    basic: 'መሠረታዊ መረጃ',
    faith: 'እምነትና መነሻ',
    lifestyle: 'አኗኗር',
    languages: 'ቋንቋዎች',
    preferences: 'የአጋር ምርጫዎች',
    additional: 'ተጨማሪ ስለ እኔ',
  },
  shown,
  basic,
  faith,
  lifestyle,
  languages,
  preferences,
  additional,
  required: {
    gender: 'ፆታ ያስፈልጋል',
    birth: 'የትውልድ ቀን ያስፈልጋል',
    language: 'ቢያንስ አንድ ቋንቋ ያስፈልጋል',
    ages: 'ዝቅተኛው ዕድሜ ከከፍተኛው ማነስ አለበት',
  },
  listFailed: {
    countries: 'አገሮችን መጫን አልተቻለም',
    faiths: 'ሃይማኖቶችን መጫን አልተቻለም',
    languages: 'ቋንቋዎችን መጫን አልተቻለም',
    interests: 'ዝንባሌዎችን መጫን አልተቻለም',
  },
  failed: (why) => `መገለጫዎን መጫን አልተቻለም፦ ${why}`,
  retry: 'እንደገና ይሞክሩ',
  absent: 'መገለጫዎ አልተገኘም። እባክዎ ገጹን ያድሱ ወይም በ«ያግኙን» ገጽ ይጻፉልን።',
  refresh: 'ያድሱ',
  complete: (percent) => `መገለጫዎ ${percent}% ተሟልቷል`,
  completion: 'የመገለጫ ሙላት',
  photos: 'ፎቶዎች',
  partComplete: 'ተሟልቷል',
  percent: (percent) => `${percent}%`,
  card: {
    loading: 'ካርድዎን በመጫን ላይ…',
    photo: 'ሌሎች መጀመሪያ የሚያዩት ፎቶ',
    noPhoto: 'ገና ፎቶ የለም',
    view: 'ሌሎች እንደሚያዩት ይመልከቱ',
  },
  asOthers: {
    title: 'መገለጫዎ',
    text: 'ሌሎች አባላት የሚያዩት ይህን ነው። ከእነሱ ጋር ምን ያህል እንደምትጣጣሙም ያያሉ። ስለሚፈልጉት አጋር የሰጧቸው መልሶች ለማንም አይታዩም።',
    back: 'ወደ መገለጫዬ ይመለሱ',
  },
  form: {
    sections: 'የመገለጫው ክፍሎች',
    previous: 'ያለፈው ክፍል',
    next: 'ቀጣዩ ክፍል',
    place: (section, place, total) => `<more>${section}፣ </more>${place} ከ${total}`,
    save: 'ለውጦችን ያስቀምጡ',
    saving: 'በማስቀመጥ ላይ…',
    errors: 'እባክዎ በዚህ ክፍል ያሉትን ስህተቶች ያስተካክሉ።',
    nothing: 'ምንም አልተቀየረም፤ ስለዚህ የሚቀመጥ ነገር የለም።',
    notSaved: 'መገለጫዎን ማስቀመጥ አልተቻለም። እባክዎ እንደገና ይሞክሩ።',
    noSession: 'የመግቢያ ክፍለ ጊዜ የለም።',
    noProfile: 'የመገለጫ መረጃ የለም።',
    unsaved: (sections) => `በ${list().format(sections)} ያደረጓቸው ለውጦች አልተቀመጡም።`,
  },
  saved: {
    title: 'መገለጫዎ ታድሷል!',
    text: 'ለውጦችዎ ተቀምጠዋል፤ ተዛማጆችዎ ሊሆኑ የሚችሉ ሰዎች ከአሁን ጀምሮ ያዩዋቸዋል።',
  },
  badgeLoss: {
    title: 'የማረጋገጫ ምልክትዎን አጥተው ያስቀምጡ?',
    save: 'ቢሆንም ያስቀምጡ',
    gender: 'ፆታዎን ከቀየሩ እንደገና እስክናረጋግጥ ድረስ የማረጋገጫ ምልክትዎ ይነሳል።',
    date_of_birth: 'የትውልድ ቀንዎን ከቀየሩ እንደገና እስክናረጋግጥ ድረስ የማረጋገጫ ምልክትዎ ይነሳል።',
    both: 'ፆታዎንና የትውልድ ቀንዎን ከቀየሩ እንደገና እስክናረጋግጥ ድረስ የማረጋገጫ ምልክትዎ ይነሳል።',
  },
}
