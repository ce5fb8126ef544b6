import type { words as en } from '@ndoa/server/features/dating/likes/words'

export const words: typeof en = {
  tooManyLikes: 'Kun nuna sha’awa ga mambobi da yawa yau.',
  yourself: 'Ba za ku iya nuna sha’awa ga bayanan kanku ba.',
  liked: (name) => `Kun nuna sha’awa ga bayanan ${name}.`,
  matched: 'Kun dace! Kowannenku ya nuna sha’awa.',
}
