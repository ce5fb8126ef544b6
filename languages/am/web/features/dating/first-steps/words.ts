import type { words as en } from '@ndoa/web/features/dating/first-steps/words'

export const words: typeof en = {
  title: 'የመጀመሪያ እርምጃዎች',
  steps: {
    photo: {
      title: 'የራስዎን ፎቶ ያክሉ',
      text: 'ፊትዎ በጥሩ ብርሃን፣ ሌላ ሰው በፎቶው ላይ ሳይኖር።',
    },
    faith: { title: 'እምነትዎ', text: 'ለብዙ ቤተሰቦች እምነት ይቀድማል፤ ስለዚህ ከሁሉም የበለጠ ክብደት አለው።' },
    roots: { title: 'ቋንቋዎና ባህልዎ', text: 'የሚናገሯቸው ቋንቋዎችና የመጡበት ብሔረሰብ።' },
    family: {
      title: 'የወደፊት ቤተሰብዎ',
      text: 'አስቀድሞ ማወቅ ይበጃል። ማንኛውንም መልስ ለራስዎ ማቆየት ይችላሉ።',
    },
    bio: {
      title: 'ስለ እርስዎ ጥቂት ቃላት',
      text: 'ሁለት ወይም ሦስት ዓረፍተ ነገር ይበቃል። ከፈለጉ ከአጀማመር ሐሳቦች አንዱን ይምረጡ።',
    },
    wishes: {
      title: 'ምን ዓይነት አጋር ይፈልጋሉ?',
      text: 'እነዚህን መልሶች የሚያዩት እርስዎ ብቻ ነዎት። ማንን እንደምናቀርብልዎ ለመምረጥ እንጠቀምባቸዋለን።',
    },
  },
  place: (place, total, title) => `ደረጃ ${place} ከ${total}<more>፦ ${title}</more>`,
  later: 'በኋላ',
  skip: 'ይዝለሉ',
  saving: 'በማስቀመጥ ላይ…',
  finish: 'የሚስማሙዎትን ይመልከቱ',
  notSaved: 'አልተቀመጠም። እባክዎ እንደገና ይሞክሩ።',
  languages: 'የሚናገሯቸው ቋንቋዎች',
  keepPrivate: 'ለራሴ ይቆይ፦ አይታይም፤ በመጣጣም ስሌትም አይቆጠርም',
  waysToBegin: 'የአጀማመር ሐሳቦች',
  /** Amharic puts the verb last, so each beginning leaves room for one. */
  beginnings: ['ጥሩ እሁድ ለእኔ', 'እናቴ ስለ እኔ የምትለው', 'ልመሠርተው የምመኘው ቤተሰብ', 'በደንብ የምንግባባው እርስዎ', 'እምነቴ ለእኔ'],
  genders: { Female: 'ሴት', Male: 'ወንድ' },
}
