import type { REPORT_LABELS } from '@ndoa/contract/report-labels'

/** What a reason is called where somebody reports, and in the public rules. */
export const reasons: typeof REPORT_LABELS = {
  money: 'ገንዘብ፣ ስጦታ ወይም ኢንቨስትመንት ይጠይቃሉ',
  not_in_photos: 'በፎቶዎቹ ላይ ያሉት እሳቸው አይደሉም',
  underage: 'ዕድሜያቸው ከ18 ዓመት በታች ነው',
  threats: 'ያስፈራሩኛል ወይም ምስጢሬን አወጣለሁ ብለው ያስገድዱኛል',
  hate: 'ይሰድቡኛል ወይም ጥላቻ ያሰራጫሉ',
  sexual: 'ወሲባዊ ቃላት ወይም ፎቶዎች',
  married: 'ባለትዳር ናቸው ወይም ለሌላ ሰው ቃል ገብተዋል',
  advertising: 'ይሸጣሉ፣ ያስተዋውቃሉ ወይም ወደ ሌላ ቦታ ይልኩኛል',
  trafficking: 'አንድ ሰው እየተገደደ ወይም እየተሸጠ ነው',
  meeting: 'በአካል ስንገናኝ የሆነ ነገር ደረሰ',
  other: 'ሌላ ነገር',
}
