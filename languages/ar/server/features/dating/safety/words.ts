import type { words as en } from '@ndoa/server/features/dating/safety/words'

export const words: typeof en = {
  tooManyPartings: 'حظرت أعضاء كثيرين أو أنهيت التواصل معهم.',
  tooManyAtOnce: 'هذه محاولات كثيرة في وقت قصير.',
  tooManyProfiles: 'فتحت اليوم ملفات كثيرة.',
  tooManyFaces: 'رأيت اليوم أشخاصًا جددًا كثيرين.',
  blockYourself: 'لا يمكنك حظر نفسك.',
  hideYourself: 'لا يمكنك إخفاء نفسك.',
  /** One sentence for all partings, so that the answer does not reveal which one it was. */
  parted: 'تم ذلك. لن يرى أحدكما الآخر بعد الآن.',
  unblocked: 'أُلغي الحظر. يمكن لكل منكما رؤية الآخر من جديد.',
}
