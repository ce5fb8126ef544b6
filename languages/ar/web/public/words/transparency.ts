import { daysAr, hoursAr } from '@ndoa/contract/arabic'
import { BRAND } from '@ndoa/contract/brand'
import { SHIELD_PAUSE_DAYS } from '@ndoa/contract/limits'
import { REPORT_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import { APPEAL_DUE_HOURS } from '@ndoa/contract/trust/decision-rules'
import { MIN_PUBLISHED_COUNT } from '@ndoa/contract/trust/transparency-rules'
import type { words as en } from '@ndoa/web/public/words/transparency'
import { reportLabels } from './phrases/rules.ts'
import { orList } from './phrases.ts'

const DUE_HOURS = [...new Set(Object.values(REPORT_DUE_HOURS))]

/** By anchor; `counted` explains how the group's figures are counted. */
const groups: (typeof en)['groups'] = {
  reports: {
    title: 'ما أبلغ عنه الأعضاء',
    counted:
      'يُحسب كل بلاغ في يوم تقديمه، تحت السبب الذي اختاره العضو، أيًا كان ما نتج عنه. وتُحسب البلاغات المتعددة عن شخص واحد كل على حدة.',
  },
  notices: {
    title: 'ما أخبرنا به غير الأعضاء',
    counted: 'بلاغات عن محتوى ضار من أشخاص بلا حساب.',
  },
  'first-looks': {
    title: 'سرعة نظرنا في البلاغات',
    counted: `من وقت البلاغ إلى لحظة فتحه على يد أحد أفراد فريقنا. «في الوقت المحدد» يعني ضمن مهلة بالساعات: ${orList(DUE_HOURS)}، بحسب ما يبدو من خطورة. وتُحسب كل البلاغات المفتوحة عن شخص واحد بلاغًا واحدًا؛ وعند إضافة بلاغ آخر، ننظر مرة أخرى، وتُحسب تلك المرة.`,
  },
  decisions: {
    title: 'ما قررناه',
    counted:
      'يُحسب كل قرار في اليوم الذي بدأ سريانه فيه؛ والاستبعاد في اليوم الذي أكده فيه شخص ثان. وما أُلغي لاحقًا يبقى محسوبًا هنا، وفي ما يلي.',
  },
  appeals: {
    title: 'كم مرة أخطأنا',
    counted: `المراجعات الثانية التي طلبها أعضاء من أي من طرفي القرار، في يوم البت فيها على يد شخص لم يشارك في القرار. ونسعى إلى البت خلال ${hoursAr(APPEAL_DUE_HOURS)}.`,
  },
  overturned: {
    title: 'أين أخطأنا',
    counted:
      'القرارات المذكورة أعلاه التي أُلغيت، بحسب القاعدة التي قلنا إنها خولفت؛ وإذا لم نكن قد وجدنا مخالفة، فبحسب السبب الذي أبلغ عنه العضو. وحيث يكشف ذلك عن عدد صغير، لا تُذكر القاعدة.',
  },
  pauses: {
    title: 'ما فعله برنامج من تلقاء نفسه',
    counted: `يمنع برنامج الأعضاء الذين يكررون طلب المال من بدء محادثات جديدة، لمدة تصل إلى ${daysAr(SHIELD_PAUSE_DAYS)}، حتى ينظر في الأمر أحد أفراد فريقنا. وما عدا ذلك، فهو ينبه ويسأل فقط.`,
  },
  verification: {
    title: 'التوثيق',
    counted: 'طلبات الشارة الزرقاء بصور مباشرة أو بمكالمة، وما قرره شخصان.',
  },
}

export const words: typeof en = {
  title: 'أرقامنا',
  description: `البلاغات والقرارات والمراجعات الثانية والتوثيق على ${BRAND} بالأرقام، شهرًا بعد شهر.`,
  subtitle: 'ما أخبرنا به الأعضاء، وما قررناه، وكم مرة أخطأنا.',
  text: `هذه الأرقام مأخوذة من السجلات نفسها التي نعمل بها. وهي لا تكشف شيئًا عن أي شخص بعينه: الأعداد الأقل من ${MIN_PUBLISHED_COUNT} تظهر كلها «أقل من ${MIN_PUBLISHED_COUNT}»، حتى إذا كان العدد صفرًا. ويُنشر كل شهر مرة واحدة، بعد انتهائه بوقت قصير، ولا يتغير بعد ذلك.`,
  withoutScripts: 'من دون JavaScript، يمكن قراءة <figuresData>الأرقام في صورة بيانات</figuresData>.',
  month: 'الشهر',
  groups,
  reasons: reportLabels,
  figures: {
    'notices.received': 'البلاغات',
    median: 'نصفها لم ينتظر أكثر من',
    'first_looks.in_time': 'نُظر فيها في الوقت المحدد',
    'first_looks.late': 'نُظر فيها متأخرًا',
    'appeals.upheld': 'بقي قرارنا كما هو',
    'appeals.lifted': 'أُلغي قرارنا',
    'pauses.begun': 'مرات المنع',
    'pauses.lifted': 'حالات لم يجد فيها شخص من فريقنا مخالفة',
    'verifications.requested': 'الطلبات',
    'verifications.approved': 'تم التوثيق',
    'verifications.rejected': 'لم يتم التوثيق',
  },
  /** Used by the script that fills in the figures. */
  filling: {
    /** The locale for dates and numbers. */
    locale: 'ar-EG-u-nu-latn',
    failed: 'تعذر تحميل الأرقام. يرجى المحاولة لاحقًا.',
    none: 'لا أرقام بعد عن {month}: تظهر هنا عند انتهاء الشهر.',
    tooFew: 'العدد أقل من أن يُذكر',
    fewer: `أقل من ${MIN_PUBLISHED_COUNT}`,
    hours: {
      zero: 'أقل من ساعة',
      one: 'ساعة واحدة',
      two: 'ساعتان',
      few: '{count} ساعات',
      many: '{count} ساعة',
      other: '{count} ساعة',
    },
    minutes: {
      zero: 'أقل من دقيقة',
      one: 'دقيقة واحدة',
      two: 'دقيقتان',
      few: '{count} دقائق',
      many: '{count} دقيقة',
      other: '{count} دقيقة',
    },
  },
}
