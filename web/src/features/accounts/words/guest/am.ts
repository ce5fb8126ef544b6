import { links } from './am/links.ts'
import { register } from './am/register.ts'
import { signIn } from './am/sign-in.ts'
import type { words as en } from './en.ts'

export const words: typeof en = {
  home: (brand) => `${brand}፣ መነሻ`,
  user: 'አባል',
  reportTranslation: 'ስለዚህ ትርጉም ያሳውቁ',
  ...signIn,
  register,
  ...links,
}
