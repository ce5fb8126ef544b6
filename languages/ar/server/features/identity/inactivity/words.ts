import { daysAr } from '@ndoa/contract/arabic'
import { BRAND } from '@ndoa/contract/brand'
import { INACTIVE_AFTER_DAYS } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/server/features/identity/inactivity/words'

export const words: typeof en = {
  warning: (name, publicUrl) => ({
    subject: `مضى وقت منذ زيارتك الأخيرة إلى ${BRAND}`,
    preview: 'زيارة خلال أسبوع تبقي ملفك ضمن الاقتراحات.',
    heading: 'هل يهمك البقاء ضمن الاقتراحات؟',
    name,
    paragraphs: [
      `بعد ${daysAr(INACTIVE_AFTER_DAYS)} من دون زيارة، نتوقف عن اقتراح الملف الشخصي، حتى يتعرف الأعضاء على من يُرجَّح أن يردوا. وبالنسبة إلى ملفك، سيكون ذلك بعد أسبوع تقريبًا.`,
      `للبقاء، يكفي فتح ${BRAND} مرة واحدة قبل ذلك. وعند عودتك لاحقًا، نقترح ملفك من جديد ابتداءً من تلك اللحظة. وتبقى إعجاباتك المتبادلة ورسائلك كما هي.`,
    ],
    action: { label: `فتح ${BRAND}`, link: `${publicUrl}/dashboard` },
    closing: [`يمكنك إيقاف الرسائل الإلكترونية في إعداداتك: ${publicUrl}/settings`],
  }),
}
