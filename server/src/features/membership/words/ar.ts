import { BRAND } from '@ndoa/contract/brand'
import { TIER_NAMES } from '@ndoa/contract/membership-rules'
import { pluralAr as plural } from '@ndoa/contract/plural'
import type { words as en } from './en.ts'

export const words: typeof en = {
  title: (tier, months) =>
    `${TIER_NAMES[tier]}، ${plural(months, {
      zero: 'دون مدة',
      one: 'شهر واحد',
      two: 'شهران',
      few: `${months} أشهر`,
      many: `${months} شهرًا`,
      other: `${months} شهر`,
    })}`,
  tooManyOrders: 'بدأت اليوم عمليات دفع كثيرة.',
  receipt: {
    mail: {
      subject: `إيصالك من ${BRAND}`,
      preview: 'شكرًا على دفعتك.',
      heading: 'شكرًا لك',
    },
    thanks: (title) => `وصلتنا دفعتك. هذا إيصالك عن: ${title}.`,
    term: (from, to) => `تسري عضويتك من ${from} إلى ${to}.`,
    paid: (price) => `المبلغ المدفوع: ${price}`,
    tax: (tax, rate) => `الضريبة المشمولة: ${tax} (${rate})`,
    number: (number) => `رقم الإيصال: ${number}`,
    label: 'عرض عضويتي',
    withdrawal: 'إذا غيرت رأيك، يمكنك العدول هناك خلال 14 يومًا.',
  },
  withdrawal: {
    mail: { subject: 'العدول عن العضوية', preview: 'المبلغ في طريقه إليك.', heading: 'تم' },
    received: (moment) => `استلمنا عدولك في ${moment} (UTC). وقد انتهت عضويتك.`,
    back: (price) => `سيُعاد إليك ${price} بالطريقة التي دُفع بها. وقد يستغرق ذلك بضعة أيام.`,
    label: 'عرض الدفعة',
  },
  replaced: {
    mail: {
      subject: 'إعادة مبلغ عضويتك السابقة إليك',
      preview: 'المبلغ في طريقه إليك.',
      heading: 'المبلغ في طريقه إليك',
    },
    ended: (title) =>
      `بدأت عضويتك الأعلى، فانتهت هذه العضوية: ${title}. وسيُعاد إليك ثمن الأيام غير المستخدمة.`,
  },
  returnedRenewal: {
    mail: {
      subject: 'إعادة مبلغ التجديد إليك',
      preview: 'المبلغ في طريقه إليك.',
      heading: 'المبلغ في طريقه إليك',
    },
    paid: 'دُفع تجديد لعضويتك بعد عدولك عنها أو شرائك عضوية أخرى. ولا يُحتسب هذا التجديد.',
  },
  reminder: {
    mail: {
      subject: `عضويتك في ${BRAND} تتجدد بعد أسبوع`,
      preview: 'يمكنك إيقاف التجديد بضغطة واحدة.',
      heading: 'التجديد بعد أسبوع',
    },
    renews: (title, date) => `تتجدد عضويتك في ${date}: ${title}.`,
    charge: (price, card) => `سنخصم ${price} من البطاقة المنتهية بالأرقام ${card}.`,
    stop: 'لم تعد تهمك؟ يمكنك إيقاف التجديد بالزر، دون تسجيل الدخول. وحتى بعد التجديد يمكنك استرداد المبلغ كاملًا خلال 14 يومًا.',
    label: 'إيقاف التجديد أو عرضه',
  },
  notRenewed: {
    mail: { subject: `لم تتجدد عضويتك في ${BRAND}`, preview: 'تعذر الخصم من بطاقتك.', heading: 'لم تتجدد' },
    refused: (price, card) => `تعذر خصم ${price} من البطاقة المنتهية بالأرقام ${card}. ولن نحاول مرة أخرى.`,
    unreachable: (price, card) =>
      `لم يعد بإمكاننا الاتصال بالشركة التي تخصم من البطاقات نيابة عنا. إذا كان مبلغ ${price} قد خُصم من البطاقة المنتهية بالأرقام ${card}، فستكون العضوية لك أو يُعاد إليك المبلغ. ولن نحاول مرة أخرى.`,
    ends: (date) => `تنتهي عضويتك من تلقاء نفسها في ${date}. ويمكنك الحصول على عضوية أخرى متى شئت.`,
    ended: 'انتهت عضويتك. ويمكنك الحصول على عضوية أخرى متى شئت.',
  },
}
