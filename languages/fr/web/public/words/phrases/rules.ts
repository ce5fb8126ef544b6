import { BRAND } from '@ndoa/contract/brand'
import type { COMMUNITY_RULES } from '@ndoa/contract/trust/community-rules'

export const communityRules: typeof COMMUNITY_RULES = {
  money: {
    title: 'Personne ne demande d’argent',
    rule: 'Pas de demande d’argent ni de cadeaux, et pas d’offre de compagnie rémunérée.',
    meaning:
      'Pas pour une facture d’hôpital, un billet, un visa, du crédit téléphonique ou des frais de scolarité, et pas pour un placement qui ne peut pas échouer. Parler de la dot, du lobola, du mahr ou de la façon de partager un foyer est permis : demander à une personne rencontrée ici d’envoyer de l’argent ne l’est pas.',
  },
  not_in_photos: {
    title: 'Soyez vous-même',
    rule: 'Pas de faux profil, et pas plus d’un profil.',
    meaning:
      'Les photos vous montrent, comme vous êtes aujourd’hui ; votre nom, votre âge et votre histoire sont les vôtres. Personne n’écrit à votre place.',
  },
  underage: {
    title: 'Réservé aux adultes',
    rule: 'Vous avez au moins 18 ans.',
    meaning: `${BRAND} s’adresse aux adultes qui veulent se marier. Si vous êtes plus jeune, attendez encore un peu. Toute personne qui cherche ici le contact avec des enfants est exclue définitivement.`,
  },
  threats: {
    title: 'Ni menaces, ni chantage',
    rule: 'Pas de harcèlement, pas de menaces et pas de chantage.',
    meaning:
      'Personne n’effraie un autre membre, ne fait pression sur lui ni ne le poursuit : ni par des mots, ni avec des images envoyées en confiance, ni en lui écrivant encore et encore après un refus.',
  },
  hate: {
    title: 'Le respect pour tout le monde',
    rule: 'Pas de haine, et pas de mépris pour l’ethnie, la foi, la couleur de peau ou le sexe de qui que ce soit.',
    meaning:
      'Vous avez le droit de savoir qui vous voulez rencontrer, et de le dire avec délicatesse. Les insultes, les mots blessants et le mépris pour ce qu’est une personne n’ont pas leur place ici.',
  },
  sexual: {
    title: 'Rien d’intime',
    rule: 'Pas de photos intimes ou violentes, et pas de messages sexuels que personne n’a demandés.',
    meaning:
      'Pas de nudité et rien de cruel dans les photos, les profils ou les messages, même entre personnes dont l’intérêt est réciproque.',
  },
  married: {
    title: 'Libre de se marier',
    rule: 'Vous n’êtes pas actuellement dans les liens du mariage, sauf séparation légale.',
    meaning:
      'Si vous avez un conjoint, ou si vous avez promis le mariage à quelqu’un, fermez votre compte : les autres cherchent ici la personne avec qui se marier.',
  },
  advertising: {
    title: 'Pas de commerce',
    rule: 'Pas de publicité, pas de collecte des données d’autres membres, et pas de robots.',
    meaning:
      'Pas de marchandises, pas de services, pas de chasse aux abonnés, pas de liens vers d’autres sites. Les profils et les messages sont écrits par des personnes, pour des personnes.',
  },
  trafficking: {
    title: 'Personne n’est forcé ni vendu',
    rule: 'Personne n’est contraint au mariage, acheté ou vendu.',
    meaning:
      'Les deux personnes choisissent librement. Personne n’est proposé à d’autres, et personne n’est attiré à l’étranger par une promesse de travail ou de mariage.',
  },
  meeting: {
    title: 'En sécurité quand on se rencontre',
    rule: 'Pas de violence et pas de pression, y compris lors d’une rencontre.',
    meaning:
      'Ces règles valent aussi en dehors de ce site. Si quelqu’un vous fait du mal ou fait pression sur vous lors d’une rencontre, nous agissons ici.',
  },
  other: {
    title: 'Aucun autre tort',
    rule: 'Pas d’autre tort causé aux membres, et rien de ce que la loi interdit.',
    meaning:
      'Nous ne pouvons pas tout énumérer. Si quelque chose vous blesse ou vous fait peur, dites-le-nous : quelqu’un l’examinera.',
  },
}

export { reasons as reportLabels } from '../../../features/trust/reports/words/reasons.ts'
