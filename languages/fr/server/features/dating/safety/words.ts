import type { words as en } from '@ndoa/server/features/dating/safety/words'

export const words: typeof en = {
  tooManyPartings: 'Vous avez bloqué beaucoup de membres, ou mis fin à beaucoup d’affinités.',
  tooManyAtOnce: 'Vous allez très vite.',
  tooManyProfiles: 'Vous avez ouvert beaucoup de profils aujourd’hui.',
  tooManyFaces: 'Vous avez vu beaucoup de nouvelles personnes aujourd’hui.',
  blockYourself: 'Vous ne pouvez pas bloquer votre propre profil.',
  hideYourself: 'Vous ne pouvez pas masquer votre propre profil.',
  parted: 'C’est fait. Vous ne vous voyez plus l’un l’autre.',
  unblocked: 'Blocage levé. Vous pouvez de nouveau vous voir l’un l’autre.',
}
