import { BRAND } from '@ndoa/contract/brand'
import { SHIELD_PAUSE_DAYS } from '@ndoa/contract/limits'
import { pluralAm as plural } from '@ndoa/contract/plural'
import { SHIELD_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import { APPEAL_MONTHS, STRIKE_DAYS, SUSPENSION_STRIKE_DAYS } from '@ndoa/contract/trust/decision-rules'
import type { ReportReason } from '@ndoa/contract/trust/reports'
import type { words as en } from '@ndoa/server/features/trust/decisions/words'
import { rules } from './words/rules.ts'

/** The rule behind a reason, as published at /community-rules. */
const rule = (reason: ReportReason) => `የማኅበረሰብ ደንቦች፣ «${rules[reason].title}»፦ ${rules[reason].rule}`

const EVERYWHERE = `ይህ በመላው ${BRAND} ላይ ይሠራል።`
const COURTS = 'ወደ ፍርድ ቤት፣ ወይም አለመግባባቶችን ከፍርድ ቤት ውጭ ወደሚፈታ አካል መሄድ ይችላሉ።'
const TRUST = 'የሚሰጠው ምክንያት ምንም ይሁን ምን፣ እዚህ ማንም ያጠራቀሙትን ገንዘብ እንደማይፈልግ አባላት መተማመን መቻል አለባቸው።'
const NO_STRIKE = 'እንደ ጥፋት አይመዘገብም።'

const days = (count: number | null) => plural(count ?? 0, { one: `${count ?? 0} ቀን`, other: `${count} ቀናት` })

/** For fraud bans. */
const CONTACTS_NOTIFIED =
  'ከእርስዎ መልእክት ለደረሳቸው ሁሉ፣ መለያዎ ስለ ገንዘብ ወይም ስለ ሐሰተኛ ማንነት ያሉንን ደንቦች ስለጣሰ እንዳስወገድነውና እንዴት ራሳቸውን መጠበቅ እንደሚችሉ እንነግራለን። እገዳውን ካነሳን እንደተሳሳትን እንነግራቸዋለን።'
const CONTACTS_CORRECTED =
  'ስለ እርስዎ ላስጠነቀቅናቸው ሁሉ፣ ውሳኔያችን ስህተት እንደነበረና ከእርስዎ ለመጠንቀቅ ምንም ምክንያት እንደሌለ እየነገርናቸው ነው።'

/** For a wrongful suspension. */
const DAYS_BACK = 'የሚከፈልበት አባልነት ከነበረዎት፣ ያመለጡዎት ቀናት ተጨምረውበታል።'

/** Restrictions that remain after a decision is lifted. */
const stillApplies = {
  all: `${BRAND}ን ያለ ገደብ እንደገና መጠቀም ይችላሉ።`,
  suspended: 'ነገር ግን ይህ በማይለውጠው ሌላ ምክንያት መለያዎ እንደታገደ ይቆያል።',
  slowed: 'ነገር ግን ይህ በማይለውጠው ሌላ ምክንያት አሁንም አዲስ ውይይት መጀመር አይችሉም።',
}

/** Why the rule matters. */
const why: Record<ReportReason, string> = {
  money: `ገንዘብ ወይም ስጦታ ጠይቀዋል፣ ወይም አንድን ሰው ኢንቨስት እንዲያደርግ ጋብዘዋል። ${TRUST}`,
  not_in_photos: 'በፎቶዎቹ ላይ ያለው ሰው እርስዎ አይደሉም። አባላት ከማን ጋር እንደሚነጋገሩ ማወቅ አለባቸው።',
  underage: `ያየነው ነገር ዕድሜዎ ከ18 ዓመት በታች እንደሆነ፣ ወይም በጉዳዩ ውስጥ ልጅ እንዳለ ያመለክታል። ${BRAND} ለአዋቂዎች ብቻ ነው።`,
  threats: 'አንድን ሰው አስፈራርተዋል ወይም ጫና አድርገዋል። እዚህ ማንም ሌላ አባልን መፍራት የለበትም።',
  hate: 'የጻፉት ወይም ያሳዩት ነገር ሰዎችን ይሳደባል፣ ወይም ለማንነታቸው ንቀት ያሳያል።',
  sexual: 'የጻፉት ወይም ያሳዩት ነገር ወሲባዊ ነው፤ አባላትም አልጠየቁትም።',
  married: `ያየነው ነገር ባለትዳር እንደሆኑ ወይም ለሌላ ሰው የጋብቻ ቃል እንደገቡ ያመለክታል። የ${BRAND} አባላት እዚህ ያሉት ለማግባት ነው።`,
  advertising: 'ዕቃ ወይም አገልግሎት አቅርበዋል፣ ወይም አባላትን ወደ ሌላ ቦታ መርተዋል።',
  trafficking: 'ያየነው ነገር አንድ ሰው እየተገደደ ወይም እየተሸጠ እንደሆነ ያመለክታል። በዚህ ጊዜ ሰዎችን ለመጠበቅ ወዲያውኑ እርምጃ እንወስዳለን።',
  meeting: 'ከዚህ ድረ ገጽ ውጭ የተፈጸመው ነገር ሌሎች አባላትን አደጋ ላይ ይጥላል።',
  other: 'ከላይ እንደተገለጸው፣ ያደረጉት ነገር ሌሎች አባላትን ይጎዳል።',
}

const photos = (count: number) => plural(count, { one: `${count} ፎቶን`, other: `${count} ፎቶዎችን` })
const messages = (count: number) => plural(count, { one: `${count} መልእክትን`, other: `${count} መልእክቶችን` })

export const words: typeof en = {
  rule,
  why,
  titles: {
    advice: 'ከቡድናችን የወዳጅነት ምክር',
    content_removed: 'ከመለያዎ ላይ አንድ ነገር አስወግደናል',
    slowed: 'ለተወሰነ ጊዜ አዲስ ውይይት መጀመር አይችሉም',
    suspended: 'መለያዎ ታግዷል',
    banned: 'ለዘለቄታው ስለማገድ እስክንወስን መለያዎ ታግዷል',
  },
  decisions: {
    advice: () => 'ይህ ምክር ነው። በመለያዎ ላይ ምንም አልተገደበም።',
    content_removed: (_days, removed) =>
      `${removed} ከእንግዲህ በ${BRAND} ላይ ማንም ሊያየው አይችልም። በተቀረው መለያዎ ላይ ምንም አልተገደበም።`,
    slowed: (count, removed) => `ለ${days(count)} አዲስ ውይይት መጀመር አይችሉም። የተጀመሩት ይቀጥላሉ። ${EVERYWHERE} ${removed}`,
    suspended: (count, removed) =>
      `ለ${days(count)} ማንም መገለጫዎን ማየት አይችልም፤ እርስዎም መለያዎን መጠቀም አይችሉም። ${EVERYWHERE} ${removed}`,
    banned: (_days, removed) =>
      `መለያዎን ለዘለቄታው ስለማገድ እያሰብን ነው። ከቡድናችን ሁለተኛ ሰው በ24 ሰዓት ውስጥ ይወስናል። እስከዚያ ድረስ ማንም መገለጫዎን ማየት አይችልም፤ እርስዎም መለያዎን መጠቀም አይችሉም። ${EVERYWHERE} ${removed}`,
  },
  removed: (list, things) => {
    const parts = [
      things.photos > 0 && photos(things.photos),
      things.messages > 0 && messages(things.messages),
      things.bio && 'ስለ ራስዎ የጻፉትን',
    ].filter((part) => part !== false)
    return parts.length > 0 ? `${list(parts)} አስወግደናል።` : ''
  },
  strikes: {
    none: NO_STRIKE,
    one: `ለ${STRIKE_DAYS} ቀናት እንደ አንድ ጥፋት ይመዘገባል።`,
    two: `ለ${SUSPENSION_STRIKE_DAYS} ቀናት እንደ ሁለት ጥፋቶች ይመዘገባል።`,
  },
  fewFacts: (week) =>
    `በ${week} በጀመረው ሳምንት፣ ከዚህ በታች ያለው ደንብ እንደተጣሰ ተገንዝበናል። የማንም ማንነት እንዳይታወቅ ከዚህ በላይ አንገልጽም።`,
  source: {
    reported: 'ይህን ያየነው ሪፖርት ስለተደረገልን ነው።',
    found: 'ይህን ማንም ሪፖርት አላደረገም። ራሳችን አገኘነው።',
  },
  automation: {
    program: 'ወደዚህ ትኩረታችንን የሳበው ፕሮግራም ነው። ፕሮግራሙ ምንም አልወሰነም፤ ከቡድናችን አንድ ሰው አይቶ ወስኗል።',
    people: 'ይህን ያገኘውም ሆነ የወሰነው ፕሮግራም አይደለም። ከቡድናችን አንድ ሰው አይቶ ወስኗል።',
  },
  appeal: `እንደተሳሳትን ካሰቡ በ${APPEAL_MONTHS} ወር ውስጥ ጉዳዩ ዳግም እንዲታይ እዚህ ይጠይቁ። ያለ ክፍያ ነው፤ የሚወስነውም በዚህ ውሳኔ ያልተሳተፈ ሰው ነው። እንዲሁም ${COURTS}`,
  banConfirmed: {
    title: 'መለያዎ ለዘለቄታው ታግዷል',
    decision: (tellsContacts) =>
      `መለያዎ ለዘለቄታው ታግዷል። ማንም መገለጫዎን ማየት አይችልም፤ እርስዎም መለያዎን መጠቀም አይችሉም። ${EVERYWHERE} ይህን ከቡድናችን ሁለት ሰዎች አንዱ ከሌላው በኋላ ወስነዋል።${tellsContacts ? ` ${CONTACTS_NOTIFIED}` : ''}`,
  },
  upheld: {
    title: 'ዳግም አይተነዋል፤ ውሳኔያችን ጸንቷል',
    decision: (decision) => `ውሳኔያችን ጸንቷል። ${decision}`,
    appeal: `እንደጠየቁት በውሳኔው ያልተሳተፈ ሰው ዳግም አይቶታል። አሁንም ${COURTS}`,
  },
  lifted: (standing, isRemoved, correctsContacts, wasAppealed, wasSuspended) => ({
    title: 'ውሳኔያችንን አንስተናል',
    parts: {
      decision: `የቀድሞው ውሳኔያችን ከእንግዲህ አይሠራም። ${stillApplies[standing]} ውሳኔው የመዘገባቸው ጥፋቶች ከእንግዲህ አይቆጠሩም። ያስወገደውም ተመልሷል፤ እርስዎ ከሰረዙት${isRemoved ? ' ወይም ሌላ ውሳኔም ካስወገደው' : ''} ግን አይመለስም።${wasSuspended ? ` ${DAYS_BACK}` : ''}${correctsContacts ? ` ${CONTACTS_CORRECTED}` : ''} ይቅርታ እንጠይቃለን።`,
      facts: 'ከቡድናችን ሌላ ሰው ዳግም አይቶ የተለየ ውጤት ላይ ደርሷል።',
      source: wasAppealed ? 'ዳግም እንድናየው ጠይቀውናል።' : 'በራሳችን ተነሳሽነት ዳግም አይተነዋል።',
      automation: 'ይህን የወሰነው ፕሮግራም አይደለም። ከቡድናችን አንድ ሰው ወስኗል።',
      rule: 'በቀድሞው ውሳኔ የጠቀስነው ደንብ አልተጣሰም።',
      explanation: 'ስለዚህ የቀድሞው ውሳኔ ከእንግዲህ አይሠራም።',
      appeal: 'ዳግም የሚታይ ነገር አልቀረም። ወደ ነበረበት ያልተመለሰ ነገር ካለ «ያግኙን» በሚለው ገጽ ይጻፉልን።',
    },
  }),
  paused: {
    title: 'ለአሁኑ አዲስ ውይይት መጀመር አይችሉም',
    parts: {
      decision: `ቢበዛ ለ${SHIELD_PAUSE_DAYS} ቀናት አዲስ ውይይት መጀመር አይችሉም። የተጀመሩት ይቀጥላሉ። ${EVERYWHERE} ከቡድናችን አንድ ሰው ካየው ከዚያ በፊት ያበቃል። ${NO_STRIKE}`,
      facts: 'በቅርቡ ከላኳቸው መልእክቶች መካከል በርካታዎቹ የገንዘብ፣ የዕቃ፣ የክፍያ ወይም የኮድ ጥያቄ ይመስላሉ።',
      source: 'ይህን ያገኘው በመልእክቶች ውስጥ የገንዘብ ጥያቄዎችን የሚፈልግ ፕሮግራም ነው።',
      automation: `ይህን ያገኘው ፕሮግራም ነው፤ ገደቡንም ያደረገው በራሱ ነው። ከቡድናችን እስካሁን ማንም አላየውም። በ${SHIELD_DUE_HOURS} ሰዓት ውስጥ አንድ ሰው ያየዋል፤ ስለ ሌላው ነገር ሁሉ የሚወስኑት ሰዎች ብቻ ናቸው።`,
      rule: rule('money'),
      explanation: TRUST,
      appeal: `ይህ ስህተት ነው ብለው ካሰቡ ጉዳዩ ዳግም እንዲታይ እዚህ ይጠይቁ። ያለ ክፍያ ነው፤ ከመወሰናችን በፊት ከቡድናችን አንድ ሰው ያነበዋል። ቡድናችን ሲወስን ሌላ ውሳኔ ከነምክንያቶቹ ይደርስዎታል፤ በ${APPEAL_MONTHS} ወር ውስጥ ዳግም እንዲታይም መጠየቅ ይችላሉ። እንዲሁም ${COURTS}`,
    },
  },
  /** One text message, at most 70 characters. */
  statementText: `${BRAND}፦ ስለ መለያዎ ውሳኔ አለ። ምክንያቱንና ማድረግ የሚችሉትን ለማንበብ ወደ መለያዎ ይግቡ።`,
  statementMail: (name, { title, parts }, link) => ({
    subject: `ስለ ${BRAND} መለያዎ`,
    preview: 'ሊያነቡት የሚገባ ነገር አለ።',
    heading: title,
    name,
    paragraphs: [parts.decision, parts.rule, parts.source, parts.automation, parts.appeal],
    action: { link, label: 'ሁሉንም ያንብቡ' },
    closing: ['ያገኘነው ነገር በመለያዎ ውስጥ አለ፤ እዚያ ሌላ ማንም አያነበውም።'],
  }),
  warning: (name, who, site) => ({
    subject: `ከ${BRAND} የደህንነት ማሳሰቢያ`,
    preview: 'ይህን ለማንበብ አንድ ደቂቃ ይውሰዱ።',
    heading: 'መልእክት ስለላከልዎ ሰው',
    name,
    paragraphs: [
      `በ${BRAND} ላይ ከ${who} መልእክት ደርሶዎታል። ይህ መለያ ስለ ገንዘብ ወይም ስለ ሐሰተኛ ማንነት ያሉንን ደንቦች ስለጣሰ አስወግደነዋል። ስሙ ወይም ፎቶዎቹ ሐሰተኛ ሊሆኑ ይችላሉ፤ ማጭበርበርም ሊኖር ይችላል።`,
      'የሚሰጠው ምክንያት ምንም ይሁን ምን፣ እዚህ ብቻ ለሚያውቁት ሰው በጭራሽ ገንዘብ አይላኩ፤ የባንክ መረጃ፣ የካርድ ቁጥር ወይም ኮድም በጭራሽ አያጋሩ።',
      'ገንዘብ ልከው ከሆነ፦ ባንክዎን ወይም የሞባይል ገንዘብ አገልግሎት ሰጪዎን ክፍያውን እንዲያስቆሙ ወይም እንዲመልሱ አሁኑኑ ይጠይቁ። ውይይቱንና ደረሰኞችን ሁሉ ያስቀምጡ፤ ባንክዎና ፖሊስ ሊጠይቋቸው ይችላሉ።',
    ],
    action: { link: `${site}/safety-tips#money-sent`, label: 'ምን ማድረግ እንደሚችሉ ይመልከቱ' },
    closing: [
      `ጥያቄ ወይም የሚነግሩን ነገር አለዎት? ይጻፉልን፦ ${site}/contact`,
      'ይህ ስለ ደህንነትዎ ስለሆነ፣ የማሳወቂያ ቅንብሮችዎ ምንም ቢሆኑ ይደርስዎታል።',
    ],
  }),
  correction: (name, who, site) => ({
    subject: `ከ${BRAND} እርማት`,
    preview: 'ተሳስተናል።',
    heading: 'ተሳስተናል',
    name,
    paragraphs: [
      `የ${who} መለያ ደንቦቻችንን ስለጣሰ እንዳስወገድነው ነግረንዎት ነበር። ዳግም አይተነዋል፤ ውሳኔያችን ስህተት ነበር፣ መለያውም ከእንግዲህ አልታገደም።`,
      `እባክዎ ስለ ${who} የሰጠነውን ማሳሰቢያ ይተዉት፤ ስህተት ነበር። ለፈጠረብዎ ጭንቀት ይቅርታ እንጠይቃለን።`,
    ],
    closing: [`ጥያቄ አለዎት? ይጻፉልን፦ ${site}/contact`],
  }),
  answer: (reply) => ({
    subject: `ለ${BRAND} ለላኩት መልእክት የሰጠነው መልስ`,
    preview: 'ከቡድናችን አንድ ሰው አይቶታል።',
    heading: 'መልሳችን',
    paragraphs: reply,
  }),
  answerToNotice: (contactPage) =>
    `ይህን የወሰነው ፕሮግራም አይደለም፤ ከቡድናችን አንድ ሰው ነው። እንደተሳሳትን ካሰቡ በ ${contactPage} ይጻፉልን። እንዲሁም ${COURTS}`,
}
