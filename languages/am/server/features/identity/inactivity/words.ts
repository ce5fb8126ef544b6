import { BRAND } from '@ndoa/contract/brand'
import { INACTIVE_AFTER_DAYS } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/server/features/identity/inactivity/words'

export const words: typeof en = {
  warning: (name, publicUrl) => ({
    subject: `ወደ ${BRAND} ከመጡ ቆየት ብለዋል`,
    preview: 'መገለጫዎ ለሌሎች መቅረቡ እንዲቀጥል በአንድ ሳምንት ውስጥ ይጎብኙን።',
    heading: 'መገለጫዎ ለሌሎች መቅረቡ እንዲቀጥል ይፈልጋሉ?',
    name,
    paragraphs: [
      `አባላት መልስ ሊሰጧቸው ከሚችሉ ሰዎች ጋር እንዲተዋወቁ፣ ባለቤቱ ለ${INACTIVE_AFTER_DAYS} ቀናት ያልመጡበትን መገለጫ ለሌሎች ማቅረብ እናቆማለን። ለእርስዎ መገለጫ ይህ የሚሆነው ከአንድ ሳምንት ገደማ በኋላ ነው።`,
      `ለመቀጠል ከዚያ በፊት አንድ ጊዜ ወደ ${BRAND} መምጣት ብቻ ይበቃል። ከዚያ በኋላ ከተመለሱ፣ ከዚያን ጊዜ ጀምሮ መገለጫዎን እንደገና እናቀርባለን። ተዛማጆችዎና መልእክቶችዎ እንዳሉ ይቆያሉ።`,
    ],
    action: { label: `ወደ ${BRAND} ይሂዱ`, link: `${publicUrl}/dashboard` },
    closing: [`ኢሜይሎችን በቅንብሮችዎ ውስጥ ማጥፋት ይችላሉ፦ ${publicUrl}/settings`],
  }),
}
