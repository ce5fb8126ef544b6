import type { words as en } from '@ndoa/web/app/screens/words'
import { home } from './words/home.ts'
import { lists } from './words/lists.ts'

export const words: typeof en = {
  home,
  ...lists,
  messages: 'መልእክቶች',
  conversation: 'ውይይት',
  findMatches: 'አጋር ፍለጋ',
  findPerfect: 'የሚስማማዎትን አጋር ይፈልጉ',
  photos: {
    title: 'ፎቶዎችዎ',
    text: (most) => `ማንነትዎን ያሳዩ፦ እስከ ${most} ፎቶዎች፣ በመረጡት ቅደም ተከተል።`,
    unknownPlace: 'ያልታወቀ ቦታ',
  },
  profile: { title: 'መገለጫዎን ያርትዑ', text: 'ይበልጥ የሚስማሙዎትን ሰዎች ለማግኘት መረጃዎን ያድሱ' },
  settings: {
    title: 'የመለያ ቅንብሮች',
    signedInAs: 'የገቡት በ<name></name> መለያ ነው።',
    signedInAsWith: 'የገቡት በ<name></name> (<email></email>) መለያ ነው።',
  },
  verification: 'ማረጋገጫ',
  suspended: {
    pageTitle: 'መለያዎ',
    title: 'መለያዎ',
    logout: 'ይውጡ',
    until: (date, time) => `መለያዎ እስከ ${date}፣ ${time} ታግዷል።`,
    forever: 'ሌላ ማሳወቂያ እስኪደርስዎ ድረስ መለያዎ ታግዷል።',
    text: 'የተከበሩ <name></name>፣ እስከዚያ ድረስ ማንም መገለጫዎን ማየት አይችልም፤ እርስዎም መገለጫ መውደድ፣ መዛመድ ወይም መልእክት መላክ አይችሉም። መገለጫዎ፣ ተዛማጆችዎና መልእክቶችዎ ይቆያሉ። ደንቦቻችን በ<a>የማኅበረሰብ ደንቦች</a> ገጽ ላይ ይገኛሉ።',
    decided: 'የወሰንነውና ምክንያቱ',
    contact: 'ግልጽ ያልሆነ ነገር አለ? እባክዎ <a>ይጻፉልን</a>። በ24 ሰዓት ውስጥ እንመልሳለን።',
  },
}
