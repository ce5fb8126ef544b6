import { register } from './en/register.ts'
import { signIn } from './en/sign-in.ts'

/** What visitors read: signing in and registering. */
export const words = {
  home: (brand: string) => `${brand}, home`,
  noCookies:
    'Your browser blocks cookies, so you can’t stay signed in. Allow cookies for this site in the browser’s settings, then load the page again.',
  /** Leads to the page where mistakes of a language are reported. */
  reportTranslation: 'Report this translation',
  ...signIn,
  register,
}
