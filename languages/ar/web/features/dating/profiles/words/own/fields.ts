import type {
  additional as additionalEn,
  basic as basicEn,
  faith as faithEn,
  languages as languagesEn,
  lifestyle as lifestyleEn,
  preferences as preferencesEn,
} from '@ndoa/web/features/dating/profiles/words/own/fields'

/** Shown beside each answer whose owner consents to showing it by filling it in (`PROFILE_WORDS` in the contract). */
export const shown = 'تظهر في ملفك الشخصي، إلا إذا أوقفت ذلك في الإعدادات.'

export const basic: typeof basicEn = {
  name: 'الاسم الكامل',
  nameHint: 'لا يرى الآخرون إلا الاسم أدناه.',
  shownName: 'الاسم الذي يراه الآخرون',
  shownNameHint: 'يمكنك تغييره مرتين كل 30 يومًا.',
  gender: 'الجنس',
  genders: { Male: 'ذكر', Female: 'أنثى' },
  birth: 'تاريخ الميلاد',
  saidOnce:
    'يمكن إدخال الجنس وتاريخ الميلاد مرة واحدة فقط. إذا كان في أحدهما خطأ، يرجى مراسلتنا على <a></a>.',
  age: (age) => `العمر: ${age}.`,
  occupation: 'المهنة',
  city: 'المدينة',
  country: 'البلد',
  chooseCountry: 'اختيار بلدك',
}

export const faith: typeof faithEn = {
  faith: 'الدين',
  chooseFaith: 'اختيار دينك',
  denomination: 'المذهب أو الطائفة',
  chooseDenomination: 'اختيار مذهبك أو طائفتك',
  faithFirst: 'يلزم اختيار الدين أولًا',
  tribe: 'القبيلة',
  chooseTribe: 'اختيار قبيلتك',
}

export const lifestyle: typeof lifestyleEn = {
  smoking: 'هل التدخين من عاداتك؟',
  drinking: 'هل شرب الكحول من عاداتك؟',
  celibacy: 'هل اخترت العفة؟',
  celibacyHint: 'لا يرى هذا إلا من تبادلت معهم الإعجاب. ولا يؤثر أبدًا في نسبة توافقك.',
  has_children: 'هل لديك أطفال؟',
  wants_children: 'هل لديك رغبة في الأطفال؟',
  answerShown: 'تظهر في ملفك الشخصي. وقد تكون شرطًا حاسمًا عند آخرين.',
  answerPrivate: 'الإجابات الخاصة لا تظهر ولا تُحسب في نسب توافقك.',
  choose: 'اختيار إجابة',
  keepPrivate: 'إبقاء الإجابة خاصة',
}

export const languages: typeof languagesEn = {
  label: 'اللغات',
  choose: 'اختيار اللغات',
  search: 'البحث عن لغة',
  more: 'لغات أخرى',
}

export const preferences: typeof preferencesEn = {
  text: 'لا يرى هذه الإجابات أحد غيرك. نستخدمها لاختيار من نقترحه عليك.',
  gender: 'البحث عن',
  chooseGender: 'اختيار الجنس',
  faith: 'الدين المفضل',
  anyFaith: 'أي دين',
  ages: 'نطاق العمر',
  dealBreakers: 'الشروط الحاسمة',
  dealBreakersHint: 'لا نقترح عليك أعضاء ينطبق عليهم أي منها.',
  breakers: {
    Smoking: 'التدخين',
    Drinking: 'شرب الكحول',
    'No faith': 'عدم اتباع دين',
    'Different faith': 'اختلاف الدين',
    'Has children': 'وجود أطفال',
    'Wants children': 'الرغبة في الأطفال',
    'Long distance': 'المسافة البعيدة',
  },
}

export const additional: typeof additionalEn = {
  education: 'التعليم',
  chooseEducation: 'اختيار مستوى تعليمك',
  bio: 'النبذة',
  bioLength: (length, most) => `عدد الأحرف: ${length} من ${most}`,
  bioHint: 'ما الذي يهم أن يعرفه عنك من يأمل أن يبني بيتًا معك؟',
  interests: 'الاهتمامات',
  chooseInterests: 'اختيار الاهتمامات',
  searchInterests: 'البحث في الاهتمامات',
}
