import type { words as en } from '@ndoa/server/features/dating/likes/words'

export const words: typeof en = {
  tooManyLikes: 'Leo umependezwa na wasifu wa wanachama wengi.',
  yourself: 'Huwezi kupendezwa na wasifu wako mwenyewe.',
  liked: (name) => `Umependezwa na wasifu wa ${name}.`,
  matched: 'Mmependezana! Kila mmoja amependezwa na mwenzake.',
}
