import type {
  ends as endsEn,
  reasons as reasonsEn,
} from '@ndoa/web/features/trust/verification/words/own/reasons'

/** Why the last request was rejected, and how to fix it. */
export const reasons: typeof reasonsEn = {
  not_same_person:
    'لم نتأكد من أن الصور المباشرة وصور ملفك الشخصي للشخص نفسه. وتفيد صور تظهر وجهك بوضوح وليست قديمة.',
  not_clear: 'كانت الصور داكنة أو غير واضحة. يرجى التقاطها مرة أخرى في ضوء النهار، من دون فلتر.',
  wrong_turn: 'في الصورة الثانية، لم يكن رأسك في الاتجاه الذي طلبناه.',
  wrong_code: 'لم نتمكن من قراءة الرمز المكتوب على الورقة، أو كان رمزًا آخر.',
  not_live: 'بدت الصور كأنها التُقطت من شاشة أو من صورة أخرى.',
  photos_unclear: 'صور ملفك الشخصي لا تظهر وجهك بوضوح يكفي للمقارنة. يرجى أولًا اختيار صورة رئيسية أوضح.',
  missed_call: 'لم نجدك في المكالمة. يرجى طلب مكالمة أخرى، أو إرسال صور بدلًا منها.',
}

/** Why the badge ended. */
export const ends: typeof endsEn = {
  member: 'تخليت عنها.',
  time: 'انتهت مدتها.',
  renewed: 'تم توثيق ملفك مرة أخرى.',
  main_photo: 'لديك صورة رئيسية جديدة لم نقارنها بعد.',
  gender: 'غيرت الجنس في ملفك.',
  date_of_birth: 'غيرت تاريخ ميلادك.',
  ban: 'أُغلق حسابك.',
  rejected: 'انتهت شارتك، لأننا لم نعد متأكدين ممن يظهر في صورك.',
}
