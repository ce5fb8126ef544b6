import type { words as en } from './en.ts'
import { links } from './sw/links.ts'
import { register } from './sw/register.ts'
import { signIn } from './sw/sign-in.ts'

export const words: typeof en = {
  home: (brand) => `${brand}, mwanzo`,
  user: 'Mwanachama',
  reportTranslation: 'Ripoti tafsiri hii',
  ...signIn,
  register,
  ...links,
}
