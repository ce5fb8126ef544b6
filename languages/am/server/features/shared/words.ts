import { BRAND } from '@ndoa/contract/brand'
import type { RequestFault } from '@ndoa/contract/faults'
import { SAVED_SEARCHES_MAX } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/server/features/shared/words'
import { type Unit, waitOf } from '@ndoa/server/platform/limits'
import { words as faults } from '../../../contract/words/faults.ts'

/** Nouns take no plural after a number. */
const units: Record<Unit, (count: number) => string> = {
  second: (count) => `${count} ሰከንድ`,
  minute: (count) => `${count} ደቂቃ`,
  hour: (count) => `${count} ሰዓት`,
  day: (count) => `${count} ቀን`,
}

/** A waiting time inside a sentence: "ከ5 ደቂቃ በኋላ". */
export function waiting(seconds: number): string {
  const { count, unit } = waitOf(seconds)
  return units[unit](count)
}

const requestFaults: Record<RequestFault, string> = {
  unusable: 'ጥቅም ላይ ሊውሉ የማይችሉ ምልክቶች አሉበት',
  either_contact: 'ከሁለቱ አንዱን ያስገቡ',
  name_missing: 'ስምዎን ያስገቡ',
  subject_missing: 'ርዕስ ያስገቡ',
  message_missing: 'መልእክትዎን ይጻፉ',
  about_missing: 'የትኛውን መገለጫ ወይም ገጽ እንደሆነ ይንገሩን',
  details_missing: 'ችግሩ ምን እንደሆነ ይንገሩን',
  appeal_missing: 'ለምን ዳግም ማየት እንዳለብን ይንገሩን',
}

