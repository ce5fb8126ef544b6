import type { Relaxation } from '@ndoa/contract/dating/discovery'
import { FILTER_AGE_MIN, FILTER_AGE_TOP } from '@ndoa/contract/limits'
import { pluralAr as plural } from '@ndoa/contract/plural'
import type { relaxations as en } from '@ndoa/web/features/dating/discovery/words/relaxations'
import { formatCount } from '@ndoa/web/lib/numbers'
import { once } from '@ndoa/web/lib/once'

type Filter = Relaxation['filter']

const list = once(() => new Intl.ListFormat('ar'))

/** Filter names inside a sentence. */
const names: Record<Filter, string> = {
  age: 'العمر',
  country: 'البلد',
  faith: 'الدين',
  denomination: 'المذهب أو الطائفة',
  tribe: 'القبيلة',
  language: 'اللغة',
  education: 'التعليم',
  has_children: 'وجود الأطفال',
  wants_children: 'الرغبة في الأطفال',
  verified: 'توثيق الملف',
  has_photo: 'وجود صورة',
  active_this_week: 'النشاط هذا الأسبوع',
  deal_breakers: 'الشروط الحاسمة',
}

const offers: Record<Filter, string> = {
  age: `جعل العمر من ${FILTER_AGE_MIN} إلى ${FILTER_AGE_TOP} فأكثر`,
  country: 'البحث في كل البلدان',
  faith: 'إضافة كل الأديان',
  denomination: 'إضافة كل المذاهب والطوائف',
  tribe: 'إضافة كل القبائل',
  language: 'إضافة كل اللغات',
  education: 'إضافة كل مستويات التعليم',
  has_children: 'مع أطفال أو من دون أطفال',
  wants_children: 'مع الرغبة في الأطفال أو من دونها',
  verified: 'إضافة الملفات غير الموثقة',
  has_photo: 'إضافة الملفات التي بلا صورة',
  active_this_week: 'إضافة من لم ينشطوا هذا الأسبوع',
  deal_breakers: 'مراجعة الشروط الحاسمة',
}

export const relaxations: typeof en = {
  label: 'كيف يظهر المزيد من الأعضاء',
  /** "Widen age to 18–60+: 14 more" */
  offer: (filter, gain) =>
    plural(gain, {
      zero: offers[filter],
      one: `${offers[filter]}: عضو إضافي واحد`,
      two: `${offers[filter]}: عضوان إضافيان`,
      few: `${offers[filter]}: ${formatCount(gain)} أعضاء إضافيين`,
      many: `${offers[filter]}: ${formatCount(gain)} عضوًا إضافيًا`,
      other: `${offers[filter]}: ${formatCount(gain)} عضو إضافي`,
    }),
  nobody: {
    one: (filter) =>
      filter === 'deal_breakers'
        ? 'لا أحد يوافق شروطك الحاسمة بعد.'
        : `لا أحد يوافق اختيارك بعد في: ${names[filter]}.`,
    both: 'لا أحد يوافق الاختيارين معًا بعد.',
    many: 'لا أحد يوافق كل اختياراتك بعد.',
  },
  few: {
    one: (filter) =>
      filter === 'deal_breakers'
        ? 'شروطك الحاسمة تخفي المزيد من الأعضاء.'
        : `اختيارك في «${names[filter]}» يخفي المزيد من الأعضاء.`,
    many: (filters) =>
      `اختياراتك في ${list().format(filters.map((filter) => `«${names[filter]}»`))} تخفي المزيد من الأعضاء.`,
  },
}
