import type { contacts as en } from '@ndoa/web/features/identity/accounts/words/security/contacts'

export const contacts: typeof en = {
  labels: { email: 'ኢሜይል', phone: 'ስልክ' },
  titles: { email: 'የኢሜይል አድራሻዎ', phone: 'ስልክ ቁጥርዎ' },
  none: 'ገና የለም',
  change: 'ይቀይሩ',
  add: 'ያክሉ',
  changeOf: { email: 'ኢሜይል ይቀይሩ', phone: 'ስልክ ይቀይሩ' },
  addOf: { email: 'ኢሜይል ያክሉ', phone: 'ስልክ ያክሉ' },
  newEmail: 'አዲስ ኢሜይል',
  confirm: 'ያረጋግጡ',
  confirmed: 'አዲሱ የመገናኛ መረጃዎ ተረጋግጧል።',
}
