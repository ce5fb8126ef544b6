import { BRAND, OPERATOR_EXAMPLE } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/site'

/** The layout of every public page, and sentences that several pages share. */
export const words: typeof en = {
  skip: 'الانتقال إلى المحتوى',
  home: `الصفحة الرئيسية، ${BRAND}`,
  main: 'القائمة الرئيسية',
  footer: 'تذييل الصفحة',
  logIn: 'تسجيل الدخول',
  join: 'انضمام',
  dashboard: 'الرئيسية',
  alreadyMember: 'هل لديك حساب؟',
  backHome: 'العودة إلى الرئيسية',
  comingSoon: 'قريبًا',
  slogan: 'حيث يلتقي الأفارقة في أوطانهم وخارجها من أجل الزواج.',
  elsewhere: 'حساباتنا على Instagram وFacebook وX، والتطبيقات:',
  copyright: `© ${OPERATOR_EXAMPLE.copyrightYears} ${BRAND}. جميع الحقوق محفوظة.`,
  groups: { explore: 'استكشاف', support: 'المساعدة', company: 'عن الشركة', legal: 'الشؤون القانونية' },
  /** Link texts by page. */
  pages: {
    home: 'الرئيسية',
    howItWorks: 'كيف يعمل الموقع',
    successStories: 'قصص نجاح',
    safetyTips: 'نصائح السلامة',
    contact: 'التواصل معنا',
    faq: 'الأسئلة الشائعة',
    liveChat: 'محادثة مباشرة',
    accessibility: 'سهولة الوصول',
    about: 'من نحن',
    figures: 'أرقامنا',
    membership: 'العضوية',
    careers: 'الوظائف',
    press: 'الصحافة',
    privacyPolicy: 'سياسة الخصوصية',
    terms: 'شروط الخدمة',
    communityRules: 'قواعد المجتمع',
    cookieSettings: 'إعدادات ملفات تعريف الارتباط',
    joinNow: 'الانضمام الآن',
  },
  onThisPage: 'في هذه الصفحة',
  readMore: 'قراءة المزيد',
  inDanger: 'هل أنت في خطر؟',
  joinCard: {
    title: 'هل حان وقت متابعة رحلتك؟',
    text: 'الانضمام مجاني. على مهلك، ومعك قيم عائلتك.',
  },
  /** Labels of the demo's examples. */
  demo: {
    members: 'أمثلة للعرض، وليسوا أعضاء حقيقيين',
    figures: 'أمثلة للعرض، وليست أرقامًا حقيقية',
    positions: 'أمثلة للعرض، وليست وظائف حقيقية',
  },
  documentTitle: (page) => `${page} | ${BRAND}`,
  sharedPicture: (title) => `${title}، على لحاف من قطع قماش`,
  inLanguage: 'ar',
}
