import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/server/features/trust/support/words'

export const words: typeof en = {
  message: {
    subject: 'وصلتنا رسالتك',
    preview: 'نرد خلال 24 ساعة.',
    heading: 'شكرًا على رسالتك',
    paragraphs: [`شكرًا على مراسلة ${BRAND}. نرد خلال 24 ساعة.`],
    closing: ['إذا لم تكن الرسالة منك، فيمكنك تجاهل هذا البريد.'],
  },
  notice: {
    subject: 'وصلنا بلاغك',
    preview: 'سينظر فيه أحد أفراد فريقنا.',
    heading: 'شكرًا على إخبارنا',
    paragraphs: [`وصلنا بلاغك عن شيء على ${BRAND}. سينظر فيه أحد أفراد فريقنا، وسنكتب إليك بما نقرره.`],
    closing: ['إذا لم يكن البلاغ منك، فيمكنك تجاهل هذا البريد.'],
  },
  tooManyNotices: 'أرسلت عدة بلاغات من قبل.',
}
