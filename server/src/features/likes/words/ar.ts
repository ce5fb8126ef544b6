import type { words as en } from './en.ts'

export const words: typeof en = {
  tooManyLikes: 'أرسلت اليوم إعجابات كثيرة.',
  yourself: 'لا يمكنك الإعجاب بنفسك.',
  liked: 'أُرسل إعجابك!',
  matched: 'إعجاب متبادل! أعجب كل منكما بالآخر.',
}
