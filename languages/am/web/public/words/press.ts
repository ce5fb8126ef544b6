import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/press'

export const words: typeof en = {
  title: 'ለመገናኛ ብዙኃን',
  description: `ስለ ${BRAND} ለሚጽፉ ጋዜጠኞች መረጃ፣ ምስሎችና አድራሻ።`,
  subtitle: `${BRAND} በቃላትና በቁጥሮች፤ በነፃ ሊጠቀሙባቸው ይችላሉ።`,
  inquiries: {
    title: 'የጋዜጠኞች ጥያቄ',
    text: 'ለቃለ መጠይቅ፣ ለቁጥሮችና ለምስሎች። በ24 ሰዓት ውስጥ እንመልሳለን።',
  },
  sections: {
    about: `ስለ ${BRAND}`,
    facts: 'የድርጅቱ መረጃ',
    releases: 'መግለጫዎች',
    coverage: 'በመገናኛ ብዙኃን',
    kit: 'ምስሎች',
    leadership: 'አመራር',
    awards: 'ሽልማቶች',
  },
  about: `${BRAND} (በስዋሂሊ «ትዳር» ማለት ነው) ማግባት ለሚፈልጉ አፍሪካውያንና በውጭ ለሚኖሩ አፍሪካውያን አጋር የማገናኘት አገልግሎት ነው። ሁለት ሰዎች በእምነት፣ በብሔረሰብና በባህል፣ በቋንቋ፣ በቦታና በሕይወት እሴቶች የሚፈልጉትን ያነጻጽራል፤ ለሁለቱም ተመሳሳይ መቶኛና ምክንያቶቹን ያሳያል። አባላት መጻጻፍ የሚችሉት ሁለቱም አንዱ የሌላውን መገለጫ ከወደዱ በኋላ ብቻ ነው፤ ስልክ ቁጥርና አድራሻ በጭራሽ አይታዩም።`,
  facts: {
    whoCanJoin: { label: 'ማን መመዝገብ ይችላል', value: 'ለማግባት ነፃ የሆኑ አዋቂዎች' },
    joining: { label: 'ምዝገባ', value: 'በነፃ' },
    writing: { label: 'መጻጻፍ የሚችሉት', value: 'እርስ በርስ መገለጫቸውን የወደዱ አባላት ብቻ' },
    trackers: { label: 'በገጾቻችን ላይ ያሉ መከታተያዎች', value: 'የሉም' },
  },
  noReleases: 'ገና መግለጫ የለም።',
  fullText: 'ሙሉ ጽሑፍ',
  coverage: 'ገና የለም። ስለ እኛ ሲጻፍ እዚህ ያገኙታል።',
  kit: 'አርማችንና ንድፋችን ለኅትመትና ለድረ ገጽ። እባክዎ ቀለሞቹን ወይም መጠኑን አይቀይሩ።',
  files: {
    icon: 'ምልክት',
    largeIcon: 'ምልክት፣ 512 px',
    logo: 'አርማ',
    quilt: 'የጨርቅ ንድፍ',
    preview: 'የአገናኝ ቅድመ እይታ ምስል',
  },
  portraits: 'ስሞችና ፎቶዎች፦',
  awards: 'ገና የለም። ወደ ሠርግ መጋበዝን እንመርጣለን።',
}
