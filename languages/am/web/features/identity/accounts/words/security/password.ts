import type { password as en } from '@ndoa/web/features/identity/accounts/words/security/password'

export const password: typeof en = {
  onlyPhone:
    'የሚገቡት ወደ ስልክዎ በሚላክ ኮድ ስለሆነ የይለፍ ቃል አያስፈልግዎትም። የይለፍ ቃል ለመፍጠር መጀመሪያ ከላይ የኢሜይል አድራሻ ያክሉ፤ በሁለቱ አንድ ላይ ይገባሉ።',
  change: 'የይለፍ ቃል ይቀይሩ',
  current: 'የአሁኑ የይለፍ ቃል',
  next: 'አዲስ የይለፍ ቃል',
  confirm: 'አዲሱን የይለፍ ቃል ይድገሙት',
  update: 'የይለፍ ቃል ይቀይሩ',
  updating: 'በመቀየር ላይ…',
  error: 'የይለፍ ቃሉ አልተቀየረም',
  differ: 'የይለፍ ቃሎቹ አንድ አይደሉም።',
  failed: 'የይለፍ ቃሉን መቀየር አልተቻለም።',
  changed: 'የይለፍ ቃሉ ተቀይሯል',
  changedText: 'የይለፍ ቃልዎ ተቀይሯል። በሚቀጥለው ጊዜ ሲገቡ አዲሱን የይለፍ ቃል ይጠቀሙ።',
  sendsCode: (phone) => `እርስዎ መሆንዎን ለማረጋገጥ ወደ ${phone} ኮድ እንልካለን።`,
  verify: 'ያረጋግጡ',
}
