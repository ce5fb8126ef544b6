import { pluralForBadge } from '@ndoa/contract/arabic'
import { pluralAr as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/features/dating/messaging/words'
import { words as openers } from '../../../../contract/dating/words/openers.ts'
import { bubble, cautions, composer, moneyQuestion } from './words/chat.ts'

export const words: typeof en = {
  title: 'الرسائل',
  myMatches: 'الإعجابات المتبادلة',
  conversations: 'المحادثات',
  conversation: 'محادثة',
  conversationWith: (name) => `محادثة مع ${name}`,
  messagesWith: (name) => `الرسائل مع ${name}`,
  /** Replaces the name of a member who has left. */
  thisMember: 'هذا العضو',
  unread: (count, shown) =>
    pluralForBadge(count, shown, {
      zero: 'لا رسائل غير مقروءة',
      one: 'رسالة واحدة غير مقروءة',
      two: 'رسالتان غير مقروءتين',
      few: `${shown} رسائل غير مقروءة`,
      many: `${shown} رسالة غير مقروءة`,
      other: `${shown} رسالة غير مقروءة`,
    }),
  fresh: (count, shown) =>
    pluralForBadge(count, shown, {
      zero: 'لا رسائل جديدة',
      one: 'رسالة جديدة واحدة',
      two: 'رسالتان جديدتان',
      few: `${shown} رسائل جديدة`,
      many: `${shown} رسالة جديدة`,
      other: `${shown} رسالة جديدة`,
    }),
  fromYou: 'رسالتك: <message></message>',
  start: 'حان وقت التحية الأولى!',
  sayHello: 'تحية قصيرة لأحد من بادلوك الإعجاب تكفي للبداية.',
  sayHelloTo: (name) => `تحية قصيرة إلى ${name} تكفي للبداية.`,
  /** `more` is for screen readers only. */
  match: (percent) => `<more>توافق </more>${percent}%`,
  backToList: 'العودة إلى المحادثات',
  seeProfile: '، عرض الملف الشخصي',
  typing: 'جارٍ الكتابة...',
  safetyTips: 'نصائح السلامة',
  removed: 'أزال فريقنا هذه الرسالة.',
  notAvailable: 'العضو غير متاح',
  sendFailed: 'تعذر إرسال رسالتك. يرجى المحاولة مرة أخرى.',
  jumpToLatest: 'الانتقال إلى الأحدث',
  loadingOlder: 'جارٍ تحميل الرسائل الأقدم...',
  olderFailed: 'تعذر تحميل الرسائل الأقدم. إعادة المحاولة',
  loadingConversations: 'جارٍ تحميل المحادثات...',
  loadingMessages: 'جارٍ تحميل الرسائل...',
  failed: {
    title: 'تعذر تحميل الرسائل',
    text: 'لم يتم تحميل المحادثات',
    retry: 'إعادة المحاولة',
    test: 'اختبار قاعدة البيانات',
    answers: (count) =>
      plural(count, {
        zero: 'قاعدة البيانات تجيب: لا محادثات.',
        one: 'قاعدة البيانات تجيب: محادثة واحدة.',
        two: 'قاعدة البيانات تجيب: محادثتان.',
        few: `قاعدة البيانات تجيب: ${count} محادثات.`,
        many: `قاعدة البيانات تجيب: ${count} محادثة.`,
        other: `قاعدة البيانات تجيب: ${count} محادثة.`,
      }),
  },
  gone: {
    title: 'هذه المحادثة غير متاحة',
    text: 'لم يعد بينكما إعجاب متبادل، أو غادر هذا العضو.',
    back: 'رجوع',
  },
  refused: { title: 'لم تُرسل', ok: 'حسنًا' },
  search: {
    label: 'البحث في المحادثات',
    placeholder: 'البحث في المحادثات...',
    nothing: 'لا توجد محادثات بهذا الاسم.',
  },
  noMessages: { title: 'لا رسائل بعد' },
  noMatches: {
    title: 'لا إعجابات متبادلة',
    text: 'لا تبدأ المحادثة إلا بعد إعجاب متبادل.',
    find: 'البحث عن شريك',
  },
  nothingOpen: {
    title: 'اختيار محادثة',
    text: 'يمكنك اختيار محادثة من القائمة لقراءتها والرد عليها.',
  },
  newMatches: {
    title: 'إعجابات متبادلة جديدة',
    viewAll: 'عرض الكل<more> من الإعجابات المتبادلة</more>',
    writeTo: '<more>مراسلة </more><name></name>',
  },
  recent: {
    title: 'أحدث الرسائل',
    viewAll: 'عرض الكل<more> من الرسائل</more>',
    empty: 'لا رسائل بعد. عندما يصبح الإعجاب متبادلًا، يمكنكما التراسل من هنا.',
  },
  announced: {
    somebody: 'أحد من بادلوك الإعجاب',
    from: (name) => `رسالة جديدة من ${name}`,
    message: (name, message) => `رسالة جديدة من ${name}: ${message}`,
  },
  matchFound: {
    title: 'إعجاب متبادل',
    text: 'الإعجاب متبادل بينك وبين <name></name>.',
    shared: 'ما يجمعكما',
    begin: 'كلمة طيبة بداية حسنة',
    close: 'رائع!',
  },
  bubble,
  cautions,
  composer,
  moneyQuestion,
  openers: { label: 'عبارات للبداية', ...openers },
}
