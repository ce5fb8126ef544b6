import { pluralAr as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/features/trust/statements/words'

const parts = {
  decision: 'ما قررناه',
  facts: 'ما وجدناه',
  source: 'كيف علمنا به',
  automation: 'هل شارك برنامج في ذلك',
  rule: 'القاعدة',
  explanation: 'لماذا يخالف ذلك القاعدة',
  appeal: 'إذا كان لك رأي آخر',
}

export const words: typeof en = {
  title: 'قرارات بشأن حسابك',
  failed: 'تعذر تحميل ما قررناه بشأن حسابك',
  tryLater: 'يرجى المحاولة لاحقًا.',
  loading: 'جارٍ التحميل...',
  parts,
  /** For a stop by the scam shield: staff have not yet decided whether a rule was broken. */
  pauseParts: {
    ...parts,
    decision: 'ما يعنيه هذا لك',
    facts: 'ما تم رصده',
    source: 'كيف تم رصده',
    rule: 'القاعدة المعنية',
    explanation: 'لماذا لدينا هذه القاعدة',
  },
  readRules: 'قراءة قواعد المجتمع',
  quotes: {
    message: 'كتبت',
    bio: 'كتبت في ملفك الشخصي',
    photo: 'إحدى صورك',
  },
  appeals: {
    open: (on) => `طلبت مراجعة ثانية بتاريخ ${on}. سيتخذ القرار شخص لم يشارك في القرار الأول.`,
    upheld: (on) => `نظرنا في الأمر مرة أخرى بتاريخ ${on}، وبقي القرار كما هو.`,
    lifted: (on) => `نظرنا في الأمر مرة أخرى بتاريخ ${on}، وألغينا القرار.`,
  },
  /** For objections to a stop by the scam shield. */
  objections: {
    open: (on) => `اعترضت بتاريخ ${on}. ويقرأ اعتراضك أحد أفراد فريقنا قبل أن نقرر.`,
    upheld: (on) => `نظرنا في الأمر بتاريخ ${on}، وتبين لنا أن إحدى القواعد خولفت.`,
    lifted: (on) => `نظرنا في الأمر بتاريخ ${on}، ورفعنا القيد.`,
  },
  daysLeft: (days) =>
    plural(days, {
      zero: 'أقل من يوم متبقٍ',
      one: 'يوم واحد متبقٍ',
      two: 'يومان متبقيان',
      few: `${days} أيام متبقية`,
      many: `${days} يومًا متبقيًا`,
      other: `${days} يوم متبقٍ`,
    }),
  hoursLeft: (hours) =>
    plural(hours, {
      zero: 'أقل من ساعة متبقية',
      one: 'ساعة واحدة متبقية',
      two: 'ساعتان متبقيتان',
      few: `${hours} ساعات متبقية`,
      many: `${hours} ساعة متبقية`,
      other: `${hours} ساعة متبقية`,
    }),
}
