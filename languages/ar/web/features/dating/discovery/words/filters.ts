import { pluralAr as plural } from '@ndoa/contract/plural'
import type { filters as en } from '@ndoa/web/features/dating/discovery/words/filters'
import { formatCount } from '@ndoa/web/lib/numbers'
import { once } from '@ndoa/web/lib/once'

/** Created on first use, because the names of all regions take a slow phone longer than the first cards. */
const regions = once(() => new Intl.DisplayNames('ar', { type: 'region' }))

export const filters: typeof en = {
  title: 'التصفية',
  withCount: (count) => `التصفية (${count})`,
  more: 'المزيد من عوامل التصفية',
  inUse: 'عوامل التصفية المستخدمة',
  /** Precedes the filter's name. */
  remove: 'إزالة عامل التصفية: ',
  clearAll: 'مسح الكل',
  showMatches: 'عرض النتائج',
  show: (total) => `عرض ${formatCount(total)}`,
  nobody: 'لا أحد يوافق كل هذه الاختيارات بعد',
  members: (total) =>
    plural(total, {
      zero: 'لا أحد يوافق هذه الاختيارات',
      one: 'عضو واحد يوافق هذه الاختيارات',
      two: 'عضوان يوافقان هذه الاختيارات',
      few: `${formatCount(total)} أعضاء يوافقون هذه الاختيارات`,
      many: `${formatCount(total)} عضوًا يوافقون هذه الاختيارات`,
      other: `${formatCount(total)} عضو يوافقون هذه الاختيارات`,
    }),
  age: 'العمر',
  ages: (lowest, highest) => `العمر من ${lowest} إلى ${highest}`,
  country: 'البلد',
  allCountries: 'كل البلدان',
  countryName: (code) => regions().of(code) ?? code,
  faith: 'الدين',
  faiths: {
    all: 'كل الأديان',
    Christianity: 'المسيحية',
    Islam: 'الإسلام',
    Traditional: 'الديانات الأفريقية التقليدية',
    Other: 'غير ذلك',
    Spiritual: 'روحانية دون دين محدد',
  },
  lookingFor: 'البحث عن',
  genders: { Male: 'رجل', Female: 'امرأة' },
  choose: 'اختيار',
  anyGender: 'أي جنس',
  sorts: { compatibility: 'نسبة التوافق', newest: 'الأحدث' },
  any: 'الكل',
  denomination: 'المذهب أو الطائفة',
  anyDenomination: 'كل المذاهب والطوائف',
  faithFirst: 'يلزم اختيار الدين أولًا',
  tribe: 'القبيلة',
  anyTribe: 'كل القبائل',
  language: 'اللغة',
  anyLanguage: 'كل اللغات',
  moreLanguages: 'لغات أخرى',
  speaks: (language) => `اللغة: ${language}`,
  education: 'التعليم',
  anyEducation: 'كل مستويات التعليم',
  educations: {
    'High School': 'الثانوية العامة',
    'Some College': 'دراسة جامعية لم تكتمل',
    "Bachelor's Degree": 'بكالوريوس أو ليسانس',
    "Master's Degree": 'ماجستير',
    Doctorate: 'دكتوراه',
    'Professional Degree': 'شهادة مهنية عليا',
    'Trade School': 'تعليم مهني أو حرفي',
    Other: 'غير ذلك',
  },
  hasChildren: 'لديهم أطفال',
  noChildren: 'ليس لديهم أطفال',
  wantsChildren: 'يريدون أطفالًا',
  wantsNoChildren: 'لا يريدون أطفالًا',
  onlyShow: 'عرض هؤلاء فقط',
  facts: {
    verified: 'ملف موثق',
    has_photo: 'مع صورة',
    active_this_week: 'نشط هذا الأسبوع',
  },
  onlyShown:
    'لا يُعثر على الأعضاء إلا بالإجابات التي يعرضونها. ومن يبقي إجابة منها خاصة لا يظهر عند التصفية بها.',
}
