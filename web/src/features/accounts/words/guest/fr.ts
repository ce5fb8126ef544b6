import type { words as en } from './en.ts'
import { register } from './fr/register.ts'
import { signIn } from './fr/sign-in.ts'

export const words: typeof en = {
  home: (brand) => `${brand}, accueil`,
  reportTranslation: 'Signaler cette traduction',
  ...signIn,
  register,
}
