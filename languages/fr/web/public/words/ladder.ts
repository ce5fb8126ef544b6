import { pluralFr as plural } from '@ndoa/contract/plural'
import { BAN_DUE_HOURS, SLOWED_DAYS_MAX, SUSPENSION_DAYS } from '@ndoa/contract/trust/decision-rules'
import type { words as en } from '@ndoa/web/public/words/ladder'
import { orList } from './phrases.ts'

export const words: typeof en = {
  none: {
    name: 'Aucune mesure',
    meaning:
      'Nous avons constaté qu’aucune règle n’avait été enfreinte. Il n’arrive rien à ce membre, et rien n’est retenu contre lui.',
  },
  advice: {
    name: 'Conseil',
    meaning: 'Un mot amical qui dit ce qu’il faudrait faire autrement. Rien n’est restreint.',
  },
  content_removed: {
    name: 'Contenu retiré',
    meaning: 'Une photo, un message ou le texte du profil est retiré. Le compte continue comme avant.',
  },
  slowed: {
    name: 'Limitation',
    meaning: `Pendant ${SLOWED_DAYS_MAX} jours au plus, ce membre ne peut pas commencer de nouvelles conversations. Celles qui ont commencé continuent.`,
  },
  suspended: {
    name: 'Suspension',
    meaning: `Pendant ${orList(SUSPENSION_DAYS)} jours, personne ne voit le profil, et ce membre peut seulement lire nos motifs, consulter ses propres signalements, demander un réexamen des uns comme des autres, télécharger ses données ou supprimer le compte.`,
  },
  banned: {
    name: 'Exclusion définitive',
    meaning: `La personne perd définitivement l’accès à son compte. L’un de nous le propose, et une autre personne, parmi nos responsables, décide sous ${BAN_DUE_HOURS} heures ; le compte est suspendu entre-temps. Nul n’est exclu sur la décision d’une seule personne.`,
  },
  strikes: (count, days) =>
    plural(count, {
      one: `${count} manquement retenu pendant ${days} jours`,
      many: `${count} de manquements retenus pendant ${days} jours`,
      other: `${count} manquements retenus pendant ${days} jours`,
    }),
}
