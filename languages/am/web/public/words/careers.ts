import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/careers'

export const words: typeof en = {
  title: 'የሥራ ዕድል',
  description: `ከየትም ሆነው በ${BRAND} ይሥሩ፦ ለምን፣ እንዴት እንደምንቀጥር እና እንዴት እንደሚያመለክቱ።`,
  subtitle: 'ማግባት የሚፈልጉ ሰዎች እንዲገናኙ ያግዙ። ከሚኖሩበት ቦታ ሆነው።',
  hiring: {
    title: 'እንዴት እንደምንቀጥር',
    steps: {
      apply: { title: 'ማመልከት', text: 'ስለ ራስዎና ስለ ሠሩት ሥራ ጥቂት መስመሮች ይላኩልን።' },
      screen: { title: 'መተዋወቅ', text: 'አጭር ጥሪ፦ እርስዎ ምን እንደሚፈልጉ፣ እኛስ ምን እንደሆንን።' },
      interview: { title: 'ቃለ መጠይቅ', text: 'አብረዋቸው ከሚሠሩት ሰዎች ጋር በእውነተኛ ሥራ ላይ ይገናኛሉ።' },
      offer: { title: 'ውሳኔ', text: 'አዎንታም ይሁን አሉታ፣ ግልጽ መልስ በጽሑፍ።' },
    },
  },
  why: {
    title: 'እዚህ ለምን ይሠራሉ',
    text: [
      `ለአንድ ሰው ከትዳር አጋሩ ጋር ያስተዋወቀውን አገልግሎት ያህል ትልቅ ትርጉም ያላቸው አገልግሎቶች ጥቂት ናቸው። ${BRAND} የተሠራው ማግባት ለሚፈልጉ ሰዎች ነው፤ ስለዚህ የምንፈልገው ትዳርን እንጂ ሰዎች እዚህ የሚያሳልፉትን ደቂቃ አይደለም።`,
    ],
  },
  values: {
    title: 'ዋጋ የምንሰጠው',
    text: [
      {
        list: [
          '<strong>ሐቀኝነት፣</strong> ለአባላትም ለእርስ በርሳችንም።',
          '<strong>አክብሮት</strong> ለእያንዳንዱ እምነት፣ ብሔረሰብና ባህል።',
          '<strong>ቀላል ነገር፣ በደንብ የተሠራ፣</strong> ለደካማ ኢንተርኔትና ለተራ ስልክ።',
          '<strong>ጥንቃቄ</strong> ከዕድገት በፊት፦ ደህንነት የተሰማቸው አባል ለሁለት ሌሎች ይናገራሉ።',
        ],
      },
    ],
  },
  offer: 'የምንሰጠው',
  noPositions: {
    title: 'ክፍት የሥራ ቦታ የለም',
    text: 'አሁን አንቀጥርም። አንድ ቀን ከእኛ ጋር መሥራት ከፈለጉ እዚህ ምን እንደሚሠሩ ይንገሩን፦',
  },
  positions: { title: 'ክፍት የሥራ ቦታዎች', text: ['ሁሉም ከርቀት የሚሠሩ ናቸው።'] },
  nothing: {
    title: 'ለእርስዎ የሚሆን የለም?',
    text: ['እዚህ ምን እንደሚሠሩ ይንገሩን። ሁሉንም እናነባለን፤ ለሁሉም እንመልሳለን።'],
  },
  apply: 'በኢሜይል ያመልክቱ',
  application: 'ማመልከቻ',
  fullTime: 'ከርቀት · ሙሉ ጊዜ',
  partTime: 'ከርቀት · በከፊል',
}
