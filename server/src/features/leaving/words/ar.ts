import { hoursAr } from '@ndoa/contract/arabic'
import { BRAND } from '@ndoa/contract/brand'
import { EXPORT_HOURS } from '@ndoa/contract/limits'
import { words as en } from './en.ts'

const GOODBYE = `تم حذف حسابك على ${BRAND}`

export const words: typeof en = {
  ...en, // the sentences that are not translated yet
  goodbye: (name) => ({
    subject: GOODBYE,
    preview: 'كما طلبت.',
    heading: 'نتمنى لك الخير',
    name,
    paragraphs: [
      'حذفنا حسابك كما طلبت. حُذف ملفك الشخصي وصورك وإعجاباتك وإعجاباتك المتبادلة ومحادثاتك وإعداداتك، ولا يمكن استرجاعها.',
    ],
    closing: [
      'هذه آخر رسالة تصلك منا بالبريد الإلكتروني. إذا لم يكن الطلب منك، فيرجى مراسلتنا وسننظر في الأمر.',
    ],
  }),
  goodbyeText: GOODBYE,
  archive: (name, link) => ({
    subject: `نسخة بياناتك من ${BRAND} جاهزة`,
    preview: `يمكنك تنزيلها خلال ${hoursAr(EXPORT_HOURS)}.`,
    heading: 'نسخة بياناتك جاهزة',
    name,
    paragraphs: ['نسخة بياناتك التي طلبتها جاهزة:'],
    action: { link, label: 'تنزيل بياناتي' },
    closing: [
      `يصلح الرابط مرة واحدة، خلال ${hoursAr(EXPORT_HOURS)}، ما دام الدخول إلى حسابك مسجلًا. إذا لم يكن الطلب منك، فيرجى تغيير كلمة المرور.`,
    ],
  }),
  archiveText: (link) => `بياناتك من ${BRAND} جاهزة للتنزيل خلال ${hoursAr(EXPORT_HOURS)}: ${link}`,
}
