import { pluralAm as plural } from '@ndoa/contract/plural'
import type { words as en } from './en.ts'

const parts: typeof en.parts = {
  decision: 'የወሰንነው',
  facts: 'ያገኘነው',
  source: 'እንዴት እንዳወቅነው',
  automation: 'ፕሮግራም ተሳትፎ እንደሆነ',
  rule: 'ደንቡ',
  explanation: 'ደንቡን የሚጥስበት ምክንያት',
  appeal: 'ካልተስማሙ',
}

export const words: typeof en = {
  title: 'ስለ መለያዎ የተወሰኑ ውሳኔዎች',
  failed: 'ስለ መለያዎ የወሰንነውን መጫን አልቻልንም',
  tryLater: 'እባክዎ ቆይተው እንደገና ይሞክሩ።',
  loading: 'በመጫን ላይ…',
  parts,
  pauseParts: {
    ...parts,
    decision: 'ይህ ለእርስዎ ምን ማለት ነው',
    facts: 'የተገኘው',
    source: 'እንዴት እንደተገኘ',
    rule: 'የሚመለከተው ደንብ',
    explanation: 'ይህ ደንብ ለምን እንዳለ',
  },
  readRules: 'የማኅበረሰብ ደንቦቻችንን ያንብቡ',
  quotes: {
    message: 'የጻፉት',
    bio: 'በመገለጫዎ ውስጥ የጻፉት',
    photo: 'ከፎቶዎችዎ አንዱ',
  },
  appeals: {
    open: (on) => `${on} ዳግም ምርመራ ጠይቀዋል። በውሳኔው ያልተሳተፈ ሰው ይወስናል።`,
    upheld: (on) => `${on} እንደገና አይተነዋል፤ ውሳኔውም ጸንቷል።`,
    lifted: (on) => `${on} እንደገና አይተነዋል፤ ውሳኔውንም አንስተነዋል።`,
  },
  daysLeft: (days) => plural(days, { one: `${days} ቀን ቀርቷል`, other: `${days} ቀናት ቀርተዋል` }),
  hoursLeft: (hours) => plural(hours, { one: `${hours} ሰዓት ቀርቷል`, other: `${hours} ሰዓታት ቀርተዋል` }),
}
