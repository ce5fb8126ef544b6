import type { words as en } from './en.ts'

export const words: typeof en = {
  title: 'የመጀመሪያ እርምጃዎች',
  steps: {
    photo: {
      title: 'የራስዎን ፎቶ ያክሉ',
      text: 'ፊትዎ በጥሩ ብርሃን የሚታይበት፣ ሌላ ሰው የሌለበት ፎቶ።',
    },
    faith: { title: 'እምነትዎ', text: 'ለብዙ ቤተሰቦች ከሁሉ የሚቀድመው ይህ ነው፤ ስለዚህ ከሁሉ በላይ ይቆጠራል።' },
    roots: { title: 'መሠረትዎ', text: 'የሚናገሯቸው ቋንቋዎችና የመጡበት ሕዝብ።' },
    family: {
      title: 'የቤተሰብ ዕቅድ',
      text: 'አስቀድሞ ማወቅ ለሁለቱም ይሻላል። እያንዳንዱን መልስ ለራስዎ ብቻ መያዝ ይችላሉ።',
    },
    bio: {
      title: 'ስለ እርስዎ ጥቂት ቃላት',
      text: 'ሁለት ወይም ሦስት ዓረፍተ ነገር ይበቃል። ከፈለጉ ከታች አንድ መጀመሪያ ይምረጡ።',
    },
    wishes: {
      title: 'የሚፈልጉት ማንን ነው?',
      text: 'እነዚህን መልሶች የሚያዩት እርስዎ ብቻ ነዎት። ማንን እንደምናቀርብልዎ ለመምረጥ እንጠቀምባቸዋለን።',
    },
  },
  place: (place, total, title) => `እርምጃ ${place} ከ${total}<more>፦ ${title}</more>`,
  later: 'በኋላ',
  skip: 'ይዝለሉ',
  saving: 'በማስቀመጥ ላይ…',
  finish: 'የሚስማሙዎትን ይመልከቱ',
  notSaved: 'አልተቀመጠም። እባክዎ እንደገና ይሞክሩ።',
  languages: 'የሚናገሯቸው ቋንቋዎች',
  keepPrivate: 'ለራስዎ ይያዙት፦ ለሌሎች አይታይም፤ በመጣጣም ስሌትም አይቆጠርም',
  waysToBegin: 'ለመጀመር የሚረዱ ሐሳቦች',
  beginnings: ['ጥሩ እሑድ ለእኔ', 'እናቴ ስለ እኔ ስትናገር', 'ልገነባው የምመኘው ቤት', 'ከእኔ ጋር የሚግባባ ሰው', 'እምነቴ ለእኔ'],
  genders: { Female: 'ሴት', Male: 'ወንድ' },
}
