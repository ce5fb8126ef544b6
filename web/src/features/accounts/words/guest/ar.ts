import { register } from './ar/register.ts'
import { signIn } from './ar/sign-in.ts'
import type { words as en } from './en.ts'

/** What visitors read: signing in and registering. */
export const words: typeof en = {
  home: (brand) => `الصفحة الرئيسية، ${brand}`,
  noCookies:
    'يحظر متصفحك ملفات تعريف الارتباط، فلا يمكن البقاء مسجّلًا. اسمح بها لهذا الموقع في إعدادات المتصفح، ثم أعد تحميل الصفحة.',
  reportTranslation: 'الإبلاغ عن خطأ في الترجمة',
  ...signIn,
  register,
}
