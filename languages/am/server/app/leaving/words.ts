import { BRAND } from '@ndoa/contract/brand'
import { EXPORT_HOURS } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/server/app/leaving/words'

/** Mail subject and text message, at most 70 characters. */
const GOODBYE = `የ${BRAND} መለያዎ ተሰርዟል`

export const words: typeof en = {
  goodbye: (name) => ({
    subject: GOODBYE,
    preview: 'እንደጠየቁት።',
    heading: 'መልካሙን ሁሉ እንመኝልዎታለን',
    name,
    paragraphs: ['እንደጠየቁት መለያዎን ሰርዘናል። መገለጫዎ፣ ፎቶዎችዎ፣ መውደዶችዎ፣ ተዛማጆችዎ፣ ውይይቶችዎ እና ቅንብሮችዎ ተሰርዘዋል፤ መመለስም አይቻልም።'],
    closing: ['ከእኛ የሚደርስዎት የመጨረሻው ኢሜይል ይህ ነው። ይህን የጠየቁት እርስዎ ካልሆኑ ይጻፉልን፤ እናጣራለን።'],
  }),
  goodbyeText: GOODBYE,
  archive: (name, link) => ({
    subject: `የ${BRAND} መረጃዎ ዝግጁ ነው`,
    preview: `ለሚቀጥሉት ${EXPORT_HOURS} ሰዓታት ማውረድ ይችላሉ።`,
    heading: 'መረጃዎ ዝግጁ ነው',
    name,
    paragraphs: ['የጠየቁት የመረጃዎ ቅጂ ዝግጁ ነው፦'],
    action: { link, label: 'መረጃዎን ያውርዱ' },
    closing: [
      `አገናኙ የሚሠራው በ${EXPORT_HOURS} ሰዓት ውስጥ፣ ወደ መለያዎ ገብተው ሳለ፣ አንድ ጊዜ ብቻ ነው። ይህን የጠየቁት እርስዎ ካልሆኑ የይለፍ ቃልዎን ይቀይሩ።`,
    ],
  }),
  // At most 70 characters, plus whatever the site's address adds to the link.
  archiveTexts: (link) => [`የመረጃዎ ቅጂ ዝግጁ ነው፦ ${link}`, `መረጃዎ ዝግጁ ነው፦ ${link}`, `መረጃዎ፦ ${link}`],
  onceADay: (hours) => `መረጃዎን በቀን አንድ ጊዜ መጠየቅ ይችላሉ። ከ${hours} ሰዓት በኋላ እንደገና ይሞክሩ።`,
  deactivated: 'መለያዎ ለጊዜው ተዘግቷል። መመለስ ሲፈልጉ ይግቡ።',
  asked: 'መረጃዎን እያዘጋጀን ነው። ሲዘጋጅ አገናኝ ይደርስዎታል።',
  deleted: 'መለያዎ ተሰርዟል።',
  readMe: `ስለ እርስዎ የምንይዘው ሁሉ ይህ ነው።

profile.json        መለያዎ እና መገለጫዎ
settings.json       ቅንብሮችዎ
consents.json       የተስማሙባቸው ነገሮች፣ እና ስምምነትዎን ያነሱበት ጊዜ
saved-searches.json  ያስቀመጧቸው ፍለጋዎች
likes.json          መገለጫቸውን የወደዱላቸው ሰዎች፣ እና መገለጫዎ የተወደደበት ጊዜ
views.json          የከፈቷቸው መገለጫዎች፣ ለእርስዎ የታዩ ሰዎች፣ እና እርስዎ ስንት ጊዜ እንደታዩ
matches.json        ተዛማጆችዎ
conversations.json  መልእክቶችዎ፣ እና ተዛማጆችዎ የጻፉልዎት
sessions.json       ወደ መለያዎ የገቡባቸው ቦታዎች
security-log.json   ወደ መለያዎ መግባቶች እና የመለያዎ ለውጦች፣ ለአንድ ዓመት
safety.json         የከለከሏቸው ወይም የተለያዩዋቸው ሰዎች፣ አንድን ሰው የደበቁበት ጊዜ፣ ውይይት መጀመር ያልቻሉበት ጊዜ፣
                    አሳሾችዎ የታዩበት ጊዜ፣ እገዳቸውን የነገርንዎት ሰዎች፣ ፎቶዎቻቸውን ያሳዩዎት ሰዎች፣
                    እና ከመልእክቶችዎ ጎን ማስጠንቀቂያ የታየበት ጊዜ
reports.json        ሪፖርት ያደረጉባቸው ሰዎች፣ እና ውጤቱ
statements.json     ቡድናችን ስለ መለያዎ የወሰነው፣ እና እርስዎ ስለ እሱ የጻፉት
verification.json   መገለጫዎ እንዲረጋገጥ የጠየቁበት ጊዜ፣ የወሰንነው፣ እና ማን ማንን እንዲረጋገጥ እንደጠየቀ
contact.json        ለድጋፍ ቡድናችን የጻፉት
notifications.json  ያሳወቅንዎት
delivery.json       ምን በየትኛው መንገድ ማወቅ እንደሚፈልጉ፣ እና የላክንልዎት
membership.json     ትዕዛዞችዎ፣ አባልነቶችዎ እና ደረሰኞችዎ፣ እና አባልነትዎ የሚታደስ መሆኑ
photos.json         ፎቶዎችዎ፣ ከጎናቸው ካሉ ፋይሎች ጋር
`,
}
