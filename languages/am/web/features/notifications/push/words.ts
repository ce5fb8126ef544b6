import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/features/notifications/push/words'

export const words: typeof en = {
  turnOn: 'በዚህ መሣሪያ ማሳወቂያ ያግኙ',
  why: 'አዲስ ነገር ሲኖርዎት አጭር ማሳወቂያ ይደርስዎታል። ስም፣ ፎቶ ወይም መልእክት በጭራሽ አያሳይም።',
  notNow: 'አሁን አይሆንም',
  isOn: 'አዲስ ነገር ሲኖርዎት ይህ መሣሪያ ያሳውቅዎታል።',
  denied: `ይህ አሳሽ የ${BRAND} ማሳወቂያዎችን ይከለክላል። ለመፍቀድ ከአድራሻው አጠገብ ያለውን የዚህን ድረ ገጽ ቅንብር ይክፈቱ፣ «ማሳወቂያዎች» (Notifications) ከዚያም «ፍቀድ» (Allow) የሚለውን ይምረጡ።`,
  needsInstall: `በiPhone ወይም በiPad ላይ መጀመሪያ ${BRAND}ን ወደ መነሻ ማያ ገጽ ያክሉ፦ «Share» የሚለውን፣ ከዚያም «Add to Home Screen» የሚለውን ይጫኑ። ከዚያ ${BRAND}ን ከዚያው ይክፈቱ።`,
  unsupported: 'ይህ አሳሽ ማሳወቂያ መቀበል አይችልም።',
  failed: 'ማብራት አልተቻለም። እባክዎ እንደገና ይሞክሩ።',
  setting: 'በዚህ መሣሪያ ላይ የሚደርሱ ማሳወቂያዎች',
}
