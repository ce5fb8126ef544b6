import { pluralForBadge } from '@ndoa/contract/arabic'
import { pluralAr as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/features/dating/matches/words'

export const words: typeof en = {
  list: 'الإعجابات المتبادلة',
  title: 'إعجاباتك المتبادلة',
  sortBy: 'الترتيب حسب',
  orders: {
    recent: 'الأحدث',
    compatibility: 'نسبة التوافق',
    active: 'آخر نشاط',
    messages: 'الأكثر رسائل',
  },
  tiles: {
    total: 'كل الإعجابات المتبادلة',
    newMessages: 'رسائل جديدة',
    average: 'متوسط التوافق',
    thisWeek: 'هذا الأسبوع',
  },
  card: {
    nameAge: (name, age) => `${name}، ${age}`,
    faith: (faith, denomination) => `${faith}، ${denomination}`,
    photoOf: (name) => `صورة ${name}`,
    noPhoto: (name) => `لا صورة بعد في ملف ${name}`,
    photos: (count, name) =>
      plural(count, {
        zero: `لا صور في ملف ${name}`,
        one: `${count} صورة في ملف ${name}`,
        two: `${count} صورة في ملف ${name}`,
        few: `${count} صور في ملف ${name}`,
        many: `${count} صورة في ملف ${name}`,
        other: `${count} صورة في ملف ${name}`,
      }),
    /** `more` is for screen readers only. */
    chat: 'محادثة<more> مع </more><name></name>',
    message: 'مراسلة<more> </more><name></name>',
    newMessages: (count, shown) =>
      pluralForBadge(count, shown, {
        zero: 'لا رسائل جديدة',
        one: 'رسالة جديدة واحدة',
        two: 'رسالتان جديدتان',
        few: `${shown} رسائل جديدة`,
        many: `${shown} رسالة جديدة`,
        other: `${shown} رسالة جديدة`,
      }),
    matched: 'إعجاب متبادل:',
    active: 'آخر نشاط:',
    messages: 'الرسائل:',
  },
  whyYouMatch: 'أسباب التوافق',
  photos: {
    title: (name) => `صور ${name}`,
    loading: 'جارٍ تحميل الصور...',
    failed: { title: 'تعذر تحميل الصور', text: 'لم يتم تحميل الصور' },
    none: {
      title: 'لا توجد صور',
      text: (name) => `لا توجد بعد صور معتمدة في ملف ${name}`,
    },
    place: (place, total) => `الصورة ${place} من ${total}`,
    placeOf: (place, total, name) => `الصورة ${place} من ${total} من صور ${name}`,
    previous: 'الصورة السابقة',
    next: 'الصورة التالية',
    show: (place) => `عرض الصورة ${place}`,
  },
  start: {
    title: 'بدء محادثة جديدة',
    loading: 'جارٍ تحميل الإعجابات المتبادلة...',
    failed: 'لم يتم تحميل الإعجابات المتبادلة',
    search: 'البحث في قائمة الإعجاب المتبادل',
    nothing: 'لا أحد بهذا الاسم في قائمة الإعجاب المتبادل.',
    noMatches: {
      title: 'لا إعجابات متبادلة',
      text: 'لا تبدأ المحادثة إلا بعد إعجاب متبادل.',
    },
  },
  week: {
    title: 'هذا الأسبوع',
    failed: 'لم يتم تحميل الأرقام',
    quiet: 'لا أرقام بعد. إعجاب واحد بداية جيدة.',
    figures: {
      profile_views: 'مشاهدات الملف',
      new_matches: 'إعجابات متبادلة جديدة',
      messages_sent: 'رسائل أرسلتها',
      likes_received: 'إعجابات وصلتك',
    },
  },
}
