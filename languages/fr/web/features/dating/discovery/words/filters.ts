import { formatCount } from '@ndoa/contract/french'
import { pluralFr as plural } from '@ndoa/contract/plural'
import type { filters as en } from '@ndoa/web/features/dating/discovery/words/filters'
import { once } from '@ndoa/web/lib/once'

const regions = once(() => new Intl.DisplayNames('fr', { type: 'region' }))

export const filters: typeof en = {
  title: 'Filtres',
  withCount: (count) => `Filtres (${count})`,
  more: 'Plus de filtres',
  inUse: 'Filtres utilisés',
  remove: 'Retirer le filtre : ',
  clearAll: 'Tout effacer',
  showMatches: 'Voir les profils',
  show: (total) => `Voir (${formatCount(total)})`,
  nobody: 'Personne ne réunit encore tous ces critères',
  members: (total) =>
    plural(total, {
      one: `${total} membre correspond`,
      many: `${formatCount(total)} de membres correspondent`,
      other: `${formatCount(total)} membres correspondent`,
    }),
  age: 'Âge',
  ages: (lowest, highest) => `Âge : ${lowest}–${highest}`,
  country: 'Pays',
  allCountries: 'Tous les pays',
  countryName: (code) => regions().of(code) ?? code,
  faith: 'Religion',
  faiths: {
    all: 'Toutes',
    Christianity: 'Christianisme',
    Islam: 'Islam',
    Traditional: 'Religion traditionnelle africaine',
    Other: 'Autre',
    Spiritual: 'Spiritualité, sans religion',
  },
  lookingFor: 'Je cherche',
  genders: { Male: 'Homme', Female: 'Femme' },
  choose: 'Choisir',
  anyGender: 'Homme ou femme',
  sorts: { compatibility: 'Compatibilité', newest: 'Nouveaux membres' },
  any: 'Peu importe',
  denomination: 'Confession',
  anyDenomination: 'Toutes les confessions',
  faithFirst: 'Choisissez d’abord une religion',
  tribe: 'Ethnie',
  anyTribe: 'Toutes les ethnies',
  language: 'Langue',
  anyLanguage: 'Toutes les langues',
  moreLanguages: 'Autres langues',
  speaks: (language) => `Langue : ${language}`,
  education: 'Études',
  anyEducation: 'Toutes les études',
  educations: {
    'High School': 'Lycée',
    'Some College': 'Études supérieures sans diplôme',
    "Bachelor's Degree": 'Licence',
    "Master's Degree": 'Master',
    Doctorate: 'Doctorat',
    'Professional Degree': 'Diplôme de médecine, de droit ou équivalent',
    'Trade School': 'Formation professionnelle',
    Other: 'Autre',
  },
  hasChildren: 'A des enfants',
  noChildren: 'Sans enfant',
  wantsChildren: 'Veut des enfants',
  wantsNoChildren: 'Ne veut pas d’enfants',
  onlyShow: 'Seulement les profils',
  facts: {
    verified: 'Vérifiés',
    has_photo: 'Avec photo',
    active_this_week: 'Actifs cette semaine',
  },
  onlyShown:
    'On ne trouve les membres que par les réponses qu’ils montrent. Qui garde une réponse privée n’apparaît pas quand vous filtrez sur ce point.',
}
