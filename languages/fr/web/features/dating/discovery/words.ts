import { formatCount } from '@ndoa/contract/french'
import { pluralFr as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/features/dating/discovery/words'
import { filters } from './words/filters.ts'
import { relaxations } from './words/relaxations.ts'

export const words: typeof en = {
  suggested: {
    title: 'Suggestions',
    viewAll: 'Tout voir<more> : suggestions</more>',
    loading: 'Chargement des suggestions…',
    none: {
      title: 'Élargissez la recherche',
      text: 'Il n’y a aucun nouveau membre à vous suggérer pour le moment. Essayez d’autres filtres pour voir plus de membres.',
      find: 'Trouver quelqu’un',
    },
  },
  matches: 'Profils',
  searching: 'Recherche en cours…',
  found: (total) =>
    plural(total, {
      one: `${total} personne`,
      many: `${formatCount(total)} de personnes`,
      other: `${formatCount(total)} personnes`,
    }),
  sortBy: 'Trier par',
  loadMore: 'Afficher plus de profils',
  end: 'Vous avez vu toutes les personnes qui correspondent à ces filtres.',
  failed: {
    title: 'Les profils ne se chargent pas',
    first: 'Les profils n’ont pas pu être chargés',
    more: 'La suite n’a pas pu être chargée',
    preferencesRefused:
      'Vos préférences n’ont pas pu être chargées. La recherche se fait avec les choix par défaut.',
    preferences: 'Vos préférences ne se chargent pas. La recherche se fait avec les choix par défaut.',
  },
  noMatches: {
    title: 'Personne ne réunit encore tous ces critères',
    advice:
      'Essayez des âges plus larges, un autre pays ou toutes les religions. Vos <a>préférences</a> jouent aussi sur les profils que vous voyez.',
    reset: 'Effacer les filtres',
  },
  filters,
  relaxations,
}
