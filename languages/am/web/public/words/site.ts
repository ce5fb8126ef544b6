import { BRAND, OPERATOR_EXAMPLE } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/site'

/** The layout of every public page, and sentences that several pages share. */
export const words: typeof en = {
  skip: 'ወደ ይዘቱ ይለፉ',
  home: `${BRAND}፣ የመጀመሪያ ገጽ`,
  main: 'ዋና ማውጫ',
  footer: 'የገጹ ግርጌ',
  logIn: 'ይግቡ',
  join: 'ይመዝገቡ',
  dashboard: 'መነሻ',
  alreadyMember: 'አባል ነዎት?',
  backHome: 'ወደ መጀመሪያው ገጽ ይመለሱ',
  comingSoon: 'በቅርቡ',
  slogan: 'በአገር ቤትና በውጭ ያሉ አፍሪካውያን ለትዳር የሚገናኙበት።',
  elsewhere: 'Instagram፣ Facebook፣ X እና መተግበሪያዎቹ፦',
  copyright: `© ${OPERATOR_EXAMPLE.copyrightYears} ${BRAND}። መብቱ በሕግ የተጠበቀ ነው።`,
  groups: { explore: 'ያስሱ', support: 'ድጋፍ', company: 'ድርጅቱ', legal: 'ሕጋዊ' },
  /** Link texts by page. */
  pages: {
    home: 'የመጀመሪያ ገጽ',
    howItWorks: 'እንዴት እንደሚሠራ',
    successStories: 'የስኬት ታሪኮች',
    safetyTips: 'የደህንነት ምክሮች',
    contact: 'ያግኙን',
    faq: 'ጥያቄና መልስ',
    liveChat: 'ቀጥታ ውይይት',
    accessibility: 'ተደራሽነት',
    about: 'ስለ እኛ',
    figures: 'ቁጥሮቻችን',
    membership: 'አባልነት',
    careers: 'የሥራ ዕድል',
    press: 'ለመገናኛ ብዙኃን',
    privacyPolicy: 'የግላዊነት መመሪያ',
    terms: 'የአገልግሎት ውል',
    communityRules: 'የማኅበረሰብ ደንቦች',
    cookieSettings: 'የኩኪ ቅንብሮች',
    joinNow: 'አሁን ይመዝገቡ',
  },
  onThisPage: 'በዚህ ገጽ ላይ',
  readMore: 'ተጨማሪ ያንብቡ',
  inDanger: 'አደጋ ላይ ነዎት?',
  joinCard: {
    title: 'ጉዞዎን ለመቀጠል ዝግጁ ነዎት?',
    text: 'ምዝገባ በነፃ ነው። ጊዜዎን ይውሰዱ፤ የቤተሰብዎን እሴቶችም ይዘው ይምጡ።',
  },
  /** Labels of the demo's examples. */
  demo: {
    members: 'የማሳያ ምሳሌዎች እንጂ እውነተኛ አባላት አይደሉም',
    figures: 'የማሳያ ምሳሌዎች እንጂ እውነተኛ ቁጥሮች አይደሉም',
    positions: 'የማሳያ ምሳሌዎች እንጂ እውነተኛ የሥራ ቦታዎች አይደሉም',
  },
  documentTitle: (page) => `${page} | ${BRAND}`,
  sharedPicture: (title) => `${title}፣ በጨርቅ ንድፍ ላይ`,
  inLanguage: 'am',
}
