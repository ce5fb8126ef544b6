import { register } from './am/register.ts'
import { signIn } from './am/sign-in.ts'
import type { words as en } from './en.ts'

export const words: typeof en = {
  home: (brand) => `${brand}፣ መነሻ`,
  noCookies: 'አሳሽዎ ኩኪዎችን ስለሚከለክል እንደገቡ መቆየት አይቻልም። በአሳሹ ቅንብሮች ውስጥ ለዚህ ድረ ገጽ ኩኪዎችን ይፍቀዱ፣ ከዚያም ገጹን እንደገና ይጫኑ።',
  reportTranslation: 'ስለዚህ ትርጉም ያሳውቁ',
  ...signIn,
  register,
}
