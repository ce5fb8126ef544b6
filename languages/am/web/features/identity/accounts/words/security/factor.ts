import type { factor as en } from '@ndoa/web/features/identity/accounts/words/security/factor'

export const factor: typeof en = {
  enable: 'ሁለተኛ ደረጃ ያብሩ',
  hint: 'ከተለመደው መግቢያዎ በተጨማሪ ከማረጋገጫ መተግበሪያዎ የሚገኝ ኮድ።',
  left: (left, all) => `ከ${all} የመጠባበቂያ ኮዶች ${left} ቀርተዋል።`,
  titles: {
    enrol: 'በሁለት ደረጃ መግባትን ያዘጋጁ',
    remove: 'በሁለት ደረጃ መግባትን ያጥፉ',
    renew: 'አዲስ የመጠባበቂያ ኮዶች',
    keep: 'የመጠባበቂያ ኮዶችዎ',
  },
  enrol: {
    text: 'በሁለት ደረጃ ሲገቡ፣ በገቡ ቁጥር በስልክዎ ላይ ካለ የማረጋገጫ መተግበሪያ፣ ለምሳሌ Google Authenticator ወይም Aegis፣ ኮድ ያስገባሉ። ሌሎች መሣሪያዎችዎ ከመለያዎ ይወጣሉ።',
    scan: 'ይህን በማረጋገጫ መተግበሪያዎ ይቃኙ፤ ከዚያ የሚያሳየውን ባለ ስድስት አሃዝ ኮድ ያስገቡ።',
    qrCode: 'ለማረጋገጫ መተግበሪያዎ የQR ኮድ',
    here: 'መተግበሪያው በዚህ መሣሪያ ላይ ነው? <a>መተግበሪያውን ይክፈቱ</a>፤ ወይም ይህን ቁልፍ ይጻፉ፦',
    turnOn: 'ያብሩ',
  },
  code: 'የማረጋገጫ ወይም የመጠባበቂያ ኮድ',
  removeText: 'ከእንግዲህ ሲገቡ ኮድ አይጠየቁም፤ የመጠባበቂያ ኮዶችዎም መሥራት ያቆማሉ።',
  turnOff: 'ያጥፉ',
  off: 'በሁለት ደረጃ መግባት ጠፍቷል።',
  renewText: 'አሁን ያሉዎት ኮዶች መሥራት ያቆማሉ።',
  unseenText:
    'በሁለት ደረጃ መግባት በርቷል፤ ነገር ግን የመጠባበቂያ ኮዶችዎን ከማሳየታችን በፊት ግንኙነቱ ተቋርጧል። መተግበሪያዎ በሚያሳየው ቀጣይ ኮድ አሁን አዲስ ኮዶች ይፍጠሩ።',
  renew: 'አዲስ ኮዶች ይፍጠሩ',
  codes: {
    text: 'እነዚህን የመጠባበቂያ ኮዶች ያለ ስልክዎ ሊያገኟቸው በሚችሉት ቦታ ያስቀምጡ። የማረጋገጫ መተግበሪያዎን መጠቀም ካልቻሉ እያንዳንዱ ኮድ አንድ ጊዜ ያስገባዎታል። <b>እንደገና አናሳያቸውም።</b>',
    label: 'የመጠባበቂያ ኮዶች',
    copy: 'ይቅዱ',
    copied: 'የመጠባበቂያ ኮዶቹ ተቀድተዋል።',
    notCopied: 'መቅዳት አልተሳካም። ኮዶቹን ይጻፏቸው።',
    download: 'ያውርዱ',
    saved: 'አስቀምጫቸዋለሁ',
    file: (brand, codes) => `የ${brand} የመጠባበቂያ ኮዶች። እያንዳንዱ አንድ ጊዜ ይሠራል።\n\n${codes}\n`,
    fileName: (brand) => `${brand.toLowerCase()}-recovery-codes.txt`,
  },
}
