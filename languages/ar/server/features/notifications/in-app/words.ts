import { daysAr } from '@ndoa/contract/arabic'
import { INACTIVE_AFTER_DAYS } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/server/features/notifications/in-app/words'

export const words: typeof en = {
  /** Replaces a name. */
  someone: 'أحد الأعضاء',
  formerMember: 'أحد الأعضاء',
  match: (name) => ({
    title: 'إعجاب متبادل جديد!',
    message: `الإعجاب متبادل بينك وبين ${name}. حان وقت التحية!`,
  }),
  message: (name) => ({
    title: 'رسالة جديدة',
    message: `وصلتك رسالة من ${name}.`,
  }),
  like: (name) => ({
    title: 'إعجاب جديد!',
    message: `نال ملفك إعجاب ${name}.`,
  }),
  unanswered: (name) => ({
    title: 'رسالة تنتظر ردك',
    message: `وصلتك رسالة من ${name} قبل ثلاثة أيام، وردّك سيكون موضع ترحيب.`,
  }),
  profile: {
    title: 'إكمال ملفك الشخصي',
    message: 'ينظر الأعضاء أولًا إلى الملفات الأكثر تفصيلًا. وما زالت في ملفك بضع إجابات فارغة.',
  },
  views: {
    title: 'مشاهدات الملف',
    message: 'اطلع أعضاء على ملفك هذا الأسبوع. يظهر عددهم في صفحتك الرئيسية.',
  },
  report: {
    title: 'بخصوص بلاغك',
    message: 'نظرنا في بلاغك. يمكنك الآن معرفة ما نتج عنه.',
  },
  statement: {
    title: 'بخصوص حسابك',
    message: 'اتخذ فريقنا قرارًا بشأن حسابك. يرجى قراءته.',
  },
  verification_asked: (name) => ({
    title: 'هل يهمك توثيق ملفك؟',
    message: `لدى ${name} رغبة في رؤية شارة التوثيق على ملفك. والأمر متروك لك.`,
  }),
  verification_call: {
    title: 'مكالمتك بالفيديو',
    message: 'حددنا موعدها. يمكنك الآن معرفة متى وأين نلتقي.',
  },
  verification_approved: {
    title: 'تم توثيق ملفك',
    message: 'على ملفك الآن شارة زرقاء.',
  },
  verification_rejected: {
    title: 'تعذر توثيق ملفك',
    message: 'يمكنك معرفة السبب وما يمكن فعله.',
  },
  verification_expired: {
    title: 'انتهت مدة شارتك',
    message: 'مضت سنة منذ أن قارنّا صورك. يمكنك توثيق ملفك من جديد.',
  },
  contact_banned: (name) => ({
    title: `بخصوص ${name}`,
    message: `أزلنا حساب ${name}، لأنه خالف قواعدنا بشأن المال أو الهوية المزيفة. والاحتيال محتمل. إياك وإرسال المال، وإياك ومشاركة البيانات المصرفية أو الرموز. وإذا سبق أن أرسلت مالًا، فعليك فورًا مطالبة البنك أو مزود خدمة الأموال عبر الهاتف باسترجاعه، مع الاحتفاظ بالمحادثة. ويمكنك قراءة ما يمكن فعله أيضًا وكيفية التواصل معنا.`,
  }),
  contact_cleared: (name) => ({
    title: `تصحيح بخصوص ${name}`,
    message: `أخبرناك بأننا أزلنا حساب ${name}. كان ذلك القرار خطأ، وقد ألغيناه. ليس لدينا سبب لتنبيهك، ونحن نعتذر.`,
  }),
  inactivity: {
    title: 'مضى وقت منذ زيارتك الأخيرة',
    message: `بعد ${daysAr(INACTIVE_AFTER_DAYS)} من دون زيارة، نتوقف عن اقتراح الملف الشخصي. ونعود إلى اقتراحه ابتداءً من الزيارة التالية.`,
  },
  saved_search: {
    title: 'شخص جديد',
    message: 'ظهر شخص جديد يوافق بحثًا حفظته. يمكنك معرفة من هو.',
  },
}
