import type { REPORT_LABELS } from '@ndoa/contract/trust/report-labels'

export const reasons: typeof REPORT_LABELS = {
  money: 'ገንዘብ፣ ስጦታ ወይም ኢንቨስትመንት ይጠይቃሉ',
  not_in_photos: 'በፎቶዎቹ ላይ ያለው ሰው እርሳቸው አይደሉም',
  underage: 'ዕድሜያቸው ከ18 ዓመት በታች ነው',
  threats: 'ይዝቱብኛል ወይም ምስጢር አወጣለሁ ብለው ያስገድዱኛል',
  hate: 'ይሰድቡኛል ወይም ጥላቻ ያሰራጫሉ',
  sexual: 'ወሲባዊ ቃላት ወይም ምስሎች',
  married: 'ባለትዳር ናቸው ወይም ለሌላ ሰው የጋብቻ ቃል ገብተዋል',
  advertising: 'ይሸጣሉ፣ ማስታወቂያ ይሠራሉ ወይም ወደ ሌላ ቦታ ይመሩኛል',
  trafficking: 'አንድ ሰው እየተገደደ ወይም እየተሸጠ ነው',
  meeting: 'በአካል ስንገናኝ አንድ ነገር ተፈጽሟል',
  other: 'ሌላ ነገር',
}
