import { BRAND } from '@ndoa/contract/brand'
import type { words as en, NoticeWords } from '@ndoa/server/features/identity/accounts/words'
import { waiting } from '../../shared/words.ts'

// `short` is a text message of at most 70 characters.

/** `changed` is `thing` with "your". */
const contactChanged = (thing: string, changed: string): NoticeWords => ({
  subject: `የ${BRAND} መለያዎ አዲስ ${thing} አለው`,
  heading: `አዲስ ${thing}`,
  paragraphs: [`አሁን ተቀይሯል፤ ወደ አዲሱ ${thing} በተላከ ኮድም ተረጋግጧል።`],
  otherwise: 'የቀየሩት እርስዎ ከሆኑ ምንም ማድረግ አያስፈልግዎትም። ካልሆኑ የይለፍ ቃልዎን አሁኑኑ ይቀይሩና የደህንነት ቅንብሮችዎን ይመልከቱ፦',
  short: `የ${BRAND} ${changed} ተቀይሯል። እርስዎ ካልሆኑ በድረ ገጹ «ያግኙን» ገጽ ይጻፉልን።`,
})

export const words: typeof en = {
  preview: 'እርስዎ ከሆኑ ምንም ማድረግ አያስፈልግዎትም።',
  securitySettings: 'የደህንነት ቅንብሮች',
  passwordChanged: {
    subject: `የ${BRAND} የይለፍ ቃልዎ ተቀይሯል`,
    heading: 'የይለፍ ቃልዎ ተቀይሯል',
    paragraphs: ['የይለፍ ቃልዎ አሁን ተቀይሯል፤ ሌሎች መሣሪያዎችዎም ሁሉ ከመለያዎ እንዲወጡ ተደርጓል።'],
    otherwise: 'የቀየሩት እርስዎ ከሆኑ ምንም ማድረግ አያስፈልግዎትም። ካልሆኑ አሁኑኑ አዲስ የይለፍ ቃል ይምረጡና የደህንነት ቅንብሮችዎን ይመልከቱ፦',
    short: `የ${BRAND} የይለፍ ቃልዎ ተቀይሯል። እርስዎ ካልሆኑ ገብተው የደህንነት ቅንብሮችን ይመልከቱ።`,
  },
  secondFactorOn: {
    subject: `ለ${BRAND} መለያዎ በሁለት ደረጃ መግባት በርቷል`,
    heading: 'በሁለት ደረጃ መግባት በርቷል',
    paragraphs: [
      'ከአሁን ጀምሮ በገቡ ቁጥር ከማረጋገጫ መተግበሪያዎ ኮድ ይጠየቃል። ሌሎች መሣሪያዎችዎ ከመለያዎ እንዲወጡ ተደርጓል።',
      'የመጠባበቂያ ኮዶችዎን ያለ ስልክዎ ሊያገኙት በሚችሉት ቦታ ያስቀምጡ።',
    ],
    otherwise: 'ያበሩት እርስዎ ካልሆኑ የደህንነት ቅንብሮችዎን አሁኑኑ ይመልከቱ፦',
    short: `በ${BRAND} በሁለት ደረጃ መግባት በርቷል። እርስዎ ካልሆኑ የደህንነት ቅንብሮችን ይመልከቱ።`,
  },
  secondFactorOff: {
    subject: `ለ${BRAND} መለያዎ በሁለት ደረጃ መግባት ጠፍቷል`,
    heading: 'በሁለት ደረጃ መግባት ጠፍቷል',
    paragraphs: ['ከእንግዲህ ለመግባት ከማረጋገጫ መተግበሪያዎ ኮድ አይጠየቅም።'],
    otherwise: 'ያጠፉት እርስዎ ካልሆኑ አሁኑኑ የይለፍ ቃልዎን ይቀይሩና የደህንነት ቅንብሮችዎን ይመልከቱ፦',
    short: `በ${BRAND} በሁለት ደረጃ መግባት ጠፍቷል። እርስዎ ካልሆኑ የደህንነት ቅንብሮችን ይመልከቱ።`,
  },
  secondFactorWrong: {
    subject: `ወደ ${BRAND} መለያዎ ለመግባት ተሞክሯል`,
    heading: 'የመግባት ሙከራ አስቁመናል',
    paragraphs: [
      'አንድ ሰው ወደ መለያዎ የመግባትን የመጀመሪያ ደረጃ አልፏል፤ ምናልባትም በይለፍ ቃልዎ። ከዚያ ግን የተሳሳተ ኮድ አስገብቷል፤ ስለዚህ መግባት አልቻለም።',
    ],
    otherwise: 'እርስዎ ከሆኑ ምንም ማድረግ አያስፈልግዎትም። ካልሆኑ የይለፍ ቃልዎን አሁን ይቀይሩ፦',
    short: `${BRAND}፦ 1ኛው የመግቢያ ደረጃ ታለፈ፤ ኮዱ ግን ተሳሳተ። እርስዎ ካልሆኑ የይለፍ ቃልዎን ይቀይሩ።`,
  },
  signedInOn: (device) => ({
    subject: `ወደ ${BRAND} መለያዎ በአዲስ መሣሪያ ተገብቷል`,
    heading: 'በአዲስ መሣሪያ ተገብቷል',
    paragraphs: [`አንድ ሰው በአዲስ መሣሪያ ወደ መለያዎ ገብቷል፦ ${device}።`],
    otherwise: 'እርስዎ ከሆኑ ምንም ማድረግ አያስፈልግዎትም። ካልሆኑ ያንን መሣሪያ ከመለያዎ ያስወጡና የይለፍ ቃልዎን ይቀይሩ፦',
    short: `${BRAND} አዲስ መግባት፦ ${device}። እርስዎ ካልሆኑ የይለፍ ቃልዎን ይቀይሩ።`,
  }),
  emailChanged: contactChanged('የኢሜይል አድራሻ', 'የኢሜይል አድራሻዎ'),
  phoneChanged: contactChanged('ስልክ ቁጥር', 'ስልክ ቁጥርዎ'),
  device: (browser, system) => `${browser} በ${system}`,
  unknownDevice: 'ያልታወቀ መሣሪያ',
  noTokenInBrowser: 'አሳሾች የመግቢያ ክፍለ ጊዜውን በኩኪ ውስጥ ያስቀምጣሉ',
  noCodesHere: (seconds) =>
    `ለአሁኑ በአዲስ መሣሪያ ላይ በጽሑፍ መልእክት ልናስገባዎት አንችልም። በምትኩ የኢሜይል አድራሻዎን ይጠቀሙ፤ ወይም ከ${waiting(seconds)} በኋላ እንደገና ይሞክሩ።`,
  codesUsedUp: (seconds) =>
    `ለአሁኑ ወደ አገርዎ ተጨማሪ የጽሑፍ መልእክት መላክ አንችልም። በምትኩ የኢሜይል አድራሻዎን ይጠቀሙ፤ ወይም ከ${waiting(seconds)} በኋላ እንደገና ይሞክሩ።`,
  passwordUpdated: 'የይለፍ ቃልዎ ተቀይሯል። በሚቀጥለው ጊዜ ሲገቡ አዲሱን የይለፍ ቃል ይጠቀሙ።',
}
