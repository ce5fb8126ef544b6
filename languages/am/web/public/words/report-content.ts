import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/report-content'
import { reportLabels } from './phrases/rules.ts'

export const words: typeof en = {
  title: 'ይዘት ያሳውቁ',
  description: `ሕገወጥ የሆነ ወይም ደንቦቻችንን የሚጥስ ነገር ካዩ ያለ መለያም ለ${BRAND} ያሳውቁ።`,
  subtitle: 'እዚህ ሕገወጥ ስለሆነ ወይም ደንቦቻችንን ስለሚጥስ መገለጫ፣ ፎቶ ወይም ገጽ ይንገሩን። መለያ አያስፈልግዎትም።',
  inDanger: 'መጀመሪያ ለፖሊስ ይደውሉ። ከዚያ ይንገሩን።',
  account: {
    title: 'መለያ አለዎት?',
    text: 'ይግቡና ከስም፣ ከፎቶ ወይም ከመልእክት አጠገብ ካሉት ሦስት ነጥቦች ሪፖርት ያድርጉ፦ በዚህ መንገድ ምን ማለትዎ እንደሆነ እናያለን፤ እርስዎም ውጤቱን ያያሉ።',
  },
  form: {
    title: 'ምን አዩ?',
    about: 'መገለጫ ወይም ገጽ',
    aboutHint: 'አገናኝ፣ ወይም ስምና ያዩበት ቦታ',
    reason: 'ምክንያት',
    chooseReason: 'ምክንያት ይምረጡ',
    reasons: reportLabels,
    details: 'ችግሩ ምንድን ነው?',
    name: 'ስምዎ',
    nameHint: 'ባዶ መተው ይቻላል',
    email: 'ኢሜይልዎ',
    emailHint: 'የምንወስነውን እንድንነግርዎ። ባዶ መተው ይቻላል',
  },
  sending: {
    needed: {
      about: 'እባክዎ የትኛውን መገለጫ ወይም ገጽ ማለትዎ እንደሆነ ይንገሩን',
      reason: 'እባክዎ ምክንያት ይምረጡ',
      details: 'እባክዎ ችግሩ ምን እንደሆነ ይንገሩን',
    },
    send: 'ጥቆማውን ይላኩ',
    sending: 'ጥቆማውን በመላክ ላይ…',
    sent: 'ጥቆማው ተልኳል',
    thanks: 'ስላሳወቁን እናመሰግናለን። ከቡድናችን አንድ ሰው ያየዋል።',
    failed: 'ጥቆማውን መላክ አልተቻለም',
    tooMany: {
      one: 'ብዙ ጥቆማዎችን ልከዋል። እባክዎ ከ{count} ደቂቃ በኋላ እንደገና ይሞክሩ ወይም በቀጥታ ያግኙን',
      other: 'ብዙ ጥቆማዎችን ልከዋል። እባክዎ ከ{count} ደቂቃዎች በኋላ እንደገና ይሞክሩ ወይም በቀጥታ ያግኙን',
    },
  },
}
