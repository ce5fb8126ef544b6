import type { words as en } from './en.ts'
import { register } from './pt/register.ts'
import { signIn } from './pt/sign-in.ts'

export const words: typeof en = {
  home: (brand) => `${brand}, início`,
  reportTranslation: 'Comunicar um erro de tradução',
  ...signIn,
  register,
}
