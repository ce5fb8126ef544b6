import type { words as en } from '@ndoa/web/features/identity/accounts/words/guest'
import { register } from './guest/register.ts'
import { signIn } from './guest/sign-in.ts'

export const words: typeof en = {
  home: (brand) => `${brand}፣ መነሻ`,
  noCookies: 'አሳሽዎ ኩኪዎችን ስለሚከለክል እንደገቡ መቆየት አይቻልም። በአሳሹ ቅንብሮች ውስጥ ለዚህ ድረ ገጽ ኩኪዎችን ይፍቀዱ፣ ከዚያም ገጹን እንደገና ይጫኑ።',
  reportTranslation: 'ስለዚህ ትርጉም ያሳውቁ',
  ...signIn,
  register,
}
