import { pluralAm as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/features/trust/statements/words'

const parts = {
  decision: 'የወሰንነው',
  facts: 'ያገኘነው',
  source: 'እንዴት እንዳወቅነው',
  automation: 'ፕሮግራም ተሳትፎ እንደሆነ',
  rule: 'ደንቡ',
  explanation: 'ደንቡን እንዴት እንደሚጥስ',
  appeal: 'ካልተስማሙ',
}

export const words: typeof en = {
  title: 'ስለ መለያዎ የተሰጡ ውሳኔዎች',
  failed: 'ስለ መለያዎ የወሰንነውን መጫን አልተቻለም',
  tryLater: 'እባክዎ ቆይተው እንደገና ይሞክሩ።',
  loading: 'በመጫን ላይ…',
  parts,
  pauseParts: {
    ...parts,
    decision: 'ይህ ለእርስዎ ምን ማለት ነው',
    facts: 'የተገኘው',
    source: 'እንዴት እንደተገኘ',
    rule: 'የሚመለከተው ደንብ',
    explanation: 'ይህ ደንብ ለምን እንዳስፈለገ',
  },
  readRules: 'የማኅበረሰብ ደንቦቻችንን ያንብቡ',
  quotes: {
    message: 'የጻፉት',
    bio: 'በመገለጫዎ ላይ የጻፉት',
    photo: 'ከፎቶዎችዎ አንዱ',
  },
  appeals: {
    open: (on) => `በ${on} ዳግም እንዲታይ ጠይቀዋል። በውሳኔው ያልተሳተፈ ሰው ይወስናል።`,
    upheld: (on) => `በ${on} ዳግም አይተነዋል፤ ውሳኔው ጸንቷል።`,
    lifted: (on) => `በ${on} ዳግም አይተነዋል፤ ውሳኔውንም አንስተናል።`,
  },
  /** For objections to a stop by the scam shield. */
  objections: {
    open: (on) => `በ${on} ተቃውሞዎን አቅርበዋል። ከመወሰናችን በፊት ከቡድናችን አንድ ሰው ያነበዋል።`,
    upheld: (on) => `በ${on} ጉዳዩን አይተናል፤ ደንብ መጣሱን ወስነናል።`,
    lifted: (on) => `በ${on} ጉዳዩን አይተናል፤ እገዳውን አንስተናል።`,
  },
  daysLeft: (days) => plural(days, { one: `${days} ቀን ቀርቷል`, other: `${days} ቀናት ቀርተዋል` }),
  hoursLeft: (hours) => plural(hours, { one: `${hours} ሰዓት ቀርቷል`, other: `${hours} ሰዓታት ቀርተዋል` }),
}
