import { links } from './en/links.ts'
import { register } from './en/register.ts'
import { signIn } from './en/sign-in.ts'

/** What visitors read: signing in, registering, and following a mailed link. */
export const words = {
  home: (brand: string) => `${brand}, home`,
  /** Of a member without a name. */
  user: 'User',
  /** Leads to the page where mistakes of a language are reported. */
  reportTranslation: 'Report this translation',
  ...signIn,
  register,
  ...links,
}
