import type { words as en } from '@ndoa/server/features/dating/photos/words'

export const words: typeof en = {
  tooManyPhotos: 'أضفت اليوم صورًا كثيرة.',
  tooManyGrants: 'أظهرت صورك اليوم لكثير من الأشخاص.',
  uploaded: 'تم رفع الصورة!',
  deleted: 'حُذفت الصورة.',
  reordered: 'تغير ترتيب الصور!',
  mainChosen: 'تغيرت الصورة الرئيسية!',
}
