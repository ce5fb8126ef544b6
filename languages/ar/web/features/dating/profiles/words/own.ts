import type { words as en } from '@ndoa/web/features/dating/profiles/words/own'
import { once } from '@ndoa/web/lib/once'
import { additional, basic, faith, languages, lifestyle, preferences, shown } from './own/fields.ts'

const list = once(() => new Intl.ListFormat('ar'))

export const words: typeof en = {
  sections: {
    basic: 'المعلومات الأساسية',
    faith: 'الدين والمعتقد',
    lifestyle: 'أسلوب الحياة',
    languages: 'اللغات',
    preferences: 'تفضيلاتك في شريك الحياة',
    additional: 'معلومات إضافية',
  },
  shown,
  basic,
  faith,
  lifestyle,
  languages,
  preferences,
  additional,
  required: {
    language: 'يلزم اختيار لغة واحدة على الأقل',
    ages: 'يجب أن يكون الحد الأدنى للعمر أقل من الحد الأعلى',
  },
  listFailed: {
    countries: 'تعذر تحميل البلدان',
    faiths: 'تعذر تحميل الأديان',
    languages: 'تعذر تحميل اللغات',
    interests: 'تعذر تحميل الاهتمامات',
  },
  failed: (why) => `تعذر تحميل الملف الشخصي: ${why}`,
  retry: 'إعادة المحاولة',
  absent: 'خطأ: لا تتوفر بيانات الملف الشخصي. يرجى تحديث الصفحة أو التواصل معنا.',
  refresh: 'تحديث',
  complete: (percent) => `اكتمل ملفك الشخصي بنسبة ${percent}%`,
  completion: 'اكتمال الملف الشخصي',
  photos: 'الصور',
  partComplete: 'مكتمل',
  percent: (percent) => `${percent}%`,
  card: {
    loading: 'جارٍ تحميل بطاقتك...',
    photo: 'الصورة التي يراها الآخرون أولًا',
    noPhoto: 'لا صورة بعد',
    view: 'كما يراه الآخرون',
  },
  asOthers: {
    title: 'ملفك الشخصي',
    text: 'هذا ما يراه الأعضاء الآخرون. ويرون أيضًا نسبة التوافق بينك وبينهم. أما إجاباتك عمن يناسبك فلا تظهر لأحد.',
    back: 'الرجوع إلى ملفي الشخصي',
  },
  form: {
    sections: 'أقسام الملف الشخصي',
    previous: 'القسم السابق',
    next: 'القسم التالي',
    /** `more` is for screen readers, which also announce the section. */
    place: (section, place, total) => `<more>${section}، </more>${place} من ${total}`,
    save: 'حفظ التغييرات',
    saving: 'جارٍ الحفظ...',
    errors: 'يرجى تصحيح الأخطاء في هذا القسم.',
    nothing: 'لم يتغير شيء، فلا شيء لحفظه.',
    notSaved: 'لم يُحفظ ملفك الشخصي. يرجى المحاولة مرة أخرى.',
    noSession: 'لا توجد جلسة.',
    noProfile: 'لا تتوفر بيانات الملف الشخصي.',
    unsaved: (sections) => `تغييراتك التي لم تُحفظ: ${list().format(sections)}.`,
  },
  saved: {
    title: 'تم تحديث الملف الشخصي!',
    text: 'حُفظت تغييراتك، وهي ظاهرة الآن لمن قد يناسبونك.',
  },
}
