import type * as en from '@ndoa/web/features/trust/verification/words/own/reasons'

/** Why the last request was rejected, and how to fix it. */
export const reasons: typeof en.reasons = {
  not_same_person:
    'የማረጋገጫ ፎቶዎችዎና የመገለጫዎ ፎቶዎች የአንድ ሰው መሆናቸውን እርግጠኛ መሆን አልቻልንም። ፊትዎን በግልጽ የሚያሳዩ፣ ያልቆዩ ፎቶዎች ይረዳሉ።',
  not_clear: 'የማረጋገጫ ፎቶዎችዎ በጣም ጨለማ ወይም ብዥ ያሉ ነበሩ። እባክዎ በቀን ብርሃን፣ ያለ ማጣሪያ እንደገና ያንሷቸው።',
  wrong_turn: 'በሁለተኛው ፎቶ ላይ ጭንቅላትዎ እንደጠየቅነው አልዞረም ነበር።',
  wrong_code: 'በወረቀቱ ላይ ያለውን ኮድ ማንበብ አልቻልንም፤ ወይም ሌላ ኮድ ነበር።',
  not_live: 'ፎቶዎቹ ከማያ ገጽ ወይም ከሌላ ፎቶ ላይ የተነሱ ይመስሉ ነበር።',
  photos_unclear: 'የመገለጫዎ ፎቶዎች ለማነጻጸር ፊትዎን በበቂ ሁኔታ በግልጽ አያሳዩም። እባክዎ መጀመሪያ ይበልጥ ግልጽ የሆነ ዋና ፎቶ ይምረጡ።',
  missed_call: 'በጥሪው ላይ አላገኘንዎትም። እባክዎ ሌላ ጥሪ ይጠይቁ ወይም በምትኩ የማረጋገጫ ፎቶዎችን ይላኩ።',
}

/** Why the badge ended. */
export const ends: typeof en.ends = {
  member: 'ምልክቱን እርስዎ አስወግደዋል።',
  time: 'ጊዜው አብቅቷል።',
  renewed: 'መገለጫዎ እንደገና ተረጋግጧል።',
  main_photo: 'አዲስ ዋና ፎቶ አለዎት፤ ገና አላነጻጸርነውም።',
  gender: 'በመገለጫዎ ላይ ያለውን ፆታ ቀይረዋል።',
  date_of_birth: 'የትውልድ ቀንዎን ቀይረዋል።',
  ban: 'መለያዎ ተዘግቷል።',
  rejected: 'በፎቶዎችዎ ላይ ማን እንዳለ ከእንግዲህ እርግጠኛ ስላልሆንን፣ የማረጋገጫ ምልክትዎ አብቅቷል።',
}
