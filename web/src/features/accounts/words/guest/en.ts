import { register } from './en/register.ts'
import { signIn } from './en/sign-in.ts'

/** What visitors read: signing in and registering. */
export const words = {
  home: (brand: string) => `${brand}, home`,
  /** Leads to the page where mistakes of a language are reported. */
  reportTranslation: 'Report this translation',
  ...signIn,
  register,
}
