import type { words as en } from '@ndoa/server/features/dating/likes/words'

export const words: typeof en = {
  tooManyLikes: 'Vous avez aimé beaucoup de profils aujourd’hui.',
  yourself: 'Vous ne pouvez pas aimer votre propre profil.',
  liked: (name) => `Votre « J’aime » est envoyé à ${name}.`,
  matched: 'Une nouvelle affinité ! Entre vous, l’intérêt est réciproque.',
}
