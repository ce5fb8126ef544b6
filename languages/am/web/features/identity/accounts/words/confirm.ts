import type { words as en } from '@ndoa/web/features/identity/accounts/words/confirm'

export const words: typeof en = {
  title: 'ስለተመዘገቡ እናመሰግናለን!',
  sentTo: 'ወደ <to></to> አገናኝ ልከናል።',
  sent: 'ወደ አድራሻዎ አገናኝ ልከናል።',
  open: 'መለያዎ እንዲሠራ አገናኙን ይክፈቱ። አገናኙ ለ24 ሰዓት ይሠራል።',
  notThere: 'ኢሜይሉ ገና አልደረሰም?',
  notThereText: 'እባክዎ የአይፈለጌ መልእክት አቃፊዎን ይመልከቱ፣ ወይም እንደገና እንዲላክ ይጠይቁ።',
  resend: 'ኢሜይሉን እንደገና ይላኩ',
  resendIn: (seconds) => `ከ${seconds} ሰከንድ በኋላ እንደገና ይላኩ`,
  sending: 'በመላክ ላይ…',
  sentAgain: 'ኢሜይሉን እንደገና ልከናል። እስኪደርስ አንድ ደቂቃ ሊወስድ ይችላል።',
  notSent: 'ኢሜይሉን መላክ አልተቻለም። እባክዎ እንደገና ይሞክሩ።',
  wrongAddress: 'አድራሻው የተሳሳተ ነው?',
  wrongAddressText: 'በትክክለኛው አድራሻ እንደገና ይመዝገቡ።',
  otherAddress: 'አድራሻ ይቀይሩ',
  outbox: 'ይህ የሙከራ ስሪት ነው፤ ኢሜይሎች ከዚህ አይወጡም። <a>የእርስዎን በሙከራ መልእክት ሳጥን ውስጥ ያንብቡ</a>',
  follow: 'በቅርቡ በFacebook፣ በInstagram እና በX ይከተሉን።',
}
