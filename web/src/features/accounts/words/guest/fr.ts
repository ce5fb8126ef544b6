import type { words as en } from './en.ts'
import { links } from './fr/links.ts'
import { register } from './fr/register.ts'
import { signIn } from './fr/sign-in.ts'

export const words: typeof en = {
  home: (brand) => `${brand}, accueil`,
  user: 'Membre',
  reportTranslation: 'Signaler cette traduction',
  ...signIn,
  register,
  ...links,
}
