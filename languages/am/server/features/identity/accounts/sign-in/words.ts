import { BRAND } from '@ndoa/contract/brand'
import { PHONE_CODE_MINUTES } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/server/features/identity/accounts/sign-in/words'
import { waiting } from '../../../shared/words.ts'

const FIFTEEN_MINUTES = 'አገናኙ የሚሠራው በ15 ደቂቃ ውስጥ አንድ ጊዜ ብቻ ነው። ለማንም አያስተላልፉት፤ የሚከፍተው ሰው ሁሉ በእርስዎ ስም ይገባል።'

export const words: typeof en = {
  confirmation: (link) => ({
    subject: 'የኢሜይል አድራሻዎን ያረጋግጡ',
    preview: 'አንድ ጠቅታ ብቻ ይቀርዎታል።',
    heading: 'እንኳን ደህና መጡ!',
    paragraphs: [
      `ወደ ${BRAND} እንኳን ደህና መጡ። ልክ እንደ እርስዎ ትዳር የሚፈልጉ ሰዎችን ለመተዋወቅ አንድ ጠቅታ ብቻ ይቀርዎታል።`,
      'ይህ የኢሜይል አድራሻ የእርስዎ መሆኑን ያረጋግጡ፦',
    ],
    action: { link, label: 'የኢሜይል አድራሻዎን ያረጋግጡ' },
    closing: [
      'አገናኙ የሚሠራው በ24 ሰዓት ውስጥ አንድ ጊዜ ብቻ ነው። ከተመዘገቡበት በተለየ አሳሽ ከከፈቱት የይለፍ ቃልዎንም ይጠይቃል።',
      `አንድ ሰው በዚህ አድራሻ በ${BRAND} ተመዝግቧል። እርስዎ ካልሆኑ ምንም ማድረግ አያስፈልግዎትም፤ ያለዚህ አገናኝ ማንም አድራሻዎን መጠቀም አይችልም።`,
    ],
  }),
  signIn: (link, name) => ({
    subject: `የ${BRAND} መግቢያ አገናኝዎ`,
    preview: 'ለ15 ደቂቃ ይሠራል።',
    heading: 'የመግቢያ አገናኝዎ',
    ...(name && { name }),
    paragraphs: ['ያለ ይለፍ ቃል ለመግባት አገናኝ ጠይቀዋል። ይኸው፦'],
    action: { link, label: 'ይግቡ' },
    closing: [FIFTEEN_MINUTES, 'የጠየቁት እርስዎ ካልሆኑ ምንም ማድረግ አያስፈልግዎትም።'],
  }),
  reset: (link, name) => ({
    subject: `አዲስ የ${BRAND} የይለፍ ቃል ይምረጡ`,
    preview: 'አገናኙ ለ15 ደቂቃ ይሠራል።',
    heading: 'አዲስ የይለፍ ቃል ይምረጡ',
    ...(name && { name }),
    paragraphs: ['አዲስ የይለፍ ቃል ለመምረጥ ጠይቀዋል። በዚህ አገናኝ ገብተው አዲስ መምረጥ ይችላሉ፦'],
    action: { link, label: 'አዲስ የይለፍ ቃል ይምረጡ' },
    closing: [FIFTEEN_MINUTES, 'የጠየቁት እርስዎ ካልሆኑ ምንም ማድረግ አያስፈልግዎትም፤ የይለፍ ቃልዎ እንዳለ ይቆያል።'],
  }),
  code: (code) => ({
    subject: `የ${BRAND} ኮድዎ`,
    preview: 'ይህ አድራሻ የእርስዎ መሆኑን ለማረጋገጥ ይጠቀሙበት።',
    heading: 'ይህ አድራሻ የእርስዎ ነው?',
    paragraphs: ['አንድ ሰው ወደ መለያው ለመግባት በዚህ የኢሜይል አድራሻ መጠቀም ይፈልጋል። እርስዎ ከሆኑ ይህን ኮድ አስገብተው ያረጋግጡ፦'],
    code,
    closing: [`ኮዱ ለ${PHONE_CODE_MINUTES} ደቂቃ ይሠራል። እርስዎ ካልሆኑ ምንም ማድረግ አያስፈልግዎትም፤ ያለ ኮዱ ምንም አይፈጸምም።`],
  }),
  /** One text message, at most 70 characters. */
  phoneCode: (code) =>
    `የ${BRAND} ኮድዎ ${code} ነው። ለ${PHONE_CODE_MINUTES} ደቂቃ ይሠራል። ከ${BRAND} ማንም ኮዱን በጭራሽ አይጠይቅዎትም።`,
  networkUsedUp: (seconds) =>
    `ከእርስዎ ኔትወርክ ብዙ ሙከራዎች ተደርገዋል። ከ${waiting(seconds)} በኋላ እንደገና ይሞክሩ፤ ወይም በኢሜይል ለመግባት «የይለፍ ቃልዎን ረሱ?» የሚለውን ይምረጡ።`,
  linkIfRight: (seconds) =>
    `ከእርስዎ ኔትወርክ ብዙ ሙከራዎች ተደርገዋል። ኢሜይልዎና የይለፍ ቃልዎ ትክክል ከሆኑ የመግቢያ አገናኝ ልከንልዎታል። ካልሆነ ከ${waiting(seconds)} በኋላ እንደገና ይሞክሩ።`,
}
