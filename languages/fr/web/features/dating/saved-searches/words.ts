import type { words as en } from '@ndoa/web/features/dating/saved-searches/words'

export const words: typeof en = {
  saveThis: 'Enregistrer cette recherche',
  title: 'Recherches enregistrées',
  what: 'Enregistrez ce que vous cherchez : nous vous prévenons quand une nouvelle personne correspond, une fois par jour au plus.',
  failed: 'Vos recherches ne se chargent pas.',
  name: 'Nom de la recherche',
  save: 'Enregistrer',
  saved: 'C’est enregistré. Nous vous prévenons quand une nouvelle personne correspond.',
  none: 'Vous n’avez pas encore de recherche enregistrée.',
  premium: (tier) =>
    `Les recherches enregistrées font partie de ${tier}. Tous les filtres restent gratuits. <a>Ce que cette formule apporte</a>`,
  ended: (tier) =>
    `Vos recherches sont conservées, et vous pouvez les ouvrir. Les alertes reprendront quand vous aurez de nouveau ${tier}. <a>Ce que cette formule apporte</a>`,
  open: 'Ouvrir',
  rename: 'Renommer',
  delete: 'Supprimer',
  reallyDelete: 'Oui, supprimer',
  keep: 'Garder',
  cancel: 'Annuler',
  alerts: 'Me prévenir quand une nouvelle personne correspond',
  alertedOn: (date) => `Une nouvelle personne le ${date}`,
  anybody: 'Aucun filtre',
  notSaved: 'Ce n’est pas enregistré. Réessayez.',
  of: (action, name) => `${action} : ${name}`,
}
