import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/success-stories'

export const words: typeof en = {
  title: 'የስኬት ታሪኮች',
  description: `በአገር ቤትና በውጭ በ${BRAND} የተገናኙ ጥንዶች ገጽ። እናንተም ተገናኝታችኋል? ታሪካችሁን ንገሩን።`,
  subtitle: 'ሁለት ሰዎች የሚፈልጉትን ሲያውቁ ሊሆን የሚችለው።',
  start: 'የእርስዎን ይጀምሩ',
  tell: 'ታሪካችሁን ንገሩን',
  yours: {
    title: 'የእናንተ ታሪክ',
    text: [
      'የተገናኛችሁት እዚህ ነው? <contact>ንገሩን</contact>። ሁለታችሁም ካልተስማማችሁ በጭራሽ አናወጣም፤ ከሁለታችሁ አንዱ በጠየቀ ጊዜም እናነሳዋለን።',
    ],
  },
  none: {
    title: 'ገና ታሪክ የለም',
    text: [
      'በዚህ ገጽ ላይ የሚኖረው እያንዳንዱ ታሪክ እውነተኛ ጥንዶች ራሳቸው የሚናገሩት ይሆናል። የምናጋራው ገና የለንም፤ የፈጠራ ታሪክም አንጽፍም። የመጀመሪያው የእናንተ ሊሆን ይችላል።',
    ],
  },
}
