import type { words as en } from '@ndoa/server/features/dating/likes/words'

export const words: typeof en = {
  tooManyLikes: 'أرسلت اليوم إعجابات كثيرة.',
  yourself: 'لا يمكنك الإعجاب بنفسك.',
  liked: (name) => `أُرسل إعجابك إلى ${name}.`,
  matched: 'إعجاب متبادل! أعجب كل منكما بالآخر.',
}
