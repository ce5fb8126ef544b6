import { pluralAr as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/features/dating/discovery/words'
import { formatCount } from '@ndoa/web/lib/numbers'
import { filters } from './words/filters.ts'
import { relaxations } from './words/relaxations.ts'

export const words: typeof en = {
  suggested: {
    title: 'اقتراحات لك',
    viewAll: 'عرض الكل<more> من الاقتراحات</more>',
    loading: 'جارٍ تحميل الاقتراحات...',
    none: {
      title: 'المزيد من الأعضاء',
      text: 'لا أحد جديد لنقترحه الآن. يمكنك تجربة عوامل تصفية أخرى لرؤية المزيد.',
      find: 'البحث عن شريك',
    },
  },
  matches: 'الأعضاء المناسبون',
  searching: 'جارٍ البحث...',
  found: (total) =>
    plural(total, {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: `${formatCount(total)} نتائج`,
      many: `${formatCount(total)} نتيجة`,
      other: `${formatCount(total)} نتيجة`,
    }),
  sortBy: 'الترتيب حسب',
  loadMore: 'عرض المزيد من الأعضاء',
  end: 'رأيت كل من يناسب عوامل التصفية هذه.',
  failed: {
    title: 'تعذر تحميل النتائج',
    first: 'لم يتم تحميل النتائج',
    more: 'لم يتم تحميل المزيد من النتائج',
    preferencesRefused: 'لم يتم تحميل تفضيلاتك. نستخدم الإعدادات المعتادة.',
    preferences: 'تعذر تحميل تفضيلاتك. نستخدم الإعدادات المعتادة.',
  },
  noMatches: {
    title: 'لا أحد يوافق كل هذه الاختيارات بعد',
    advice:
      'قد يفيد توسيع نطاق العمر، أو اختيار بلد آخر، أو كل الأديان. كما أن <a>تفضيلاتك في شريك الحياة</a> تؤثر في من يظهر لك.',
    reset: 'إعادة ضبط التصفية',
  },
  filters,
  relaxations,
}
