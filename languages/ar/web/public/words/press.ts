import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/press'

export const words: typeof en = {
  title: 'الصحافة',
  description: `معلومات ومواد صحفية وجهة اتصال للصحفيين الذين يكتبون عن ${BRAND}.`,
  subtitle: `كلمات وأرقام عن ${BRAND} متاحة للاستخدام.`,
  inquiries: {
    title: 'استفسارات الصحافة',
    text: 'للمقابلات والأرقام والصور. نرد خلال 24 ساعة.',
  },
  /** Keys are the anchors of the sections. */
  sections: {
    about: `عن ${BRAND}`,
    facts: 'معلومات عن الشركة',
    releases: 'بيانات صحفية',
    coverage: 'في وسائل الإعلام',
    kit: 'المواد الصحفية',
    leadership: 'الإدارة',
    awards: 'الجوائز',
  },
  about: `كلمة ${BRAND} تعني «الزواج» بالسواحيلية، وهي خدمة تعارف للأفارقة الذين يريدون الزواج، في أفريقيا وفي المهجر. تقارن الخدمة ما يريده شخصان في الدين والقبيلة والثقافة واللغة والمكان والقيم، وتعرض عليهما النسبة نفسها وأسبابها. ولا يستطيع الأعضاء التراسل إلا بعد إعجاب متبادل، ولا تظهر أرقام الهواتف ولا العناوين أبدًا.`,
  /** Facts that any visitor can verify. */
  facts: {
    whoCanJoin: { label: 'من يمكنه الانضمام', value: 'البالغون الذين لا مانع من زواجهم' },
    joining: { label: 'الانضمام', value: 'مجاني' },
    writing: { label: 'من يمكنهم التراسل', value: 'من كان الإعجاب بينهم متبادلًا فقط' },
    trackers: { label: 'أدوات التتبع في صفحاتنا', value: 'لا توجد' },
  },
  noReleases: 'لا بيانات صحفية بعد.',
  fullText: 'النص الكامل',
  coverage: 'لا شيء بعد. عندما يُكتب عنا، سيظهر هنا.',
  kit: 'شعارنا ونقشنا، للطباعة والويب. يرجى عدم تغيير الألوان أو تناسب الأبعاد.',
  files: {
    icon: 'أيقونة',
    largeIcon: 'أيقونة، 512 بكسل',
    logo: 'الشعار',
    quilt: 'نقش اللحاف',
    preview: 'صورة معاينة الرابط',
  },
  portraits: 'الأسماء والصور الشخصية:',
  awards: 'لا شيء بعد. ونفضل أن نُدعى إلى الأعراس.',
}
