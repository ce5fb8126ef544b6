import { monthsAr } from '@ndoa/contract/arabic'
import type { VERIFICATION_REASONS } from '@ndoa/contract/dating/choices'
import { VERIFIED_MONTHS } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/server/features/trust/verification/words'

/** The web app uses the same wording. */
const reasons: Record<(typeof VERIFICATION_REASONS)[number], string> = {
  not_same_person:
    'لم نستطع التأكد من أن الصور التي أرسلتها وصور ملفك الشخصي للشخص نفسه. تساعد الصور التي يظهر فيها وجهك بوضوح، ولا تكون قديمة.',
  not_clear: 'كانت الصور مظلمة أو غير واضحة. يرجى التقاطها من جديد في ضوء النهار، من دون فلتر.',
  wrong_turn: 'في الصورة الثانية، لم يكن اتجاه رأسك كما طلبنا.',
  wrong_code: 'لم نستطع قراءة الرمز المكتوب على الورقة، أو كان رمزًا مختلفًا.',
  not_live: 'بدت الصور كأنها التُقطت من شاشة أو من صورة أخرى.',
  photos_unclear: 'وجهك لا يظهر في صور ملفك الشخصي بوضوح يكفي للمقارنة. يرجى أولًا اختيار صورة رئيسية أوضح.',
  missed_call: 'لم نجدك في المكالمة. يمكنك طلب مكالمة أخرى، أو إرسال صور بدلًا منها.',
}

const compared = {
  pictures: 'قارن شخصان من فريقنا الصور التي أرسلتها بصور ملفك الشخصي. وحُذفت الصور المرسلة.',
  call: 'قارن شخصان من فريقنا ملامحك في المكالمة بصور ملفك الشخصي.',
}
const rejected = {
  kept: 'تعذر تجديد شارتك هذه المرة',
  ended: 'انتهت شارتك',
  none: 'تعذر توثيق ملفك هذه المرة',
}
const whatChanges = {
  kept: 'تبقى شارتك حتى تنتهي مدتها.',
  ended: 'لم تعد الشارة تظهر على ملفك الشخصي، لأننا لم نعد متأكدين ممن يظهر في صورك.',
  none: 'ولا يتغير شيء آخر بالنسبة إليك.',
}

export const words: typeof en = {
  call: (name, link) => ({
    subject: 'مكالمتك بالفيديو',
    preview: 'لمعرفة متى وأين نلتقي.',
    heading: 'حددنا موعد مكالمة الفيديو',
    name,
    paragraphs: [
      'موعد لقائنا ومكانه في صفحة التوثيق، بتوقيت جهازك. إذا لم يناسبك، فيمكنك سحب طلبك هناك وتقديم طلب جديد.',
    ],
    action: { label: 'عرض موعد المكالمة', link },
  }),
  approved: (name, kind) => ({
    subject: 'تم توثيق ملفك',
    preview: 'على ملفك الآن شارة زرقاء.',
    heading: 'على ملفك الآن شارة زرقاء',
    name,
    paragraphs: [
      `${compared[kind]} تسري شارتك لمدة ${monthsAr(VERIFIED_MONTHS)}، وتنتهي قبل ذلك إذا غيرت صورتك الرئيسية أو تاريخ ميلادك أو الجنس.`,
    ],
  }),
  rejected: (name, { kind, reason, badge }, link) => ({
    subject: rejected[badge],
    preview: 'يمكنك المحاولة مرة أخرى في أي وقت.',
    heading: rejected[badge],
    name,
    paragraphs: [
      reasons[reason],
      `${kind === 'pictures' ? 'حُذفت الصور المرسلة. ' : ''}لا نخبر أحدًا غيرك. ${whatChanges[badge]} يمكنك المحاولة مرة أخرى في أي وقت.`,
    ],
    action: { label: 'المحاولة مرة أخرى', link },
  }),
  startedOften: 'بدأت اليوم مرات كثيرة.',
  askedOften: 'طلبت هذا اليوم عدة مرات.',
  askedMany: 'طلبت هذا اليوم من أشخاص كثيرين.',
}
