import { contacts } from './ar/contacts.ts'
import { events } from './ar/events.ts'
import { factor } from './ar/factor.ts'
import { password } from './ar/password.ts'
import { sessions } from './ar/sessions.ts'
import type { words as en } from './en.ts'

/** How members sign in, and what has happened to their account. */
export const words: typeof en = {
  failed: 'تعذر تحميل إعدادات الأمان',
  titles: {
    contacts: 'طريقة تسجيل دخولك',
    password: 'كلمة المرور',
    factor: 'الدخول بخطوتين',
    sessions: 'أجهزتك',
    activity: 'آخر ما حدث في حسابك',
  },
  notDone: 'لم يتم ذلك. يرجى المحاولة مرة أخرى.',
  contacts,
  password,
  factor,
  sessions,
  events,
}
