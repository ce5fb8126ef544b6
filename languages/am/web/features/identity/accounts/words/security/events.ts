import type { events as en } from '@ndoa/web/features/identity/accounts/words/security/events'

/** The security log, and what to do about an entry that the member does not recognise. */
export const events: typeof en = {
  failed: 'የቅርብ እንቅስቃሴዎን መጫን አልተቻለም',
  none: 'ገና ምንም የለም። ወደ መለያዎ መግባቶችና የመለያዎ ለውጦች እዚህ ይታያሉ።',
  unknown: 'የማያውቁት ነገር አዩ?',
  notMe: 'ይህ እኔ አይደለሁም',
  more: 'ተጨማሪ ያሳዩ',
  list: 'የቅርብ እንቅስቃሴ',
  kinds: {
    signed_in_password: 'በይለፍ ቃልዎ ተገብቷል',
    signed_in_link: 'በኢሜይል በተላከ አገናኝ ተገብቷል',
    signed_in_phone: 'በጽሑፍ መልእክት በተላከ ኮድ ተገብቷል',
    signed_in_second_factor: 'በሁለት ደረጃ ተገብቷል',
    signed_in_program: 'ከአሳሽ ውጭ ተገብቷል',
    refused_password: 'የተሳሳተ የይለፍ ቃል ገብቷል',
    refused_phone: 'የተሳሳተ የጽሑፍ መልእክት ኮድ ገብቷል',
    refused_second_factor: 'የተሳሳተ የሁለተኛ ደረጃ ኮድ ገብቷል',
    refused_often: 'ያልተሳኩ ሌሎች በርካታ የመግባት ሙከራዎች',
    signed_out: 'ከመለያው ተወጥቷል',
    session_ended: 'ከመሣሪያዎችዎ አንዱ ከመለያው እንዲወጣ ተደርጓል',
    other_sessions_ended: 'ሌሎች መሣሪያዎች ሁሉ ከመለያው እንዲወጡ ተደርጓል',
    password_set: 'የይለፍ ቃል ታክሏል',
    password_changed: 'የይለፍ ቃል ተቀይሯል',
    second_factor_on: 'በሁለት ደረጃ መግባት በርቷል',
    second_factor_off: 'በሁለት ደረጃ መግባት ጠፍቷል',
    recovery_codes_renewed: 'አዲስ የመጠባበቂያ ኮዶች ተፈጥረዋል',
    email_added: 'የኢሜይል አድራሻ ታክሏል',
    email_changed: 'የኢሜይል አድራሻ ተቀይሯል',
    phone_added: 'ስልክ ቁጥር ታክሏል',
    phone_changed: 'ስልክ ቁጥር ተቀይሯል',
    export_asked: 'የመረጃዎን ቅጂ ጠይቀዋል',
    export_fetched: 'የመረጃዎን ቅጂ አውርደዋል',
    deactivated: 'መለያው ለጊዜው ተዘግቷል',
    reactivated: 'መለያው እንደገና ተከፍቷል',
  },
  secure: {
    title: 'መለያዎን ይጠብቁ',
    withPassword:
      'ይህን ያደረገው ሌላ ሰው ከሆነ አሁን አዲስ የይለፍ ቃል ይምረጡ። ይህ ሌሎች መሣሪያዎችን ሁሉ ከመለያዎ ያስወጣል። ከዚያ የኢሜይል አድራሻውና ስልክ ቁጥሩ አሁንም የእርስዎ መሆናቸውን ይመልከቱ።',
    withoutPassword:
      'ይህን ያደረገው ሌላ ሰው ከሆነ ሌሎች መሣሪያዎችን ሁሉ አሁን ከመለያዎ ያስወጡ። ከዚያ የኢሜይል አድራሻውና ስልክ ቁጥሩ አሁንም የእርስዎ መሆናቸውን ይመልከቱ።',
    endOthers: 'ሌሎች መሣሪያዎችን ያስወጡ',
  },
}
