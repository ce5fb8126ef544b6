import type { words as en } from '@ndoa/web/features/dating/first-steps/words'

export const words: typeof en = {
  title: 'Premiers pas',
  steps: {
    photo: {
      title: 'Une photo de vous',
      text: 'Votre visage, bien éclairé, sans personne d’autre sur l’image.',
    },
    faith: {
      title: 'Votre foi',
      text: 'Pour beaucoup de familles, elle passe en premier : c’est donc elle qui compte le plus.',
    },
    roots: {
      title: 'Vos racines',
      text: 'Les langues que vous parlez, et votre peuple d’origine.',
    },
    family: {
      title: 'Vos projets de famille',
      text: 'Mieux vaut le savoir tôt. Vous pouvez garder chaque réponse pour vous.',
    },
    bio: {
      title: 'Votre présentation',
      text: 'Deux ou trois phrases suffisent. Choisissez un début, si vous voulez.',
    },
    wishes: {
      title: 'Qui cherchez-vous ?',
      text: 'Personne d’autre que vous ne voit ces réponses. Elles nous servent à choisir qui vous suggérer.',
    },
  },
  place: (place, total, title) => `Étape ${place} sur ${total}<more> : ${title}</more>`,
  later: 'Plus tard',
  skip: 'Passer',
  saving: 'Enregistrement…',
  finish: 'Voir qui me convient',
  notSaved: 'Vos réponses n’ont pas été enregistrées. Réessayez.',
  languages: 'Langues que vous parlez',
  keepPrivate: 'Garder privé : ni montré, ni compté dans votre compatibilité',
  waysToBegin: 'Débuts possibles',
  beginnings: [
    'Un dimanche réussi, pour moi, c’est',
    'Ma mère dirait de moi que',
    'Le foyer que j’espère fonder',
    'Nous nous entendrons bien si vous',
    'Pour moi, la foi, c’est',
  ],
  genders: { Female: 'Une femme', Male: 'Un homme' },
}
