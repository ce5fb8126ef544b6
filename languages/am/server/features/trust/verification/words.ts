import type { VERIFICATION_REASONS } from '@ndoa/contract/dating/choices'
import { VERIFIED_MONTHS } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/server/features/trust/verification/words'

const reasons: Record<(typeof VERIFICATION_REASONS)[number], string> = {
  not_same_person:
    'የማረጋገጫ ፎቶዎችዎና የመገለጫዎ ፎቶዎች የአንድ ሰው መሆናቸውን እርግጠኛ መሆን አልቻልንም። ፊትዎን በግልጽ የሚያሳዩ፣ ያልቆዩ ፎቶዎች ይረዳሉ።',
  not_clear: 'የማረጋገጫ ፎቶዎችዎ በጣም ጨለማ ወይም ብዥ ያሉ ነበሩ። በቀን ብርሃን፣ ያለ ማጣሪያ እንደገና ያንሷቸው።',
  wrong_turn: 'በሁለተኛው ፎቶ ላይ ጭንቅላትዎ እንደጠየቅነው አልዞረም ነበር።',
  wrong_code: 'በወረቀቱ ላይ ያለውን ኮድ ማንበብ አልቻልንም፤ ወይም ሌላ ኮድ ነበር።',
  not_live: 'ፎቶዎቹ ከማያ ገጽ ወይም ከሌላ ፎቶ ላይ የተነሱ ይመስሉ ነበር።',
  photos_unclear: 'የመገለጫዎ ፎቶዎች ለማነጻጸር ፊትዎን በበቂ ሁኔታ በግልጽ አያሳዩም። መጀመሪያ ይበልጥ ግልጽ የሆነ ዋና ፎቶ ይምረጡ።',
  missed_call: 'በጥሪው ላይ አላገኘንዎትም። ሌላ ጥሪ ይጠይቁ፤ ወይም በምትኩ የማረጋገጫ ፎቶዎችን ይላኩ።',
}

const compared = {
  pictures: 'ከቡድናችን ሁለት ሰዎች የማረጋገጫ ፎቶዎችዎን ከመገለጫዎ ፎቶዎች ጋር አነጻጽረዋል። የማረጋገጫ ፎቶዎችዎ ተሰርዘዋል።',
  call: 'ከቡድናችን ሁለት ሰዎች በጥሪው ላይ እርስዎን ከመገለጫዎ ፎቶዎች ጋር አነጻጽረዋል።',
}
const rejected = {
  kept: 'በዚህ ጊዜ የማረጋገጫ ምልክትዎን ማደስ አልቻልንም',
  ended: 'የማረጋገጫ ምልክትዎ አብቅቷል',
  none: 'በዚህ ጊዜ መገለጫዎን ማረጋገጥ አልቻልንም',
}
const whatChanges = {
  kept: 'ጊዜው እስኪያበቃ ድረስ ምልክትዎ ይቆያል።',
  ended: 'በፎቶዎችዎ ላይ ማን እንዳለ ከእንግዲህ እርግጠኛ ስላልሆንን፣ መገለጫዎ ምልክቱን አያሳይም።',
  none: 'ለእርስዎ ሌላ የሚቀየር ነገር የለም።',
}

export const words: typeof en = {
  call: (name, link) => ({
    subject: 'የቪዲዮ ጥሪዎ',
    preview: 'መቼና የት እንደምንገናኝ ይመልከቱ።',
    heading: 'የቪዲዮ ጥሪዎን ቀጠሮ ይዘናል',
    name,
    paragraphs: ['መቼና የት እንደምንገናኝ በማረጋገጫ ገጽዎ ላይ በመሣሪያዎ ሰዓት ይታያል። ካልተመቸዎት ጥያቄዎን እዚያ መልሰው ይውሰዱና እንደገና ይጠይቁ።'],
    action: { label: 'ጥሪውን ይመልከቱ', link },
  }),
  approved: (name, kind) => ({
    subject: 'መገለጫዎ ተረጋግጧል',
    preview: 'አሁን በመገለጫዎ ላይ ሰማያዊ ምልክት አለ።',
    heading: 'አሁን በመገለጫዎ ላይ ሰማያዊ ምልክት አለ',
    name,
    paragraphs: [
      `${compared[kind]} ምልክትዎ ለ${VERIFIED_MONTHS} ወር ይሠራል፤ ዋና ፎቶዎን፣ የትውልድ ቀንዎን ወይም ፆታዎን ከቀየሩ ግን ቀደም ብሎ ያበቃል።`,
    ],
  }),
  rejected: (name, { kind, reason, badge }, link) => ({
    subject: rejected[badge],
    preview: 'በማንኛውም ጊዜ እንደገና መሞከር ይችላሉ።',
    heading: rejected[badge],
    name,
    paragraphs: [
      reasons[reason],
      `${kind === 'pictures' ? 'የማረጋገጫ ፎቶዎችዎ ተሰርዘዋል። ' : ''}ለሌላ ማንም አንናገርም። ${whatChanges[badge]} በማንኛውም ጊዜ እንደገና መሞከር ይችላሉ።`,
    ],
    action: { label: 'እንደገና ይሞክሩ', link },
  }),
  startedOften: 'ዛሬ ብዙ ጊዜ ጀምረዋል።',
  askedOften: 'ዛሬ በርካታ ጊዜ ጠይቀዋል።',
  askedMany: 'ዛሬ ብዙ ሰዎችን ጠይቀዋል።',
}
