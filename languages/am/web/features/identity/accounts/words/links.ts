import type { words as en } from '@ndoa/web/features/identity/accounts/words/links'

export const words: typeof en = {
  link: {
    notSignedIn: 'መግባት አልተቻለም',
    error: (why) => `ማረጋገጥ አልተቻለም፦ ${why}`,
    reasons: {
      access_denied: 'ፈቃድ አልተሰጠም።',
      otp_expired: 'የዚህ አገናኝ ጊዜ አልፏል። እባክዎ አዲስ ይጠይቁ።',
      server_error: 'በሌላው አገልግሎት ላይ ችግር አጋጥሟል። እባክዎ እንደገና ይሞክሩ።',
      temporarily_unavailable: 'ሌላው አገልግሎት ተጨናንቋል። እባክዎ ከጥቂት ጊዜ በኋላ እንደገና ይሞክሩ።',
    },
    almostThere: 'ጥቂት ቀርቷል',
    signInHere: 'በዚህ መሣሪያ መግባት ይፈልጋሉ?',
    signingIn: 'በመግባት ላይ…',
  },
  confirmSignUp: {
    text: 'አገናኙ የተከፈተው ከተመዘገቡበት አሳሽ በተለየ አሳሽ ነው። እርስዎ መሆንዎን እንድናውቅ፣ እባክዎ የመረጡትን የይለፍ ቃል ያስገቡ።',
    confirm: 'ኢሜይልዎን ያረጋግጡ',
    confirming: 'በማረጋገጥ ላይ…',
    forgotTitle: 'የይለፍ ቃልዎን ረሱ? ወይስ የተመዘገቡት እርስዎ አይደሉም?',
    forgotText:
      'ማንም ሰው የማንንም ኢሜይል አድራሻ ሊያስገባ ይችላል። ይህ አድራሻ ግን የእርስዎ ስለሆነ፣ በራስዎ መረጃና በአዲስ የይለፍ ቃል እንደ አዲስ መጀመር ይችላሉ።',
    startOver: 'እንደ አዲስ ይጀምሩ',
  },
  startOver: {
    title: 'እንደ አዲስ ይጀምሩ',
    text: 'አገናኙ ይህ የኢሜይል አድራሻ የእርስዎ መሆኑን ያሳያል። ስለራስዎ ይንገሩንና የይለፍ ቃል ይምረጡ። ከዚህ በፊት በዚህ አድራሻ የገባው ሁሉ ይሰረዛል።',
  },
  switchAccount: {
    title: 'መለያ መቀየር ይፈልጋሉ?',
    text: (name) => `አሁን የገቡት በ${name} መለያ ነው፤ ይህ አገናኝ ግን የሌላ መለያ ነው።`,
    deleted: 'መለያ ከቀየሩ ይሰረዛል።',
    switch: 'መለያ ይቀይሩ',
    switching: 'በመቀየር ላይ…',
    stay: (name) => `በ${name} መለያ ይቆዩ`,
    someoneElse: 'ሌላ ሰው',
  },
}
