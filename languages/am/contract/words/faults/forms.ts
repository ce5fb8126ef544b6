import { MAXIMUM_AGE, MINIMUM_AGE, PASSWORD_MAX, PASSWORD_MIN } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/contract/words/faults/forms'

export const words: typeof en = {
  full_name_missing: 'ሙሉ ስምዎን ያስገቡ',
  full_name_invalid: 'እውነተኛ ስምዎን በፊደላት ብቻ ያስገቡ።',
  gender_missing: 'ፆታዎን ይምረጡ',
  date_of_birth_missing: 'የትውልድ ቀንዎን ያስገቡ',
  date_of_birth_unreal: 'ይህ ቀን በቀን መቁጠሪያ ውስጥ የለም። እባክዎ ቀኑንና ወሩን ይመልከቱ።',
  date_of_birth_year: 'እባክዎ ዓመቱን በአራት አኃዞች ይጻፉ።',
  date_of_birth_early: `ይህ ከ${MAXIMUM_AGE} ዓመታት በፊት ነው። እባክዎ ዓመቱን ይመልከቱ።`,
  too_young: `ለመመዝገብ ዕድሜዎ ቢያንስ ${MINIMUM_AGE} ዓመት መሆን አለበት።`,
  residence_missing: 'የሚኖሩበትን አገር ይምረጡ',
  terms_missing: 'ለመቀጠል በአገልግሎት ውሉና በግላዊነት መመሪያው መስማማት አለብዎት',
  password_short: `የይለፍ ቃል ቢያንስ ${PASSWORD_MIN} ምልክቶች ሊኖሩት ይገባል`,
  password_long: `የይለፍ ቃል ከ${PASSWORD_MAX} ምልክቶች መብለጥ የለበትም`,
  password_length: `ቢያንስ ${PASSWORD_MIN} ምልክቶች`,
  password_uppercase: 'አንድ ትልቅ የላቲን ፊደል (A–Z)',
  password_lowercase: 'አንድ ትንሽ የላቲን ፊደል (a–z)',
  password_number: 'አንድ ቁጥር',
  password_special: 'አንድ ልዩ ምልክት',
  password_unmet: (rule) => `የይለፍ ቃሉ የሚጎድለው፦ ${rule}`,
  not_allowed: 'እባክዎ ሌላ ይምረጡ።',
}
