import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/server/features/trust/support/words'

export const words: typeof en = {
  message: {
    subject: 'መልእክትዎ ደርሶናል',
    preview: 'በ24 ሰዓት ውስጥ መልስ እንሰጣለን።',
    heading: 'ስለጻፉልን እናመሰግናለን',
    paragraphs: [`ለ${BRAND} ስለጻፉ እናመሰግናለን። በ24 ሰዓት ውስጥ መልስ እንሰጣለን።`],
    closing: ['የጻፉልን እርስዎ ካልሆኑ ይህን ኢሜይል ችላ ማለት ይችላሉ።'],
  },
  notice: {
    subject: 'ጥቆማዎ ደርሶናል',
    preview: 'ከቡድናችን አንድ ሰው ያየዋል።',
    heading: 'ስለነገሩን እናመሰግናለን',
    paragraphs: [`በ${BRAND} ላይ ስላለ ነገር የላኩት ጥቆማ ደርሶናል። ከቡድናችን አንድ ሰው ያየዋል፤ የወሰንነውንም እንጽፍልዎታለን።`],
    closing: ['የጻፉልን እርስዎ ካልሆኑ ይህን ኢሜይል ችላ ማለት ይችላሉ።'],
  },
  tooManyNotices: 'አስቀድመው በርካታ ጥቆማዎችን ልከዋል።',
}
