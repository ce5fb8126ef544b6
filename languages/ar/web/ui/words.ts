import { pluralAr as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/ui/words'

/** Words shared by several features, and the labels of controls. */
export const words: typeof en = {
  cancel: 'إلغاء',
  close: 'إغلاق',
  dismiss: 'إخفاء',
  save: 'حفظ',
  send: 'إرسال',
  yes: 'نعم',
  no: 'لا',
  back: 'رجوع',
  continue: 'متابعة',
  loading: 'جارٍ التحميل...',
  loadMore: 'عرض المزيد',
  tryAgain: 'إعادة المحاولة',
  tryLater: 'يرجى المحاولة لاحقًا.',
  wentWrong: 'حدث خطأ ما. يرجى المحاولة مرة أخرى.',
  opensOnline: 'يُفتح هذا عند عودة الاتصال بالإنترنت.',
  leaveUnsaved: { title: 'المغادرة من دون حفظ؟', stay: 'البقاء', leave: 'مغادرة' },
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  show: (field) => `إظهار ${field}`,
  hide: (field) => `إخفاء ${field}`,
  clear: (field) => `مسح ${field}`,
  open: (field) => `فتح ${field}`,
  remove: (choice) => `إزالة ${choice}`,
  choose: 'اختيار...',
  chosen: (count) =>
    plural(count, {
      zero: 'لا اختيارات',
      one: 'اختيار واحد',
      two: 'اختياران',
      few: `${count} اختيارات`,
      many: `${count} اختيارًا`,
      other: `${count} اختيار`,
    }),
  search: 'بحث',
  nothingFound: 'لا توجد نتائج.',
  date: { day: 'اليوم', month: 'الشهر', year: 'السنة' },
  range: {
    min: 'من',
    max: 'إلى',
    lowest: (label) => `${label}، الحد الأدنى`,
    highest: (label) => `${label}، الحد الأعلى`,
    ends: (low, high) => `من ${low} إلى ${high}`,
  },
  /** The state of a password rule, for screen readers. */
  met: '(تحقق)',
  notMet: '(لم يتحقق بعد)',
  /** A badge's capped count. */
  many: (most) => `${most}+`,
  online: 'على الموقع الآن',
  likesYou: 'وصلك إعجاب',
  verified: 'موثق',
  percent: (percent) => `${percent}%`,
  match: (percent) => `توافق ${percent}%`,
  seeWhy: (match) => `${match}: عرض الأسباب`,
  photoBlurred: 'الصورة مموهة',
  /** Shown for a member without a name. */
  user: 'عضو',
}
