import { links } from './ar/links.ts'
import { register } from './ar/register.ts'
import { signIn } from './ar/sign-in.ts'
import type { words as en } from './en.ts'

/** What visitors read: signing in, registering, and following a mailed link. */
export const words: typeof en = {
  home: (brand) => `الصفحة الرئيسية، ${brand}`,
  /** Of a member without a name. */
  user: 'عضو',
  reportTranslation: 'الإبلاغ عن خطأ في الترجمة',
  ...signIn,
  register,
  ...links,
}
