import { yearsAr } from '@ndoa/contract/arabic'
import type { words as en } from '@ndoa/server/features/dating/profiles/words'

export const words: typeof en = {
  tooManyMoves: 'يمكنك الانتقال إلى مدينة أخرى مرتين في الأسبوع.',
  saidOnce: (email) => `يمكن إدخال هذا مرة واحدة فقط. إذا كان فيه خطأ، يرجى مراسلتنا على ${email}.`,
  /** Shown below an invalid field (section 5 of the specification). */
  faults: {
    languages: 'يلزم اختيار لغة واحدة على الأقل',
    ageRange: 'يجب أن يكون الحد الأدنى للعمر أقل من الحد الأعلى',
    city: 'يرجى إدخال اسم مدينتك فقط',
    notInList: 'يرجى الاختيار من القائمة',
  },
  /** Missing answers, inside a sentence of the completion banner. */
  missing: {
    photo: 'صورة',
    bio: 'كلمات قليلة عنك',
    faith: 'دينك',
    languages: 'لغاتك',
    interests: 'اهتماماتك',
    city: 'مدينتك',
    education: 'تعليمك',
    occupation: 'مهنتك',
    lifestyle: 'أسلوب حياتك',
    basics: 'معلوماتك الأساسية',
  },
  paused: 'ظهور ملفك متوقف مؤقتًا.',
  resumed: 'ملفك ظاهر من جديد.',
  components: {
    faith: 'الدين',
    culture: 'اللغات والثقافة',
    age: 'العمر',
    location: 'مكان الإقامة',
    lifestyle: 'أسلوب الحياة',
    interests: 'الاهتمامات',
    education: 'التعليم',
  },
  reason: (component, facts) => `${component}: ${facts}`,
  blank: 'لا إجابة منك بعد',
  habits: { smoking: 'التدخين', drinking: 'شرب الكحول' },
  /** Facts about both members; the Arabic dual is gender-neutral. */
  facts: {
    same_faith: (faith) => `الدين نفسه، ${faith}`,
    same_denomination: (name) => `الطائفة أو المذهب نفسه، ${name}`,
    faith_you_seek: (faith) => `${faith}، الدين الذي فضلته في الشريك`,
    different_faith: 'دين مختلف',
    shared_languages: (languages) => `تتحدثان ${languages}`,
    no_shared_language: 'لا لغة مشتركة بعد',
    same_tribe: (tribe) => `كلاكما من ${tribe}`,
    in_your_age_range: 'ضمن نطاق العمر الذي اخترته',
    outside_your_age_range: (years) => `خارج نطاق العمر الذي اخترته بفارق ${yearsAr(years)}`,
    same_city: 'تعيشان في المدينة نفسها',
    same_country: (country) => `تعيشان في ${country}`,
    same_region: 'تعيشان في المنطقة نفسها',
    far_apart: 'بينكما مسافة بعيدة',
    same_habits: (habits) => `إجابات متماثلة عن ${habits}`,
    different_habits: (habits) => `إجابات مختلفة عن ${habits}`,
    shared_interests: (interests) => `تحبان ${interests}`,
    no_shared_interest: 'اهتمامات مختلفة',
    same_education: 'المستوى التعليمي نفسه',
    close_education: 'مستوى تعليمي متقارب',
    education_apart: 'مستويان تعليميان مختلفان',
  },
}
