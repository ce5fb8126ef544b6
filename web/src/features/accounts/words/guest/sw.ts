import type { words as en } from './en.ts'
import { register } from './sw/register.ts'
import { signIn } from './sw/sign-in.ts'

export const words: typeof en = {
  home: (brand) => `${brand}, mwanzo`,
  reportTranslation: 'Ripoti tafsiri hii',
  ...signIn,
  register,
}
