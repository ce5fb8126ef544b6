import { pluralAr as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/features/dating/photos/words'
import { rejections } from './words/rejections.ts'
import { sorting } from './words/sorting.ts'
import { crop, uploads } from './words/uploads.ts'

export const words: typeof en = {
  list: 'صورك',
  loading: 'جارٍ تحميل الصور...',
  failed: { title: 'تعذر تحميل الصور', text: 'لم يتم تحميل الصور' },
  add: (place) => `إضافة صورة<more> ${place}</more>`,
  whichFirst: 'وجهك، في ضوء جيد، من دون أحد غيرك في الصورة.',
  photo: (place) => `الصورة ${place}`,
  main: 'الرئيسية',
  statuses: { approved: 'معتمدة', pending: 'قيد المراجعة', rejected: 'مرفوضة' },
  autoApproved: 'معتمدة تلقائيًا',
  unseen: 'هذه نسخة تجريبية: تُعتمد الصور دون مراجعة.',
  slot: {
    drag: (place) => `سحب الصورة ${place}`,
    view: (place, status) => `عرض الصورة ${place}، ${status}`,
    viewMain: (place, status) => `عرض الصورة ${place}، الصورة الرئيسية، ${status}`,
    setMain: (place) => `جعل الصورة ${place} الرئيسية`,
    actions: (place) => `خيارات الصورة ${place}`,
    // `moveLeft` moves the photo towards the first one, which is on the right.
    moveLeft: (place) => `نقل الصورة ${place} إلى اليمين`,
    moveRight: (place) => `نقل الصورة ${place} إلى اليسار`,
    remove: (place) => `حذف الصورة ${place}`,
  },
  large: {
    alt: (place) => `صورتك ${place}`,
    ofMain: (status) => `${status} · الصورة الرئيسية`,
  },
  setMain: {
    action: 'جعلها الرئيسية',
    title: 'تغيير صورتك الرئيسية؟',
    done: 'تغيرت الصورة الرئيسية!',
    failed: 'تعذر تغيير الصورة الرئيسية',
  },
  losesBadge: 'تزول شارة التوثيق حتى نقارنك بصورتك الرئيسية الجديدة.',
  remove: {
    action: 'حذف',
    title: 'حذف الصورة؟',
    text: 'سيتم حذف هذه الصورة. لا يمكن التراجع عن هذا الإجراء.',
    busy: 'جارٍ الحذف...',
    done: 'حُذفت الصورة.',
    failed: 'تعذر حذف الصورة',
  },
  reorder: { done: 'تغير ترتيب الصور!', failed: 'تعذر تغيير ترتيب الصور' },
  status: {
    title: 'حالة الصور',
    mainPhoto: (place) => `الصورة ${place} (الرئيسية)`,
    /** `more` is for screen readers, which announce what the date means. */
    uploaded: '<more>تاريخ الرفع: </more><date></date>',
  },
  tiles: {
    added: 'الصور المضافة',
    approved: 'المعتمدة',
    pending: 'قيد المراجعة',
    complete: 'الاكتمال',
    of: (count, most) => `${count}/${most}`,
    percent: (percent) => `${percent}%`,
  },
  preview: {
    title: 'معاينة الملف الشخصي',
    loading: 'جارٍ تحميل المعاينة...',
    main: 'صورتك الرئيسية',
    none: 'لا صورة بعد',
    nameAge: (name, age) => `${name}، ${age}`,
    thumbnails: 'الصور المصغرة',
    more: (count) =>
      plural(count, {
        zero: `+${count}<more> لا صور أخرى</more>`,
        one: `+${count}<more> صورة أخرى</more>`,
        two: `+${count}<more> صورتان أخريان</more>`,
        few: `+${count}<more> صور أخرى</more>`,
        many: `+${count}<more> صورة أخرى</more>`,
        other: `+${count}<more> صورة أخرى</more>`,
      }),
  },
  guidelines: {
    title: 'إرشادات الصور',
    points: (most) => [
      `الحد الأقصى لعدد الصور: ${most}، من نوع JPEG أو PNG أو WebP`,
      'صور لك أنت، ومن حقك نشرها',
      'وجهك من دون فلاتر في الصورة الرئيسية',
      'لا أحد من دون موافقته، ولا أطفال',
      'لا عري ولا عنف ولا إعلانات',
      'لا بيانات اتصال',
    ],
  },
  tips: {
    title: 'نصائح',
    points: [
      'ضوء النهار وخلفية بسيطة',
      'شيء له مكان في قلبك: طبخك، أو عملك، أو مكان',
      'وجهك، ثم من الرأس إلى القدم، ثم صورة وراءها قصة',
    ],
  },
  /** For photos removed by a decision, whose statement gives the reasons. */
  decided: 'أسبابنا في الإعدادات، ضمن «الخصوصية»، ويمكنك أيضًا سؤالنا.',
  rejections,
  sorting,
  uploads,
  crop,
}
