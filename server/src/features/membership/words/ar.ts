import { BRAND } from '@ndoa/contract/brand'
import { pluralAr as plural } from '@ndoa/contract/plural'
import { type words as en, TIER_NAMES } from './en.ts'

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
    withdrawal: 'إذا غيرت رأيك، يمكنك التراجع هناك خلال 14 يومًا.',
  },
}
