import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/plain-pages'

export const words: typeof en = {
  start: 'الانتقال إلى صفحة البداية',
  notFound: {
    title: 'الصفحة غير موجودة',
    description: 'هذه الصفحة غير موجودة أو نُقلت إلى مكان آخر.',
    text: 'هذه الصفحة غير موجودة أو نُقلت إلى مكان آخر. أما شريك حياتك، فقد يكون هنا مع ذلك.',
    dashboard: 'الانتقال إلى صفحتك الرئيسية',
    tell: 'إخبارنا بذلك',
  },
  error: {
    title: 'حدث خطأ ما',
    description: 'حدث خطأ من جهتنا.',
    text: (address) =>
      `الخطأ منا، لا منك. يرجى المحاولة مرة أخرى بعد قليل. وإذا تكرر، فيمكنك مراسلة <mail>${address}</mail>.`,
  },
  offline: {
    title: 'لا يوجد اتصال بالإنترنت',
    description: 'هذه الصفحة تحتاج إلى اتصال بالإنترنت.',
    text: `هذه الصفحة تحتاج إلى اتصال بالإنترنت. أما ${BRAND} فيمكن فتحها من دونه، وتحمّل إعجاباتك المتبادلة ورسائلك عند عودة الاتصال.`,
    open: `فتح ${BRAND}`,
    tryStart: 'محاولة فتح صفحة البداية مرة أخرى',
  },
  oldBrowser: {
    title: 'متصفحك قديم جدًا',
    description: `يحتاج ${BRAND} إلى متصفح أحدث.`,
    text: (address) =>
      `يحتاج ${BRAND} إلى Chrome 92 أو Firefox 102 أو Safari 15 أو إصدار أحدث. حدّث متصفحك أو هاتفك، أو ثبّت متصفحًا آخر، ثم افتح ${BRAND} من جديد. وإن تعذّر ذلك فاكتب إلى <mail>${address}</mail> وسنساعدك.`,
    tryAgain: 'حاول مرة أخرى',
    contact: 'اتصل بنا',
  },
}
