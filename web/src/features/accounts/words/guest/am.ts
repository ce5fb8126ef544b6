import { register } from './am/register.ts'
import { signIn } from './am/sign-in.ts'
import type { words as en } from './en.ts'

export const words: typeof en = {
  home: (brand) => `${brand}፣ መነሻ`,
  reportTranslation: 'ስለዚህ ትርጉም ያሳውቁ',
  ...signIn,
  register,
}
