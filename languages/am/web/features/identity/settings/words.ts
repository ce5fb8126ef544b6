import type { words as en } from '@ndoa/web/features/identity/settings/words'

export const words: typeof en = {
  tabsLabel: 'የመለያ ቅንብሮች',
  tabs: {
    notifications: 'ማሳወቂያዎች',
    privacy: 'ግላዊነት',
    security: 'ደህንነት',
    membership: 'አባልነት',
    danger: 'አደገኛ እርምጃዎች',
  },
  loading: 'ቅንብሮችን በመጫን ላይ…',
  notFound: 'ቅንብሮች አልተገኙም',
  retry: 'እንደገና ይሞክሩ',
  fetchFailed: 'ቅንብሮችን መጫን አልተቻለም',
  saveFailed: 'ቅንብሮችን መቀየር አልተቻለም',
  save: 'ለውጦችን ያስቀምጡ',
  saving: 'በማስቀመጥ ላይ…',
  saved: 'ቅንብሮቹ ተቀምጠዋል!',
  nothingToSave: 'ምንም አልተቀየረም፤ ስለዚህ የሚቀመጥ ነገር የለም።',
  unsaved: 'ለውጦችዎ አልተቀመጡም።',
  /** The consent texts of the contract. Changing them requires a new version of `SETTINGS_WORDS`. */
  consents: {
    show_faith: {
      label: 'ሃይማኖቴ ይታይ',
      hint: 'ሃይማኖትዎና የእምነት ክፍልዎ በካርድዎና በመገለጫዎ ላይ ይታያሉ፤ ሌሎችም በሃይማኖት ፈልገው ሊያገኙዎት ይችላሉ።',
    },
    show_tribe: { label: 'ብሔረሰቤ ይታይ', hint: 'ብሔረሰብዎ በመገለጫዎ ላይ ይታያል።' },
    show_lifestyle: {
      label: 'አኗኗሬ ይታይ',
      hint: 'ስለ ማጨስና ስለ መጠጣት የሰጡት መልስ በመገለጫዎ ላይ ይታያል። ከግብረ ሥጋ ግንኙነት የሚታቀቡ መሆንዎን የሚያዩት ተዛማጆችዎ ብቻ ናቸው።',
    },
    matching: {
      label: 'መልሶቼ ለመጣጣም ስሌት ይዋሉ',
      hint: 'ሃይማኖት፣ ብሔረሰብ፣ አኗኗር እና ልጆች በመጣጣም መቶኛዎችዎ፣ በማጣሪያዎችና በወሳኝ መስፈርቶች ውስጥ ይቆጠራሉ። ይህን ካጠፉ እነዚህን መልሶች እንዳልተሰጡ እንቆጥራቸዋለን፤ መቶኛዎችዎም ያነሰ ይገልጻሉ።',
    },
  },
  consentsTitle: 'ሌሎች የሚያዩትና የሚቆጠረው',
  consentsText: 'የተደበቁ መልሶች አይቆጠሩም፤ ለውጦችም ወዲያውኑ ይሠራሉ።',
  channels: 'እንዴት እንደምናገኝዎት',
  events: 'የምንነግርዎት',
  visibility: 'መገለጫዎን ማን ሊያይ ይችላል',
  visibilities: {
    everyone: 'ሁሉም',
    verified: 'የተረጋገጡ አባላት ብቻ',
    matches: 'ተዛማጆች ብቻ',
  },
  badge: '<a>መገለጫዎን ያረጋግጡ</a>',
  photoBlur: {
    hint: 'እርስዎ እስኪያሳዩ ድረስ ፎቶዎችን ለሁሉም ማደብዘዝ።',
    label: 'ፎቶዎቼ የሚደበዝዙባቸው ሰዎች',
    rules: {
      non_members: { label: 'የሚከፈልበት አባልነት የሌላቸው', hint: 'ተዛማጆችዎ ሁልጊዜ በግልጽ ያዩአቸዋል።' },
      everybody: {
        label: 'ሁሉም ሰው',
        hint: 'ፎቶዎችዎን እስኪያሳዩዋቸው ድረስ ተዛማጆችዎም ቢሆኑ በግልጽ አያዩአቸውም።',
      },
    },
  },
  photoGrants: {
    title: 'ፎቶዎቼን የሚያዩ',
    text: 'ሰው ለመጨመር በውይይታችሁ ውስጥ ያለውን ምናሌ ይክፈቱ።',
    failed: 'ይህን ዝርዝር መጫን አልተቻለም',
    empty: 'እስካሁን ማንም የለም።',
    since: (date) => `ከ${date} ጀምሮ`,
    hide: 'እንደገና ያደብዝዙ',
    hideName: (name) => `ፎቶዎቼን ለ${name} እንደገና ያደብዝዙ`,
    unavailable: 'አባሉ አይገኙም',
    show: 'ፎቶዎቼን ያሳዩዋቸው',
    hideAgain: 'ፎቶዎቼን እንደገና ይደብቁ',
    shown: (name) => `${name} አሁን ፎቶዎችዎን ማየት ይችላሉ።`,
    hidden: (name) => `ፎቶዎችዎ ለ${name} እንደገና ደብዝዘዋል።`,
    changeFailed: 'ፎቶዎችዎን ማን እንደሚያይ መቀየር አልተቻለም። እባክዎ እንደገና ይሞክሩ።',
  },
  toggles: {
    email_notifications: {
      label: 'ኢሜይል',
      hint: 'እዚህ በሌሉበት ጊዜ የሚጠብቅዎት ነገር ሲኖር።',
    },
    sms_notifications: {
      label: 'የጽሑፍ መልእክት',
      hint: 'ለአዲስ ተዛማጅ ብቻ፣ በቀን ቢበዛ አንድ፣ የስልክ ማሳወቂያ በማይደርስዎት ጊዜ ብቻ።',
    },
    push_notifications: {
      label: 'የስልክ ማሳወቂያ',
      hint: 'በሚያበሩት እያንዳንዱ መሣሪያ ላይ አጭር ማሳወቂያ።',
    },
    new_matches: { label: 'አዲስ ተዛማጆች' },
    messages: { label: 'መልእክቶች' },
    likes: { label: 'መውደዶች' },
    profile_views: { label: 'የመገለጫ እይታዎች', hint: 'በሳምንት አንድ ጊዜ።' },
    marketing_emails: {
      label: 'የማስተዋወቂያ ኢሜይል',
      hint: 'ቢበዛ በሳምንት አንድ ጊዜ፦ ስንት አባላት እንደሚስማሙዎት፣ ምን እንደሚጠብቅዎት።',
    },
    photo_blur: { label: 'ፎቶ ማደብዘዝ', hint: 'የሚከፈልበት አባልነት ለሌላቸው ሰዎች ፎቶዎችን ማደብዘዝ።' },
    show_online_status: {
      label: 'መስመር ላይ መሆኔ ይታይ',
      hint: 'ለተዛማጆችዎ፣ መልእክት ሲጽፉና ሲያነቡም ይታያቸዋል።',
    },
    show_last_seen: {
      label: 'መጨረሻ የመጣሁበት ይታይ',
      hint: 'ቀኑ ለሌሎች፤ ሰዓቱና መልእክት ማንበብዎ ለተዛማጆችዎ።',
    },
    show_distance: {
      label: 'ርቀት ይታይ',
      hint: 'በግምት፣ ከከተማ ወደ ከተማ።',
    },
    allow_screenshots: {
      label: 'የማያ ገጽ ፎቶ ይፈቀድ',
      hint: 'ሲጠፋ ሌሎች እንዳያነሱ እንጠይቃለን፤ ልንከለክላቸው ግን አንችልም።',
    },
    login_alerts: {
      label: 'የመግቢያ ማሳወቂያዎች',
      hint: 'በኢሜይል ወይም በጽሑፍ መልእክት፣ አንድ ሰው በአዲስ መሣሪያ ሲገባ።',
    },
  } as (typeof en)['toggles'],
}
