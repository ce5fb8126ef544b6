import { BRAND } from '@ndoa/contract/brand'
import { SHIELD_PAUSE_DAYS } from '@ndoa/contract/limits'
import { REPORT_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import { APPEAL_DUE_HOURS } from '@ndoa/contract/trust/decision-rules'
import { MIN_PUBLISHED_COUNT } from '@ndoa/contract/trust/transparency-rules'
import type { words as en } from '@ndoa/web/public/words/transparency'
import { reportLabels } from './phrases/rules.ts'
import { orList } from './phrases.ts'

const DUE_HOURS = [...new Set(Object.values(REPORT_DUE_HOURS))]

const groups: typeof en.groups = {
  reports: {
    title: 'አባላት ሪፖርት ያደረጉት',
    counted:
      'እያንዳንዱ ሪፖርት የሚቆጠረው በተደረገበት ቀን፣ አባሉ በመረጡት ምክንያት ስር ነው፤ ውጤቱ ምንም ይሁን ምን። ስለ አንድ ሰው የተደረጉ ብዙ ሪፖርቶች እያንዳንዳቸው ይቆጠራሉ።',
  },
  notices: {
    title: 'ሌሎች የነገሩን',
    counted: 'መለያ ከሌላቸው ሰዎች ስለ ጎጂ ይዘት የደረሱን ጥቆማዎች።',
  },
  'first-looks': {
    title: 'ምን ያህል ፈጥነን እንዳየን',
    counted: `ከሪፖርቱ ወይም ከጥቆማው ጀምሮ ከቡድናችን አንድ ሰው እስከከፈተው ጊዜ ድረስ። «በጊዜው» ማለት እንደ አደገኛነቱ በ${orList(DUE_HOURS)} ሰዓት ውስጥ ማለት ነው። ስለ አንድ ሰው ያሉ ክፍት ሪፖርቶች ሁሉ እንደ አንድ ይቆጠራሉ፤ ሌላ ሲጨመር እንደገና እናያለን፤ የሚቆጠረውም ያ ነው።`,
  },
  decisions: {
    title: 'የወሰንነው',
    counted:
      'እያንዳንዱ ውሳኔ የሚቆጠረው ተግባራዊ በሆነበት ቀን ነው፤ ለዘለቄታው ማገድ ሁለተኛ ሰው ባረጋገጠበት ቀን። በኋላ የተነሳው አሁንም እዚህም ከታችም ይቆጠራል።',
  },
  appeals: {
    title: 'ስንት ጊዜ እንደተሳሳትን',
    counted: `ውሳኔው የሚመለከታቸው አባላት በየትኛውም ወገን የጠየቋቸው ዳግም ምርመራዎች፤ በውሳኔው ባልተሳተፈ ሰው በተወሰኑበት ቀን ይቆጠራሉ። በ${APPEAL_DUE_HOURS} ሰዓት ውስጥ ለመወሰን እንጥራለን።`,
  },
  overturned: {
    title: 'የተሳሳትነው የት እንደሆነ',
    counted:
      'ከላይ ካሉት የተነሱ ውሳኔዎች፣ ተጥሷል ባልነው ደንብ መሠረት፤ ጥፋት አላገኘንም ባልንበት ጊዜ አባሉ ሪፖርት ባደረጉበት ምክንያት መሠረት። ይህ ትንሽ ቁጥርን የሚገልጥ ከሆነ ደንቡ አይጠቀስም።',
  },
  pauses: {
    title: 'ፕሮግራም በራሱ ያደረገው',
    counted: `ደጋግመው ገንዘብ የሚጠይቁ አባላትን ፕሮግራም እስከ ${SHIELD_PAUSE_DAYS} ቀናት ድረስ አዲስ ውይይት እንዳይጀምሩ ገደብ ያደርግባቸዋል፤ ከቡድናችን አንድ ሰው እስኪያየው ድረስ። ከዚያ ውጭ የሚያደርገው ማስጠንቀቅና መጠየቅ ብቻ ነው።`,
  },
  verification: {
    title: 'ማረጋገጫ',
    counted: 'በቀጥታ በካሜራ በሚነሱ ፎቶዎች ወይም በጥሪ ሰማያዊውን ምልክት ለማግኘት የቀረቡ ጥያቄዎች፣ እና ሁለት ሰዎች የወሰኑት።',
  },
}

export const words: typeof en = {
  title: 'ቁጥሮቻችን',
  description: `በ${BRAND} ላይ የተደረጉ ሪፖርቶች፣ ውሳኔዎች፣ ዳግም ምርመራዎችና ማረጋገጫዎች በቁጥር፣ በየወሩ።`,
  subtitle: 'አባላት የነገሩን፣ የወሰንነው እና ስንት ጊዜ እንደተሳሳትን።',
  text: `እነዚህ ቁጥሮች የሚመጡት ከምንሠራባቸው መዝገቦች ነው። ስለ ማንም አንድ ሰው ምንም አይገልጡም፦ ከ${MIN_PUBLISHED_COUNT} በታች የሆኑ ሁሉ «ከ${MIN_PUBLISHED_COUNT} በታች» ተብለው ይታያሉ፤ ምንም ባይኖርም። እያንዳንዱ ወር ካለቀ በኋላ ብዙም ሳይቆይ አንድ ጊዜ ይወጣል፤ ከዚያ በኋላ አይቀየርም።`,
  withoutScripts: 'ያለ ስክሪፕት <figuresData>ቁጥሮቹን እንደ መረጃ</figuresData> ያንብቡ።',
  month: 'ወር',
  groups,
  reasons: reportLabels,
  figures: {
    'notices.received': 'ጥቆማዎች',
    median: 'ግማሾቹ የጠበቁት ቢበዛ',
    'first_looks.in_time': 'በጊዜው የታዩ',
    'first_looks.late': 'ዘግይተው የታዩ',
    'appeals.upheld': 'ውሳኔያችን የጸናባቸው',
    'appeals.lifted': 'ውሳኔያችን የተነሳባቸው',
    'pauses.begun': 'በአንድ ሰው ላይ ገደብ ያደረገባቸው ጊዜያት',
    'pauses.lifted': 'ሰው አይቶ ጥፋት ያላገኘባቸው',
    'verifications.requested': 'ጥያቄዎች',
    'verifications.approved': 'የተረጋገጡ',
    'verifications.rejected': 'ያልተረጋገጡ',
  },
  filling: {
    locale: 'am',
    failed: 'ቁጥሮቹን መጫን አልተቻለም። እባክዎ ቆይተው እንደገና ይሞክሩ።',
    none: 'ለ{month} ገና ቁጥር የለም፦ ወሩ ሲያልቅ እዚህ ይታያል።',
    tooFew: 'ለመናገር በጣም ጥቂት',
    fewer: `ከ${MIN_PUBLISHED_COUNT} በታች`,
    hours: { one: '{count} ሰዓት', other: '{count} ሰዓት' },
    minutes: { one: '{count} ደቂቃ', other: '{count} ደቂቃ' },
  },
}
