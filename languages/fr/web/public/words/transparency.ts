import { BRAND } from '@ndoa/contract/brand'
import { SHIELD_PAUSE_DAYS } from '@ndoa/contract/limits'
import { REPORT_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import { APPEAL_DUE_HOURS } from '@ndoa/contract/trust/decision-rules'
import { MIN_PUBLISHED_COUNT } from '@ndoa/contract/trust/transparency-rules'
import type { words as en } from '@ndoa/web/public/words/transparency'
import { reportLabels } from './phrases/rules.ts'
import { orList } from './phrases.ts'

const DUE_HOURS = [...new Set(Object.values(REPORT_DUE_HOURS))]

const groups: typeof en.groups = {
  reports: {
    title: 'Ce que les membres ont signalé',
    counted:
      'Chaque signalement compte le jour où il a été fait, sous le motif choisi par le membre, quoi qu’il en soit résulté. Plusieurs signalements au sujet d’une même personne comptent chacun.',
  },
  notices: {
    title: 'Ce que d’autres nous ont dit',
    counted: 'Les signalements de contenus nuisibles par des personnes sans compte.',
  },
  'first-looks': {
    title: 'En combien de temps nous avons regardé',
    counted: `D’un signalement au moment où quelqu’un de notre équipe l’a ouvert. « À temps » veut dire sous ${orList(DUE_HOURS)} heures, selon le danger qu’il laisse craindre. Tous les signalements ouverts au sujet d’une même personne comptent pour un ; quand un autre s’y ajoute, nous regardons de nouveau, et c’est cette fois-là qui compte.`,
  },
  decisions: {
    title: 'Ce que nous avons décidé',
    counted:
      'Chaque décision compte le jour où elle a pris effet ; une exclusion définitive, le jour où une deuxième personne l’a confirmée. Ce qui a été annulé plus tard compte quand même ici, et plus bas.',
  },
  appeals: {
    title: 'Combien de fois nous avons eu tort',
    counted: `Les réexamens demandés par des membres, d’un côté ou de l’autre d’une décision, le jour où une personne qui n’y avait pas pris part a tranché. Notre objectif est de décider sous ${APPEAL_DUE_HOURS} heures.`,
  },
  overturned: {
    title: 'Là où nous avons eu tort',
    counted:
      'Les décisions ci-dessus qui ont été annulées, selon la règle que nous avions dite enfreinte ; quand nous n’avions rien constaté, selon le motif du signalement. Là où cela révélerait un petit nombre, une règle est omise.',
  },
  pauses: {
    title: 'Ce qu’un programme a fait seul',
    counted: `Un programme empêche les membres qui demandent de l’argent à plusieurs reprises de commencer de nouvelles conversations, pendant ${SHIELD_PAUSE_DAYS} jours au plus, jusqu’à ce que quelqu’un de notre équipe ait regardé. Pour le reste, il se borne à mettre en garde et à poser une question.`,
  },
  verification: {
    title: 'Vérification',
    counted:
      'Les demandes de badge bleu, par photos prises en direct ou par appel, et ce que deux personnes ont décidé.',
  },
}

export const words: typeof en = {
  title: 'Nos chiffres',
  description: `Signalements, décisions, réexamens et vérifications sur ${BRAND} en chiffres, mois par mois.`,
  subtitle:
    'Ce que les membres nous ont dit, ce que nous avons décidé, et combien de fois nous avons eu tort.',
  text: `Ces chiffres viennent des données mêmes avec lesquelles nous travaillons. Ils ne révèlent rien sur une personne en particulier : les nombres inférieurs à ${MIN_PUBLISHED_COUNT} sont tous indiqués par « moins de ${MIN_PUBLISHED_COUNT} », même quand il n’y a rien eu. Chaque mois est publié une seule fois, peu après sa fin, et ne change plus ensuite.`,
  withoutScripts: 'Sans scripts, lisez <figuresData>les chiffres sous forme de données</figuresData>.',
  month: 'Mois',
  groups,
  reasons: reportLabels,
  figures: {
    'notices.received': 'Signalements sans compte',
    median: 'La moitié n’a pas attendu plus de',
    'first_looks.in_time': 'Examinés à temps',
    'first_looks.late': 'Examinés trop tard',
    'appeals.upheld': 'Décisions maintenues',
    'appeals.lifted': 'Décisions annulées',
    'pauses.begun': 'Fois où il est intervenu',
    'pauses.lifted': 'Cas où une personne n’a rien trouvé à redire',
    'verifications.requested': 'Demandes',
    'verifications.approved': 'Profils vérifiés',
    'verifications.rejected': 'Profils non vérifiés',
  },
  filling: {
    locale: 'fr',
    failed: 'Les chiffres n’ont pas pu être chargés. Réessayez un peu plus tard.',
    none: 'Pas encore de chiffres pour {month} : ils apparaîtront ici quand le mois sera terminé.',
    tooFew: 'Trop peu pour le dire',
    fewer: `Moins de ${MIN_PUBLISHED_COUNT}`,
    hours: { one: '{count} heure', other: '{count} heures' },
    minutes: { one: '{count} minute', other: '{count} minutes' },
  },
}
