import type { words as en } from '@ndoa/web/features/dating/first-steps/words'

export const words: typeof en = {
  title: 'الخطوات الأولى',
  steps: {
    photo: {
      title: 'إضافة صورة لك',
      text: 'وجهك، في ضوء جيد، من دون أحد غيرك في الصورة.',
    },
    faith: {
      title: 'دينك',
      text: 'هو أول ما يُنظر إليه عند عائلات كثيرة، ولذلك وزنه هو الأكبر.',
    },
    roots: { title: 'جذورك', text: 'لغاتك، والناس الذين تعود أصولك إليهم.' },
    family: {
      title: 'خططك للأسرة',
      text: 'الوضوح المبكر ألطف للطرفين. ويمكنك إبقاء كل إجابة خاصة.',
    },
    bio: {
      title: 'كلمات قليلة عنك',
      text: 'تكفي جملتان أو ثلاث. ويمكنك اختيار عبارة للبداية.',
    },
    wishes: {
      title: 'من يناسبك؟',
      text: 'لا يرى هذه الإجابات أحد غيرك. نستخدمها لاختيار من نقترحه عليك.',
    },
  },
  /** `more` is for screen readers, which also announce the title. */
  place: (place, total, title) => `الخطوة ${place} من ${total}<more>: ${title}</more>`,
  later: 'لاحقًا',
  skip: 'تخطي',
  saving: 'جارٍ الحفظ...',
  finish: 'عرض من يناسبك',
  notSaved: 'لم يُحفظ ذلك. يرجى المحاولة مرة أخرى.',
  languages: 'لغاتك',
  keepPrivate: 'إبقاء الإجابة خاصة: لا تظهر ولا تُحسب في نسب توافقك',
  waysToBegin: 'عبارات للبداية',
  /**
   * Bio starters: a sentence is easier to finish than to begin. "Day off", because it is Friday for some and Sunday
   * for others.
   */
  beginnings: [
    'في يوم عطلة جميل،',
    'لو سُئلت أمي عني لقالت إنني',
    'البيت الذي أرجو أن أبنيه',
    'أتفاهم بسهولة مع من',
    'ديني يعني لي',
  ],
  genders: { Female: 'امرأة', Male: 'رجل' },
}
