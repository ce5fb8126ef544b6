import { register } from './guest/register.ts'
import { signIn } from './guest/sign-in.ts'

export const words = {
  home: (brand: string) => `${brand}, home`,
  noCookies:
    'Your browser blocks cookies, so you can’t stay signed in. Allow cookies for this site in the browser’s settings, then load the page again.',
  /** Links to the page for reporting translation mistakes. */
  reportTranslation: 'Report this translation',
  ...signIn,
  register,
}
