import { minutesAr } from '@ndoa/contract/arabic'
import { BRAND } from '@ndoa/contract/brand'
import { PHONE_CODE_MINUTES } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/server/features/identity/accounts/sign-in/words'
import { waiting } from '../../../shared/words.ts'

const FIFTEEN_MINUTES =
  'يصلح الرابط مرة واحدة، خلال 15 دقيقة. يرجى عدم تحويله إلى أحد: فكل من يفتحه يدخل إلى حسابك.'

export const words: typeof en = {
  confirmation: (link) => ({
    subject: 'تأكيد عنوان بريدك الإلكتروني',
    preview: 'بقيت نقرة واحدة.',
    heading: 'أهلًا وسهلًا!',
    paragraphs: [
      `أهلًا بك في ${BRAND}. نقرة واحدة تفصلك عن التعرف على أشخاص يريدون الزواج، مثلك تمامًا.`,
      'يرجى تأكيد أن هذا عنوان بريدك الإلكتروني:',
    ],
    action: { link, label: 'تأكيد عنوان بريدي الإلكتروني' },
    closing: [
      'يصلح الرابط مرة واحدة، خلال 24 ساعة. وإذا فُتح في متصفح غير الذي أنشأت فيه الحساب، فسيطلب كلمة المرور أيضًا.',
      `أنشأ شخص ما حسابًا على ${BRAND} بهذا العنوان. إذا لم يكن ذلك منك، فلا حاجة إلى أي إجراء: لا يستطيع أحد استخدام عنوانك من دون هذا الرابط.`,
    ],
  }),
  signIn: (link, name) => ({
    subject: `رابط دخولك إلى ${BRAND}`,
    preview: 'يصلح لمدة 15 دقيقة.',
    heading: 'رابط دخولك',
    ...(name && { name }),
    paragraphs: ['طلبت رابطًا لتسجيل الدخول من دون كلمة مرور. ها هو:'],
    action: { link, label: 'تسجيل الدخول' },
    closing: [FIFTEEN_MINUTES, 'إذا لم يكن الطلب منك، فلا حاجة إلى أي إجراء.'],
  }),
  reset: (link, name) => ({
    subject: `اختيار كلمة مرور جديدة في ${BRAND}`,
    preview: 'يصلح الرابط لمدة 15 دقيقة.',
    heading: 'اختيار كلمة مرور جديدة',
    ...(name && { name }),
    paragraphs: ['طلبت اختيار كلمة مرور جديدة. هذا الرابط يسجل دخولك ويتيح لك اختيارها:'],
    action: { link, label: 'اختيار كلمة مرور جديدة' },
    closing: [FIFTEEN_MINUTES, 'إذا لم يكن الطلب منك، فلا حاجة إلى أي إجراء: تبقى كلمة المرور كما هي.'],
  }),
  code: (code) => ({
    subject: `رمزك في ${BRAND}`,
    preview: 'لتأكيد أن هذا العنوان لك.',
    heading: 'هل هذا عنوانك؟',
    paragraphs: [
      'يريد شخص ما استخدام عنوان البريد الإلكتروني هذا لتسجيل الدخول إلى حسابه. إذا كان ذلك منك، فيرجى إدخال هذا الرمز للتأكيد:',
    ],
    code,
    closing: [
      `يصلح الرمز لمدة ${minutesAr(PHONE_CODE_MINUTES)}. إذا لم يكن ذلك منك، فلا حاجة إلى أي إجراء: لا يحدث شيء من دون الرمز.`,
    ],
  }),
  /** One text message: 160 characters in GSM-7, 70 in other alphabets. */
  phoneCode: (code) =>
    `رمزك في ${BRAND} هو ${code}، لمدة ${minutesAr(PHONE_CODE_MINUTES)}. لن نطلبه منك أبدًا.`,
  /** After too many wrong passwords from one address, when no link was sent. */
  networkUsedUp: (seconds) =>
    `المحاولات من شبكتك كثيرة جدًا. يرجى المحاولة مرة أخرى بعد ${waiting(seconds)}، أو اختيار «هل نسيت كلمة المرور؟» للدخول عبر البريد الإلكتروني.`,
  linkIfRight: (seconds) =>
    `المحاولات من شبكتك كثيرة جدًا. إذا كان البريد الإلكتروني وكلمة المرور صحيحين، فقد أرسلنا إليك رابط دخول. وإلا فيرجى المحاولة مرة أخرى بعد ${waiting(seconds)}.`,
}
