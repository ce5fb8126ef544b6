import { pluralForBadge } from '@ndoa/contract/arabic'
import { pluralAr as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/app/shell/words'

export const words: typeof en = {
  home: (brand) => `الصفحة الرئيسية، ${brand}`,
  hello: (name) => `مرحبًا ${name}`,
  sidebar: 'الشريط الجانبي',
  main: 'القائمة الرئيسية',
  tabs: 'علامات التبويب',
  menu: 'القائمة',
  openMenu: 'فتح القائمة',
  skipToContent: 'الانتقال إلى المحتوى',
  logout: 'تسجيل الخروج',
  places: {
    dashboard: 'الرئيسية',
    matches: 'الإعجابات المتبادلة',
    find: 'البحث عن شريك',
    messages: 'الرسائل',
    likes: 'الإعجابات',
    notifications: 'الإشعارات',
    photos: 'الصور',
    profile: 'الملف الشخصي',
    settings: 'الإعدادات',
  },
  /** Shorter labels for the phone's bottom bar. */
  tabPlaces: {
    dashboard: 'الرئيسية',
    find: 'البحث',
    messages: 'الرسائل',
    likes: 'الإعجابات',
    profile: 'ملفي',
  },
  /** Badge labels; `shown` is the count or "99+". */
  badges: {
    messages: (count, shown) =>
      pluralForBadge(count, shown, {
        zero: 'لا رسائل غير مقروءة',
        one: 'رسالة واحدة غير مقروءة',
        two: 'رسالتان غير مقروءتين',
        few: `${shown} رسائل غير مقروءة`,
        many: `${shown} رسالة غير مقروءة`,
        other: `${shown} رسالة غير مقروءة`,
      }),
    likes: (count, shown) =>
      pluralForBadge(count, shown, {
        zero: 'لا إعجابات جديدة',
        one: 'إعجاب جديد واحد',
        two: 'إعجابان جديدان',
        few: `${shown} إعجابات جديدة`,
        many: `${shown} إعجابًا جديدًا`,
        other: `${shown} إعجاب جديد`,
      }),
    notifications: (count, shown) =>
      pluralForBadge(count, shown, {
        zero: 'لا إشعارات غير مقروءة',
        one: 'إشعار واحد غير مقروء',
        two: 'إشعاران غير مقروءين',
        few: `${shown} إشعارات غير مقروءة`,
        many: `${shown} إشعارًا غير مقروء`,
        other: `${shown} إشعار غير مقروء`,
      }),
  },
  account: {
    open: 'قائمة الحساب',
    title: 'الحساب',
    profile: 'ملفي الشخصي',
    settings: 'الإعدادات',
    help: 'المساعدة',
    signOut: 'تسجيل الخروج',
  },
  connection: {
    late: 'جارٍ إعادة الاتصال... قد تتأخر الرسائل والإعجابات الجديدة.',
    back: 'عاد الاتصال بالإنترنت.',
    offline: 'لا يوجد اتصال بالإنترنت.',
    asOf: (moment) => `ما يظهر على هذه الشاشة محفوظ منذ: ${moment}.`,
    missing: 'سيتم تحميل ما ينقص عند عودة الاتصال بالإنترنت.',
    /** A time on an earlier day. */
    moment: (day, time) => `${day}، ${time}`,
  },
  leave: {
    title: 'تسجيل الخروج رغم ذلك؟',
    deleted: 'سيُحذف ذلك عند تسجيل الخروج.',
    leave: 'تسجيل الخروج رغم ذلك',
    stay: 'البقاء',
    unsent: (count) =>
      plural(count, {
        zero: 'لا رسائل بانتظار الإرسال.',
        one: 'بقيت رسالة واحدة لم تُرسل بعد.',
        two: 'بقيت رسالتان لم تُرسلا بعد.',
        few: `بقيت ${count} رسائل لم تُرسل بعد.`,
        many: `بقيت ${count} رسالة لم تُرسل بعد.`,
        other: `بقيت ${count} رسالة لم تُرسل بعد.`,
      }),
    photos: (count) =>
      plural(count, {
        zero: 'لا صور بانتظار الرفع.',
        one: 'بقيت صورة واحدة لم تُرفع بعد.',
        two: 'بقيت صورتان لم تُرفعا بعد.',
        few: `بقيت ${count} صور لم تُرفع بعد.`,
        many: `بقيت ${count} صورة لم تُرفع بعد.`,
        other: `بقيت ${count} صورة لم تُرفع بعد.`,
      }),
    unsaved: 'كتبت شيئًا لم يُرسل ولم يُحفظ بعد.',
  },
}
