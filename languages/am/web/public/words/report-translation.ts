import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/report-translation'

export const words: typeof en = {
  title: 'ስለ ትርጉም ያሳውቁ',
  description: `በቋንቋዎ ትክክል ያልሆኑ ቃላትን ለ${BRAND} ያሳውቁ።`,
  subtitle: 'በትክክል የማይነበብ ወይም በሌላ ቋንቋ የቀረ ነገር አለ? ይንገሩን፤ ቡድናችን ያየዋል።',
  form: {
    details: 'የትኞቹ ቃላት ናቸው? ስህተታቸውስ ምንድን ነው?',
    better: 'እርስዎ እንዴት ይሉታል?',
    betterHint: 'ባዶ መተው ይቻላል',
  },
  sending: {
    needed: { details: 'እባክዎ የትኞቹ ቃላት ስህተት እንደሆኑ ይንገሩን' },
    send: 'ይላኩ',
    sending: 'በመላክ ላይ…',
    sent: 'ተልኳል',
    thanks: 'እናመሰግናለን። ይህን ቋንቋ የሚያነቡትን ሁሉ ይጠቅማል።',
    failed: 'አልተላከም',
    tooMany: {
      one: 'ብዙ መልእክቶችን ልከዋል። እባክዎ ከ{count} ደቂቃ በኋላ እንደገና ይሞክሩ ወይም በቀጥታ ያግኙን',
      other: 'ብዙ መልእክቶችን ልከዋል። እባክዎ ከ{count} ደቂቃዎች በኋላ እንደገና ይሞክሩ ወይም በቀጥታ ያግኙን',
    },
  },
}
