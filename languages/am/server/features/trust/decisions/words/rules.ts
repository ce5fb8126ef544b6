import type { ReportReason } from '@ndoa/contract/trust/reports'

/** The community rules as statements quote them; same wording as the public pages (`web/src/public`). */
export const rules: Record<ReportReason, { title: string; rule: string }> = {
  money: {
    title: 'ማንም ገንዘብ አይጠይቅም',
    rule: 'ገንዘብ ወይም ስጦታ መጠየቅ አይፈቀድም፤ በክፍያ አብሮ የመሆን አገልግሎት ማቅረብም አይፈቀድም።',
  },
  not_in_photos: {
    title: 'ራስዎን ይሁኑ',
    rule: 'የሐሰት መገለጫ አይፈቀድም፤ ከአንድ በላይ መገለጫም አይፈቀድም።',
  },
  underage: {
    title: 'ለአዋቂዎች ብቻ',
    rule: 'ዕድሜዎ ቢያንስ 18 ዓመት ነው።',
  },
  threats: {
    title: 'ዛቻና ማስገደድ የለም',
    rule: 'ትንኮሳ እና ዛቻ አይፈቀዱም፤ ምስጢር አወጣለሁ ብሎ ማስገደድም አይፈቀድም።',
  },
  hate: {
    title: 'ለሁሉም አክብሮት',
    rule: 'ጥላቻ አይፈቀድም፤ የማንንም ብሔረሰብ፣ እምነት፣ የቆዳ ቀለም ወይም ፆታ መናቅም አይፈቀድም።',
  },
  sexual: {
    title: 'ምንም ወሲባዊ ነገር የለም',
    rule: 'ገላን የሚያጋልጡ ወይም ጥቃት የሚያሳዩ ፎቶዎች አይፈቀዱም፤ ማንም ያልጠየቃቸው ወሲባዊ መልእክቶችም አይፈቀዱም።',
  },
  married: {
    title: 'ለማግባት ነፃ መሆን',
    rule: 'በሕግ ካልተለያዩ በስተቀር በአሁኑ ጊዜ ባለትዳር አይደሉም።',
  },
  advertising: {
    title: 'ንግድ የለም',
    rule: 'ማስታወቂያ፣ የሌሎች አባላትን መረጃ መሰብሰብ እና ቦቶች አይፈቀዱም።',
  },
  trafficking: {
    title: 'ማንም አይገደድም፣ አይሸጥም',
    rule: 'ማንም ሰው ወደ ጋብቻ አይገደድም፣ አይገዛም፣ አይሸጥም።',
  },
  meeting: {
    title: 'በአካል ሲገናኙም ደህንነት',
    rule: 'ጥቃት እና ጫና አይፈቀዱም፤ በአካል ሲገናኙም አይፈቀዱም።',
  },
  other: {
    title: 'ሌላ ጉዳት የለም',
    rule: 'በአባላት ላይ ሌላ ጉዳት ማድረስ አይፈቀድም፤ ሕግ የሚከለክለው ማንኛውም ነገርም አይፈቀድም።',
  },
}
