import type { lists as en } from '@ndoa/web/app/screens/words/lists'

export const lists: typeof en = {
  likes: {
    title: 'መገለጫዎን የወደዱ ሰዎች',
    failed: 'መውደዶችን መጫን አልተቻለም',
    failedToast: 'መውደዶችን መጫን አልተቻለም',
    loading: 'መውደዶችን በመጫን ላይ…',
    none: 'ገና ምንም መውደድ የለም',
    noneText: 'መገለጫዎን የወደዱትን ሰዎች እዚህ ያያሉ። ፎቶዎች ያሉት የተሟላ መገለጫ ይረዳል።',
  },
  matches: {
    title: 'ተዛማጆቼ',
    failed: 'ተዛማጆችን መጫን አልተቻለም',
    failedText: 'ተዛማጆችዎን ማግኘት አልተቻለም',
    failedToast: 'ተዛማጆችን መጫን አልተቻለም',
    loading: 'ተዛማጆችን በመጫን ላይ…',
    none: 'ገና ተዛማጅ የለም',
    noneText: 'የአንድን ሰው መገለጫ ሲወዱና እርሳቸውም የእርስዎን ሲወዱ፣ እዚህ መጻጻፍ ትችላላችሁ።',
  },
  notifications: {
    title: 'ማሳወቂያዎች',
    failed: 'ማሳወቂያዎችን መጫን አልተቻለም',
    notChanged: 'ማሳወቂያዎችን መቀየር አልተቻለም። እባክዎ እንደገና ይሞክሩ።',
    noneUnread: 'ያልተነበበ ማሳወቂያ የለም',
    noneUnreadText: 'ሁሉንም አይተዋል።',
    all: 'ሁሉም ማሳወቂያዎች',
    none: 'ማሳወቂያ የለም',
    noneOfKind: 'የዚህ ዓይነት ማሳወቂያ ገና የለም።',
    noneText: 'መገለጫዎን የወደደ፣ ከእርስዎ ጋር የተዛመደ ወይም የጻፈልዎ ሰው ሲኖር እዚህ ያያሉ።',
  },
}
