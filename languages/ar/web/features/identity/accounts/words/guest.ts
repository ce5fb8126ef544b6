import type { words as en } from '@ndoa/web/features/identity/accounts/words/guest'
import { register } from './guest/register.ts'
import { signIn } from './guest/sign-in.ts'

export const words: typeof en = {
  home: (brand) => `الصفحة الرئيسية، ${brand}`,
  noCookies:
    'يحظر متصفحك ملفات تعريف الارتباط، فلا يمكن البقاء مسجّلًا. اسمح بها لهذا الموقع في إعدادات المتصفح، ثم أعد تحميل الصفحة.',
  reportTranslation: 'الإبلاغ عن خطأ في الترجمة',
  ...signIn,
  register,
}
