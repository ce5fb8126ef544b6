import type { words as en } from '@ndoa/web/app/screens/words'
import { home } from './words/home.ts'
import { lists } from './words/lists.ts'

export const words: typeof en = {
  home,
  ...lists,
  messages: 'الرسائل',
  conversation: 'محادثة',
  findMatches: 'البحث عن شريك',
  findPerfect: 'البحث عن شريك حياتك',
  photos: {
    title: 'إدارة الصور',
    text: (most) => `صورك تعرّف بك: حتى ${most} صور، بالترتيب المفضل لديك.`,
    unknownPlace: 'مكان غير معروف',
  },
  profile: { title: 'تعديل الملف الشخصي', text: 'كلما كانت معلوماتك أحدث، كانت الاقتراحات أنسب' },
  settings: {
    title: 'إعدادات الحساب',
    signedInAs: 'هذا حساب <name></name>.',
    signedInAsWith: 'هذا حساب <name></name> (<email></email>).',
  },
  verification: 'التوثيق',
  suspended: {
    pageTitle: 'حسابك',
    title: 'حسابك',
    logout: 'تسجيل الخروج',
    until: (date, time) => `حسابك معلق حتى ${date}، ${time}.`,
    forever: 'حسابك معلق حتى إشعار آخر.',
    text: 'تحية طيبة <name></name>، لا يستطيع أحد رؤية ملفك الشخصي حتى ذلك الحين، ولا يمكنك إبداء الإعجاب أو تبادله أو إرسال الرسائل. ملفك وإعجاباتك المتبادلة ورسائلك محفوظة. ويمكن قراءة قواعدنا في <a>قواعد المجتمع</a>.',
    decided: 'ما قررناه وأسبابه',
    contact: 'هل هناك ما هو غير واضح؟ يمكنك <a>مراسلتنا</a>. نرد خلال 24 ساعة.',
  },
}
