import { pluralAm as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/features/dating/discovery/words'
import { formatCount } from '@ndoa/web/lib/numbers'
import { filters } from './words/filters.ts'
import { relaxations } from './words/relaxations.ts'

export const words: typeof en = {
  suggested: {
    title: 'የቀረቡልዎ ሰዎች',
    viewAll: 'ሁሉንም ይመልከቱ<more>፦ የቀረቡልዎ ሰዎች</more>',
    loading: 'የቀረቡልዎን ሰዎች በመጫን ላይ…',
    none: {
      title: 'ሌሎች ሰዎችን ይመልከቱ',
      text: 'አሁን የምናቀርብልዎ አዲስ ሰው የለም። ተጨማሪ ሰዎችን ለማየት ሌሎች ማጣሪያዎችን ይሞክሩ።',
      find: 'አጋር ፍለጋ',
    },
  },
  matches: 'ሰዎች',
  searching: 'በመፈለግ ላይ…',
  found: (total) => plural(total, { one: `${formatCount(total)} ሰው`, other: `${formatCount(total)} ሰዎች` }),
  sortBy: 'ቅደም ተከተል',
  loadMore: 'ተጨማሪ ሰዎችን ያሳዩ',
  end: 'እነዚህን ማጣሪያዎች የሚያሟሉትን ሁሉ አይተዋል።',
  failed: {
    title: 'ሰዎችን መጫን አልተቻለም',
    first: 'ሰዎችን ማግኘት አልተቻለም',
    more: 'ተጨማሪ ሰዎችን ማግኘት አልተቻለም',
    preferencesRefused: 'ምርጫዎችዎን መጫን አልተቻለም። በተለመዱት ቅንብሮች እየፈለግን ነው።',
    preferences: 'ምርጫዎችዎን ስንጭን ችግር አጋጥሟል። በተለመዱት ቅንብሮች እየፈለግን ነው።',
  },
  noMatches: {
    title: 'እነዚህን ሁሉ የሚያሟላ ሰው ገና የለም',
    advice: 'የዕድሜ ክልሉን ያስፉ፣ ሌላ አገር ወይም ሁሉንም እምነቶች ይሞክሩ። የሚያዩዋቸውን ሰዎች <a>የአጋር ምርጫዎችዎም</a> ይወስናሉ።',
    reset: 'ማጣሪያዎችን ይመልሱ',
  },
  filters,
  relaxations,
}
