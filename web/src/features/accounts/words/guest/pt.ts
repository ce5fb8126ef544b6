import type { words as en } from './en.ts'
import { links } from './pt/links.ts'
import { register } from './pt/register.ts'
import { signIn } from './pt/sign-in.ts'

export const words: typeof en = {
  home: (brand) => `${brand}, início`,
  user: 'Membro',
  reportTranslation: 'Comunicar um erro de tradução',
  ...signIn,
  register,
  ...links,
}
