import type { Relaxation } from '@ndoa/contract/dating/discovery'
import { formatCount } from '@ndoa/contract/french'
import { FILTER_AGE_MIN, FILTER_AGE_TOP } from '@ndoa/contract/limits'
import type { relaxations as en } from '@ndoa/web/features/dating/discovery/words/relaxations'

type Filter = Relaxation['filter']

/** Filter names inside quotation marks or a list. */
const names: Record<Filter, string> = {
  age: 'âge',
  country: 'pays',
  faith: 'religion',
  denomination: 'confession',
  tribe: 'ethnie',
  language: 'langue',
  education: 'études',
  has_children: 'a des enfants',
  wants_children: 'veut des enfants',
  verified: 'profils vérifiés',
  has_photo: 'profils avec photo',
  active_this_week: 'profils actifs cette semaine',
  deal_breakers: 'critères non négociables',
}

const offers: Record<Filter, string> = {
  age: `Élargir l’âge à ${FILTER_AGE_MIN}–${FILTER_AGE_TOP}+`,
  country: 'Chercher dans tous les pays',
  faith: 'Inclure toutes les religions',
  denomination: 'Inclure toutes les confessions',
  tribe: 'Inclure toutes les ethnies',
  language: 'Inclure toutes les langues',
  education: 'Inclure tous les niveaux d’études',
  has_children: 'Avec ou sans enfants',
  wants_children: 'Avec ou sans désir d’enfants',
  verified: 'Inclure les profils non vérifiés',
  has_photo: 'Inclure les profils sans photo',
  active_this_week: 'Inclure les profils non actifs cette semaine',
  deal_breakers: 'Revoir vos critères non négociables',
}

export const relaxations: typeof en = {
  label: 'Comment voir plus de membres',
  offer: (filter, gain) => `${offers[filter]} : ${formatCount(gain)} de plus`,
  nobody: {
    one: (filter) =>
      filter === 'deal_breakers'
        ? 'Personne ne correspond encore à vos critères non négociables.'
        : `Personne ne correspond encore à votre filtre « ${names[filter]} ».`,
    both: 'Personne ne correspond encore à ces deux filtres à la fois.',
    many: 'Personne ne correspond encore à tous vos choix.',
  },
  few: {
    one: (filter) =>
      filter === 'deal_breakers'
        ? 'Vos critères non négociables masquent d’autres membres.'
        : `Votre filtre « ${names[filter]} » masque d’autres membres.`,
    many: (filters) =>
      `Ces choix masquent d’autres membres : ${filters.map((filter) => names[filter]).join(', ')}.`,
  },
}