export const words: typeof en = {
  tooManyRequests: 'ብዙ ጥያቄዎች ተልከዋል።',
  tryAgainIn: (seconds) => `ከ${waiting(seconds)} በኋላ እንደገና ይሞክሩ።`,
  tooManyChanges: 'ይህን ብዙ ጊዜ ቀይረዋል።',
  wrongAppCode:
    'ኮዱ ትክክል አይደለም። እንደገና ይሞክሩ። አሁንም ተቀባይነት ካላገኘ የስልክዎ ሰዓት የተሳሳተ ሊሆን ይችላል፤ ሰዓቱ በራሱ እንዲስተካከል ያድርጉ።',
  refusals: {
    'request.invalid': 'ምልክት የተደረገባቸውን ቦታዎች ያስተካክሉ።',
    'request.malformed': 'ይህን ጥያቄ ማንበብ አልቻልንም።',
    'request.too_slow': 'ለመድረስ ብዙ ጊዜ ወሰደ። እንደገና ይሞክሩ።',
    'request.too_large': 'ይህ ለመላክ በጣም ትልቅ ነው።',
    'request.unsupported_type': 'እንዲህ ዓይነት ይዘት እዚህ አይቻልም።',
    'request.method': 'ይህን እዚህ ማድረግ አይቻልም።',
    'request.foreign_origin': 'ይህ ጥያቄ የመጣው ከሌላ ድረ ገጽ ነው።',
    'request.denied': 'ይህን ለማየት ወይም ለማድረግ ፈቃድ የለዎትም።',
    'request.not_found': 'ይህ አይገኝም።',
    'request.too_many': 'ብዙ ጥያቄዎች ተልከዋል። ቆየት ብለው እንደገና ይሞክሩ።',
    'request.too_many_uploads': 'በአንድ ጊዜ ብዙ ፎቶዎች ናቸው። ጥቂት ቆይተው እንደገና ይሞክሩ።',
    'server.defect': 'የሆነ ችግር ተፈጥሯል። እንደገና ይሞክሩ።',
    'server.busy': 'አገልግሎቱ ተጨናንቋል። ጥቂት ቆይተው እንደገና ይሞክሩ።',
    'accounts.sign_in_needed': 'ወደ መለያዎ ይግቡ።',
    'accounts.email_unconfirmed': 'መጀመሪያ የኢሜይል አድራሻዎን ያረጋግጡ።',
    'accounts.email_taken': 'በዚህ ኢሜይል የተከፈተ መለያ አለ። ለመግባት ይሞክሩ።',
    'accounts.password_too_short': 'የይለፍ ቃሉ ቢያንስ 6 ምልክቶች ሊኖሩት ይገባል።',
    'accounts.password_common': 'ይህ የይለፍ ቃል በጣም የተለመደ ነው። ሌላ ይምረጡ።',
    'accounts.email_needed': 'መጀመሪያ የኢሜይል አድራሻ ያክሉ፤ የሚገቡት በእሱና በይለፍ ቃሉ ነው።',
    'accounts.email_invalid': 'ትክክለኛ የኢሜይል አድራሻ ያስገቡ።',
    'accounts.email_unreachable': 'የኢሜይል አድራሻውን ማረጋገጥ አልተቻለም። ኢሜይልዎን ይመልከቱና እንደገና ይሞክሩ።',
    'accounts.too_young': faults.too_young,
    'accounts.wrong_credentials': 'ኢሜይሉ ወይም የይለፍ ቃሉ ትክክል አይደለም።',
    'accounts.too_many_tries': 'ብዙ ሙከራዎች ተደርገዋል።',
    'accounts.codes_used_up': 'ለአሁኑ ወደ አገርዎ ተጨማሪ የጽሑፍ መልእክት መላክ አንችልም። በምትኩ የኢሜይል አድራሻዎን ይጠቀሙ።',
    'accounts.suspended': 'ይህ መለያ ታግዷል።',
    'accounts.second_factor_needed': 'በማረጋገጫ መተግበሪያዎ ላይ ያለውን ኮድ ያስገቡ።',
    'accounts.link_invalid': 'ይህ አገናኝ ከእንግዲህ አይሠራም። አዲስ ይጠይቁ።',
    'accounts.sign_in_confirmation_needed': 'እዚህ መግባት እንደሚፈልጉ ያረጋግጡ።',
    'accounts.sign_up_password_needed': 'ሲመዘገቡ የመረጡትን የይለፍ ቃል ያስገቡ።',
    'accounts.sign_up_password_wrong': 'ሲመዘገቡ የመረጡት የይለፍ ቃል ይህ አይደለም። እንደገና ይሞክሩ፤ ወይም ከታች እንደ አዲስ ይጀምሩ።',
    'accounts.signed_in_as_another': 'በዚህ አሳሽ ላይ ሌላ ሰው ገብቷል።',
    'accounts.proof_needed': 'የአሁኑን የይለፍ ቃልዎን ያስገቡ፤ ወይም እንደገና ይግቡ።',
    'accounts.phone_unknown': 'ስልክ ቁጥሩ ወይም የይለፍ ቃሉ ትክክል አይደለም። ይመልከቷቸውና እንደገና ይሞክሩ።',
    'accounts.code_invalid': 'ኮዱ ትክክል አይደለም',
    'accounts.second_factor_wrong': 'ኮዱ ትክክል አይደለም። እንደገና ይሞክሩ።',
    'accounts.second_step_over': 'የመግቢያው ጊዜ አልፏል። እንደገና ይግቡ።',
    'accounts.second_factor_is_on': 'በሁለት ደረጃ መግባት አስቀድሞ በርቷል።',
    'accounts.second_factor_is_off': 'በሁለት ደረጃ መግባት አልበራም።',
    'accounts.wrong_password': 'የአሁኑ የይለፍ ቃልዎ ይህ አይደለም።',
    'statements.appealed': 'ይህን ዳግም እንድናየው አስቀድመው ጠይቀዋል።',
    'statements.too_late': 'ይህ ከተወሰነ ከስድስት ወር በላይ ስለሆነ ዳግም ሊታይ አይችልም።',
    'push.unknown_service': 'ወደዚህ አሳሽ ማሳወቂያ መላክ አንችልም።',
    'settings.second_factor': 'በሁለት ደረጃ መግባትን በማረጋገጫ መተግበሪያዎ ያዘጋጁ ወይም ያስወግዱ።',
    'membership.price_changed': 'ዋጋው ተቀይሯል። እባክዎ ከመክፈልዎ በፊት እንደገና ይመልከቱት።',
    'membership.method_unavailable': 'ይህ የክፍያ መንገድ አሁን አይገኝም። እባክዎ ሌላ ይምረጡ።',
    'membership.country_needed': 'እባክዎ መጀመሪያ የሚኖሩበትን አገር በመገለጫዎ ላይ ያክሉ፤ ዋጋው በአገሩ ይወሰናል።',
    'membership.provider_away': 'የክፍያ አገልግሎቱ አሁን መልስ አይሰጥም፤ ምንም ክፍያ አልተወሰደም። እባክዎ ከጥቂት ደቂቃዎች በኋላ እንደገና ይሞክሩ።',
    'membership.nothing_to_withdraw': 'ከዚህ ክፍያ የሚመለስ ቀሪ የለም።',
    'membership.no_card': 'አባልነትዎን የሚያድስ ካርድ የለም።',
    'membership.needed': `ፍለጋዎችን ማስቀመጥና ስለ አዲስ ሰዎች መስማት የPremium ${BRAND} አካል ነው። ማጣሪያዎች ሁሉ በነፃ ናቸው።`,
    'saved_searches.too_many': `${SAVED_SEARCHES_MAX} የተቀመጡ ፍለጋዎች አሉዎት። እባክዎ መጀመሪያ አንዱን ይሰርዙ።`,
    'saved_searches.same_filters': 'ይህን ፍለጋ አስቀድመው አስቀምጠዋል።',
    'saved_searches.same_name': 'በዚህ ስም የተቀመጠ ፍለጋ አለዎት።',
    'likes.paused': 'መገለጫዎ ለጊዜው ቆሟል። መገለጫ ለመውደድ መገለጫዎን ያስቀጥሉ።',
    'profiles.age_range': 'ዝቅተኛው ዕድሜ ከከፍተኛው ዕድሜ ማነስ አለበት',
    'photos.too_many': 'ማስገባት የሚችሉት እስከ 9 ፎቶዎች ብቻ ነው።',
    'photos.deleted': 'ይህ ፎቶ ተሰርዟል። እንደገና ለማስገባት ፎቶውን በድጋሚ ይምረጡ።',
    'photos.unreadable': 'የJPEG፣ PNG ወይም WebP ፎቶ ይምረጡ።',
    'photos.too_many_pixels': 'ይህ ፎቶ በጣም ትልቅ ነው። አነስ ያለ ይምረጡ።',
    'photos.too_small': 'ይህ ፎቶ በጣም ትንሽ ነው። አጭሩ ጎኑ ቢያንስ 200 ፒክሰል የሆነ ፎቶ ይምረጡ።',
    'photos.too_narrow': 'ይህ ፎቶ በጣም ጠባብ ነው። ረጅሙ ጎኑ ከአጭሩ 4 እጥፍ የማይበልጥ ፎቶ ይምረጡ።',
    'photos.not_the_own_set': 'ፎቶዎችዎ ተቀይረዋል። እንደገና ይሞክሩ።',
    'photos.rejected': 'ውድቅ የተደረገ ፎቶ ዋና ፎቶ ሊሆን አይችልም።',
    'verification.no_photo': 'መጀመሪያ ዋና ፎቶ ያክሉና እስኪጸድቅ ይጠብቁ፤ እርስዎን የምናነጻጽረው ከእሱ ጋር ነው።',
    'verification.waiting': 'ጥያቄዎን አሁን እያየነው ነው።',
    'verification.verified': 'መገለጫዎ አስቀድሞ ተረጋግጧል።',
    'verification.expired': 'ይህ ኮድ ከእንግዲህ አይሠራም፤ ከአሥር ደቂቃ በላይ አልፏል ወይም እንደ አዲስ ጀምረዋል።',
    'likes.matched': 'ሁለታችሁ አስቀድሞ ተዛማጆች ናችሁ።',
    'messaging.idempotency_conflict': 'ይህ መልእክት በሌላ ጽሑፍ አስቀድሞ ተልኳል።',
    'reports.idempotency_conflict': 'ይህ ሪፖርት በሌላ ጽሑፍ አስቀድሞ ተልኳል።',
    'messaging.slowed': 'ለአሁኑ አዲስ ውይይት መጀመር አይችሉም። አስቀድመው ለሚያወሯቸው ሰዎች ግን መጻፍ ይችላሉ።',
    'messaging.unavailable': 'ይህ አባል አይገኙም',
  },
  faults: {
    ...faults,
    unknown: 'ይህን ቦታ አናውቀውም።',
    missing: 'ይህ ቦታ አልተሞላም።',
    ...requestFaults,
    too_long: (most) => `በጣም ረጅም ነው፤ ቢበዛ ${most} ምልክቶች።`,
    too_many: (most) => `ቢበዛ ${most} ይቻላል።`,
    too_big: (most) => `${most} ወይም ያነሰ ያስገቡ።`,
    too_short: (least) => `በጣም አጭር ነው፤ ቢያንስ ${least} ምልክቶች።`,
    too_few: (least) => `ቢያንስ ${least} ያስፈልጋል።`,
    too_small: (least) => `${least} ወይም የበለጠ ያስገቡ።`,
  },
}
