import { BRAND } from '@ndoa/contract/brand'
import { CONTACT_DUE_HOURS, CONTACT_SAFETY_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import type { words as en } from '@ndoa/web/public/words/contact'

export const words: typeof en = {
  title: 'ያግኙን',
  description: `ለ${BRAND} ይጻፉ፦ ጥያቄ፣ የቴክኒክ እገዛ፣ ደህንነት፣ ንግድ፣ መገናኛ ብዙኃንና ግላዊነት።`,
  subtitle: `በማንኛውም ሰዓት፣ በሳምንት 7 ቀን ይጻፉ። ሰው በ${CONTACT_DUE_HOURS} ሰዓት ውስጥ ይመልስልዎታል።`,
  methods: {
    title: 'ወይም በኢሜይል ይጻፉልን',
    general: { name: 'አጠቃላይ', text: 'ስለ እኛና ስለ ምዝገባ ጥያቄዎች' },
    technical: { name: 'ቴክኒክ', text: 'የማይሠራ ነገር' },
    safety: { name: 'ደህንነት', text: 'ማጭበርበር፣ ጥቃት፣ አደጋ ላይ ያለ ሰው' },
    business: { name: 'ንግድ', text: 'አብሮ መሥራት' },
    press: { name: 'መገናኛ ብዙኃን', text: 'ለጋዜጠኞች' },
    privacy: { name: 'ግላዊነት', text: 'መረጃዎና መብቶችዎ' },
  },
  answers: {
    title: 'ፈጣን መልሶች',
    text: 'ብዙ ጥያቄዎች በ<faq>ጥያቄና መልስ</faq> ውስጥ ተመልሰዋል።',
  },
  inDanger: `መጀመሪያ ለፖሊስ ይደውሉ። ከዚያ «ደህንነት» መርጠው ይጻፉልን፦ እነዚያን መልእክቶች በ${CONTACT_SAFETY_DUE_HOURS} ሰዓት ውስጥ እናያለን።`,
  member: {
    title: 'ስለ አንድ አባል?',
    text: 'ገብተው ከሆነ ከስማቸው አጠገብ ካሉት ሦስት ነጥቦች ሪፖርት ያድርጉ፦ ያኔ ምን ማለትዎ እንደሆነ እናያለን፤ እርስዎም ውጤቱን ያያሉ። መለያ ከሌለዎት <report>እዚህ ይንገሩን</report>። የምናደርገው በ<rules>የማኅበረሰብ ደንቦች</rules> ውስጥ ተጽፏል።',
  },
  follow: 'ይከተሉን',
  networks: ['Instagram', 'Facebook', 'X'],
  form: {
    title: 'መልእክት ይላኩልን',
    needsScripts: (address) => `ከዚህ ገጽ ለመላክ JavaScript ያስፈልጋል። ያለ እሱ እባክዎ ወደ <mail>${address}</mail> ይጻፉ።`,
    name: 'ስም',
    email: 'ኢሜይል',
    subject: 'ርዕስ',
    category: 'ጉዳይ',
    chooseCategory: 'ጉዳይ ይምረጡ',
    categories: {
      general: 'አጠቃላይ',
      technical: 'ቴክኒክ',
      account: 'መለያ',
      safety: 'ደህንነት',
      billing: 'ክፍያ',
      feedback: 'አስተያየት',
      partnership: 'አብሮ መሥራት',
      press: 'መገናኛ ብዙኃን',
      other: 'ሌላ',
    },
    message: 'መልእክት',
  },
  invalidEmail: 'እባክዎ ትክክለኛ የኢሜይል አድራሻ ያስገቡ',
  tryAgain: 'እባክዎ እንደገና ይሞክሩ ወይም በቀጥታ ያግኙን',
  sending: {
    needed: {
      name: 'ስም ያስፈልጋል',
      email: 'ኢሜይል ያስፈልጋል',
      subject: 'ርዕስ ያስፈልጋል',
      category: 'ጉዳይ ያስፈልጋል',
      message: 'መልእክት ያስፈልጋል',
    },
    send: 'መልእክቱን ይላኩ',
    sending: 'መልእክቱን በመላክ ላይ…',
    sent: 'መልእክቱ ተልኳል',
    thanks: 'እናመሰግናለን! በ24 ሰዓት ውስጥ እንመልሳለን፤ ማረጋገጫም በኢሜይል ልከንልዎታል።',
    failed: 'መልእክቱን መላክ አልተቻለም',
    tooMany: {
      one: 'ብዙ መልእክቶችን ልከዋል። እባክዎ ከ{count} ደቂቃ በኋላ እንደገና ይሞክሩ ወይም በቀጥታ ያግኙን',
      other: 'ብዙ መልእክቶችን ልከዋል። እባክዎ ከ{count} ደቂቃዎች በኋላ እንደገና ይሞክሩ ወይም በቀጥታ ያግኙን',
    },
  },
}
