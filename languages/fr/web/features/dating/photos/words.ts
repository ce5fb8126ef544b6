import { isolatedName } from '@ndoa/contract/isolated'
import { pluralFr as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/features/dating/photos/words'
import { rejections } from './words/rejections.ts'
import { sorting } from './words/sorting.ts'
import { crop, uploads } from './words/uploads.ts'

export const words: typeof en = {
  list: 'Vos photos',
  loading: 'Chargement des photos…',
  failed: { title: 'Les photos ne se chargent pas', text: 'Les photos n’ont pas pu être chargées' },
  add: (place) => `Ajouter une photo<more> : place ${place}</more>`,
  whichFirst: 'Votre visage, bien éclairé, sans personne d’autre sur l’image.',
  photo: (place) => `Photo ${place}`,
  main: 'Principale',
  statuses: { approved: 'Approuvée', pending: 'En cours d’examen', rejected: 'Refusée' },
  autoApproved: 'Approuvée automatiquement',
  unseen: 'Ceci est une démo : les photos sont approuvées sans examen.',
  slot: {
    drag: (place) => `Déplacer la photo ${place}`,
    view: (place, status) => `Voir la photo ${place}, ${status}`,
    viewMain: (place, status) => `Voir la photo ${place}, photo principale, ${status}`,
    setMain: (place) => `Choisir la photo ${place} comme photo principale`,
    actions: (place) => `Actions pour la photo ${place}`,
    moveLeft: (place) => `Déplacer la photo ${place} vers la gauche`,
    moveRight: (place) => `Déplacer la photo ${place} vers la droite`,
    remove: (place) => `Supprimer la photo ${place}`,
  },
  large: {
    alt: (place) => `Votre photo ${place}`,
    ofMain: (status) => `${status} · Photo principale`,
  },
  setMain: {
    action: 'Choisir comme photo principale',
    title: 'Changer de photo principale ?',
    done: 'Photo principale changée !',
    failed: 'La photo principale n’a pas pu être changée',
  },
  losesBadge:
    'Vous perdez votre badge bleu tant que nous n’avons pas comparé votre visage avec la nouvelle photo principale.',
  remove: {
    action: 'Supprimer',
    title: 'Supprimer la photo ?',
    text: 'Voulez-vous vraiment supprimer cette photo ? Cette action ne peut pas être annulée.',
    busy: 'Suppression…',
    done: 'Photo supprimée.',
    failed: 'La photo n’a pas pu être supprimée',
  },
  reorder: {
    done: 'Nouvel ordre des photos enregistré !',
    failed: 'L’ordre des photos n’a pas pu être changé',
  },
  status: {
    title: 'État des photos',
    mainPhoto: (place) => `Photo ${place} (principale)`,
    uploaded: '<more>Envoyée le </more><date></date>',
  },
  tiles: {
    added: 'Photos ajoutées',
    approved: 'Approuvées',
    pending: 'En cours d’examen',
    complete: 'Rempli',
    of: (count, most) => `${count}/${most}`,
    percent: (percent) => `${percent} %`,
  },
  preview: {
    title: 'Aperçu du profil',
    loading: 'Chargement de l’aperçu…',
    main: 'Votre photo principale',
    none: 'Pas encore de photo',
    nameAge: (name, age) => `${isolatedName(name)}, ${age} ans`,
    thumbnails: 'Miniatures',
    more: (count) =>
      plural(count, {
        one: `+${count}<more> autre photo</more>`,
        many: `+${count}<more> d’autres photos</more>`,
        other: `+${count}<more> autres photos</more>`,
      }),
  },
  guidelines: {
    title: 'Règles pour les photos',
    points: (most) => [
      `Jusqu’à ${most} photos : JPEG, PNG, WebP`,
      'Vous seulement, sur des photos que vous pouvez montrer',
      'Votre visage sans filtre sur la photo principale',
      'Personne sans son accord, pas d’enfants',
      'Ni nudité, ni violence, ni publicité',
      'Pas de coordonnées',
    ],
  },
  tips: {
    title: 'Conseils',
    points: [
      'La lumière du jour et un fond uni',
      'Quelque chose que vous aimez : la cuisine, votre travail, un lieu',
      'Votre visage, une de la tête aux pieds, une qui raconte quelque chose',
    ],
  },
  decided: 'Nos motifs sont dans les paramètres, sous « Confidentialité » ; sinon, écrivez-nous.',
  rejections,
  sorting,
  uploads,
  crop,
}
