import type { register as en } from '@ndoa/web/features/identity/accounts/words/guest/register'

export const register: typeof en = {
  pageTitle: 'إنشاء حساب',
  title: 'إنشاء حسابك',
  text: 'للتعرف على أشخاص يريدون الزواج، ويشاركونك الدين والثقافة.',
  hasAccount: 'هل لديك حساب؟',
  by: 'طريقة التسجيل',
  step: (step, last) => `الخطوة ${step} من ${last}`,
  steps: {
    about: 'نبذة عنك',
    reach: 'وسيلة التواصل معك',
    password: 'كلمة المرور',
    end: 'أوشكت على الانتهاء',
  },
  fullName: 'الاسم الكامل',
  gender: 'الجنس',
  selectGender: 'اختيار الجنس',
  genders: { Male: 'ذكر', Female: 'أنثى' },
  dateOfBirth: 'تاريخ الميلاد',
  country: 'بلد الإقامة',
  loadingCountries: 'جارٍ تحميل البلدان...',
  selectCountry: 'اختيار بلدك',
  dialCode: 'رمز البلد',
  selectDialCode: 'اختيار البلد',
  phone: 'رقم الهاتف',
  confirmPassword: 'تأكيد كلمة المرور',
  passwordRules: 'شروط كلمة المرور',
  terms: 'أوافق على <terms>شروط الخدمة</terms> و<privacy>سياسة الخصوصية</privacy>',
  codeGoesTo: 'سنرسل رمزًا من ستة أرقام إلى <to></to>.',
  linkGoesTo: 'سنرسل رابط تأكيد إلى <to></to>.',
  /** The partner preferences chosen on the landing page. */
  wishes: {
    Male: (from, to) => `اخترت البحث عن رجل عمره من ${from} إلى ${to} سنة. يمكنك تغيير ذلك في ملفك الشخصي.`,
    Female: (from, to) =>
      `اخترت البحث عن امرأة عمرها من ${from} إلى ${to} سنة. يمكنك تغيير ذلك في ملفك الشخصي.`,
  },
  create: 'إنشاء الحساب',
  creating: 'جارٍ إنشاء الحساب...',
  complete: 'إتمام التسجيل',
  verifyingCode: 'جارٍ التحقق من الرمز...',
  failed: 'لم يتم التسجيل. يرجى المحاولة مرة أخرى.',
  codeFailed: 'حدث خطأ',
}
