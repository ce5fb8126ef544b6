import type { words as en } from '@ndoa/web/features/identity/accounts/words/security'
import { contacts } from './security/contacts.ts'
import { events } from './security/events.ts'
import { factor } from './security/factor.ts'
import { password } from './security/password.ts'
import { sessions } from './security/sessions.ts'

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
