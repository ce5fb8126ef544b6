import { pluralFr as plural } from '@ndoa/contract/plural'
import type { home as en } from '@ndoa/web/app/screens/words/home'

/** "a", "a et b", "a, b et c" */
const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`

export const home: typeof en = {
  title: 'Accueil',
  welcome: (name) => `Bienvenue, ${name} !`,
  welcomeBack: (name) => `Bon retour parmi nous, ${name} !`,
  suggested: 'Suggestions',
  loadingSuggested: 'Chargement des suggestions…',
  today: 'Voici qui pourrait vous convenir.',
  likeYou: (count, shown) =>
    plural(count, {
      one: `${shown} personne a aimé votre profil`,
      many: `${shown} personnes ont aimé votre profil`,
      other: `${shown} personnes ont aimé votre profil`,
    }),
  waiting: (count, shown) =>
    plural(count, {
      one: `${shown} personne attend votre réponse`,
      many: `${shown} personnes attendent votre réponse`,
      other: `${shown} personnes attendent votre réponse`,
    }),
  shortcuts: {
    label: 'Raccourcis',
    find: { title: 'Trouver quelqu’un', text: 'Cherchez la personne qui vous convient' },
    matches: { title: 'Mes affinités', text: 'Toutes les personnes avec qui c’est réciproque' },
    likes: { title: 'J’aime', text: 'Voyez qui a aimé votre profil' },
    profile: { title: 'Profil', text: 'Parlez un peu plus de vous' },
  },
  completion: {
    title: (percent) => `Votre profil est rempli à ${percent} %`,
    label: 'Profil rempli',
    missing: (named, more) =>
      `Il manque encore : ${list(more > 0 ? [...named, plural(more, { one: `${more} autre`, many: `${more} d’autres`, other: `${more} autres` })] : named)}.`,
    addPhotos: 'Ajouter des photos',
    editProfile: 'Modifier mon profil',
    loading: 'Chargement de votre profil…',
  },
}
