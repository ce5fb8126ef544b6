import type { words as en } from '@ndoa/contract/words/faults/sign-in'

export const words: typeof en = {
  email_missing: 'ኢሜይልዎን ያስገቡ',
  email_invalid: 'ይህ ኢሜይል ትክክል አይደለም',
  email_address_invalid: 'ይህ የኢሜይል አድራሻ ትክክል አይደለም',
  phone_missing: 'ስልክ ቁጥርዎን ያስገቡ',
  phone_invalid: 'ይህ ስልክ ቁጥር ትክክል አይደለም',
  country_missing: 'አገር ይምረጡ',
  code_missing: 'ኮዱን ያስገቡ',
  password_missing: 'የይለፍ ቃልዎን ያስገቡ',
}
