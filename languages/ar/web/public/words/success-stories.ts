import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/success-stories'

export const words: typeof en = {
  title: 'قصص نجاح',
  description: `صفحة الأزواج الذين تعارفوا على ${BRAND}، في أفريقيا وخارجها. هل أنتما منهم؟ يسرنا سماع قصتكما.`,
  subtitle: 'ما قد يحدث عندما يعرف اثنان ما يريدانه.',
  start: 'بداية قصتك',
  tell: 'مشاركة قصتكما',
  yours: {
    title: 'قصتكما',
    text: [
      'هل تعارفتما هنا؟ <contact>يسرنا أن نعرف</contact>. لا ننشر أي قصة من دون موافقة كليكما، ونزيلها متى طلب أي منكما ذلك.',
    ],
  },
  none: {
    title: 'لا قصص بعد',
    text: [
      'كل قصة في هذه الصفحة ستكون عن زوجين حقيقيين، وبكلماتهما. ليس لدينا قصة نشاركها بعد، ولن نختلق واحدة. وقد تكون قصتك هي الأولى.',
    ],
  },
}
