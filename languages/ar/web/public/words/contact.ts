import { hoursAr } from '@ndoa/contract/arabic'
import { BRAND } from '@ndoa/contract/brand'
import { CONTACT_DUE_HOURS, CONTACT_SAFETY_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import type { words as en } from '@ndoa/web/public/words/contact'

export const words: typeof en = {
  title: 'التواصل معنا',
  description: `مراسلة ${BRAND}: أسئلة، مساعدة تقنية، سلامة، أعمال، صحافة، خصوصية.`,
  subtitle: `يمكنك مراسلتنا في أي ساعة، طوال أيام الأسبوع. ويرد عليك شخص خلال ${hoursAr(CONTACT_DUE_HOURS)}.`,
  methods: {
    title: 'أو مراسلتنا بالبريد الإلكتروني',
    general: {
      name: 'عام',
      text: 'أسئلة عنا وعن الانضمام',
    },
    technical: {
      name: 'مسائل تقنية',
      text: 'شيء لا يعمل',
    },
    safety: {
      name: 'السلامة',
      text: 'احتيال، إساءة، شخص في خطر',
    },
    business: {
      name: 'الأعمال',
      text: 'التعاون معنا',
    },
    press: {
      name: 'الصحافة',
      text: 'للصحفيين',
    },
    privacy: {
      name: 'الخصوصية',
      text: 'بياناتك وحقوقك',
    },
  },
  answers: {
    title: 'أجوبة سريعة',
    text: 'أسئلة كثيرة لها أجوبة في <faq>الأسئلة الشائعة</faq>.',
  },
  inDanger: `عليك الاتصال بالشرطة أولًا، ثم مراسلتنا تحت «السلامة»: ننظر في هذه الرسائل خلال ${hoursAr(CONTACT_SAFETY_DUE_HOURS)}.`,
  member: {
    title: 'هل الأمر عن عضو؟',
    text: 'إذا كان دخولك مسجلًا، فيمكنك الإبلاغ عنه من النقاط الثلاث بجانب اسمه: بذلك نرى المقصود، ويمكنك معرفة ما ينتج عنه. ومن دون حساب، يمكنك <report>إخبارنا هنا</report>. وما نفعله مبين في <rules>قواعد المجتمع</rules>.',
  },
  follow: 'متابعتنا',
  networks: ['Instagram', 'Facebook', 'X'],
  form: {
    title: 'إرسال رسالة إلينا',
    needsScripts: (address) =>
      `الإرسال من هذه الصفحة يحتاج إلى JavaScript. ومن دونه، يرجى مراسلة <mail>${address}</mail>.`,
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    subject: 'الموضوع',
    category: 'الفئة',
    chooseCategory: 'اختيار الفئة',
    categories: {
      general: 'عام',
      technical: 'مسائل تقنية',
      account: 'الحساب',
      safety: 'السلامة',
      billing: 'المدفوعات',
      feedback: 'ملاحظات',
      partnership: 'شراكة',
      press: 'الصحافة',
      other: 'غير ذلك',
    },
    message: 'الرسالة',
  },
  /** Errors shared by all forms. */
  invalidEmail: 'يرجى إدخال عنوان بريد إلكتروني صحيح',
  tryAgain: 'يرجى المحاولة مرة أخرى أو التواصل معنا مباشرة',
  /** Messages of the form while it checks and sends. */
  sending: {
    needed: {
      name: 'الاسم مطلوب',
      email: 'البريد الإلكتروني مطلوب',
      subject: 'الموضوع مطلوب',
      category: 'الفئة مطلوبة',
      message: 'الرسالة مطلوبة',
    },
    send: 'إرسال الرسالة',
    sending: 'جارٍ إرسال الرسالة...',
    sent: 'أُرسلت الرسالة',
    thanks: 'شكرًا لك! سنرد خلال 24 ساعة، وأرسلنا إلى بريدك الإلكتروني تأكيدًا بالاستلام.',
    failed: 'لم تُرسل الرسالة',
    tooMany: {
      zero: 'أرسلت رسائل كثيرة. يرجى المحاولة مرة أخرى بعد قليل أو التواصل معنا مباشرة',
      one: 'أرسلت رسائل كثيرة. يرجى المحاولة مرة أخرى بعد دقيقة واحدة أو التواصل معنا مباشرة',
      two: 'أرسلت رسائل كثيرة. يرجى المحاولة مرة أخرى بعد دقيقتين أو التواصل معنا مباشرة',
      few: 'أرسلت رسائل كثيرة. يرجى المحاولة مرة أخرى بعد {count} دقائق أو التواصل معنا مباشرة',
      many: 'أرسلت رسائل كثيرة. يرجى المحاولة مرة أخرى بعد {count} دقيقة أو التواصل معنا مباشرة',
      other: 'أرسلت رسائل كثيرة. يرجى المحاولة مرة أخرى بعد {count} دقيقة أو التواصل معنا مباشرة',
    },
  },
}
