import type { rejections as en } from '@ndoa/web/features/dating/photos/words/rejections'

export const rejections: typeof en = {
  no_face: 'ፊትዎ አይታይም። ፊትዎን በግልጽ የሚያሳይ ፎቶ ይምረጡ።',
  several_people: 'በርካታ ሰዎችን ያሳያል። እርስዎን ብቻ የሚያሳይ ፎቶ ይምረጡ።',
  not_the_member: 'ሌላ ሰው የሚያሳይ ይመስላል። የራስዎን ፎቶ ይምረጡ።',
  child: 'ልጅ ያሳያል፤ እኛ እዚህ ልጆችን አናሳይም። የራስዎን ፎቶ ይምረጡ።',
  sexual: 'ለዚህ ቦታ ገላን ከልክ በላይ ያጋልጣል። ሌላ ይምረጡ።',
  violence: 'ጥቃት ወይም የጦር መሣሪያ ያሳያል። ሌላ ይምረጡ።',
  contact_details: 'ስልክ ቁጥር፣ አድራሻ ወይም እርስዎን ማግኛ ሌላ መንገድ ያሳያል። እሱ የሌለበትን ፎቶ ይምረጡ።',
  unclear: 'በጣም ጨለማ ወይም ብዥ ያለ ነው። በቀን ብርሃን፣ ያለ ማጣሪያ የተነሳ ፎቶ ይምረጡ።',
}
