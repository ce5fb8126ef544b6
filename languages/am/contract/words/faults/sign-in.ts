import type { words as en } from '@ndoa/contract/words/faults/sign-in'

export const words: typeof en = {
  email_missing: 'ኢሜይልዎን ያስገቡ',
  email_invalid: 'ይህ ኢሜይል ትክክል አይደለም',
  email_address_invalid: 'ይህ የኢሜይል አድራሻ ትክክል አይደለም',
  phone_missing: 'ስልክ ቁጥርዎን ያስገቡ',
  phone_letters: 'እባክዎ ቁጥሮችን ብቻ ያስገቡ።',
  phone_short: 'ይህ ቁጥር አጭር ነው። የጎደለ ቁጥር አለ?',
  phone_long: 'ይህ ቁጥር ረዥም ነው። እባክዎ አንድ ስልክ ቁጥር ብቻ ያስገቡ።',
  phone_code_missing: 'እባክዎ በ+ እና በአገሩ መለያ ቁጥር ይጀምሩ።',
  phone_code_unknown: 'ይህ መለያ ቁጥር ያለው አገር የለም። እባክዎ ከ+ ምልክት ቀጥሎ ያሉትን ቁጥሮች ይመልከቱ።',
  phone_invalid: 'ይህ ስልክ ቁጥር ትክክል አይደለም',
  country_missing: 'አገር ይምረጡ',
  code_missing: 'ኮዱን ያስገቡ',
  password_missing: 'የይለፍ ቃልዎን ያስገቡ',
}
